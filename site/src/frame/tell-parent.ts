/** What the site says to the page that shows it in a frame. */
export interface FrameMessage {
  type: 'close' | 'redirect' | 'refresh_user';
  payload?: { url?: string; deeplink?: string };
}

export function isFramed(): boolean {
  return window.parent !== window;
}

/**
 * To the parent alone, and only if it is a partner the operator has named (or the house itself): a message to `*` would
 * tell any page that frames us who comes and goes.
 */
export function tellParent(message: FrameMessage, partners: readonly string[]): void {
  if (!isFramed()) return;
  const allowed = [window.location.origin, ...partners];
  const parent = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
  // A parent that hides its address is asked for by every name it may have; the browser delivers to the right one only.
  const targets = parent && allowed.includes(parent) ? [parent] : parent ? [] : allowed;
  for (const target of targets) window.parent.postMessage(message, target);
}
