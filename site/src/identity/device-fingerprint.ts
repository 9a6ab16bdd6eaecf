/**
 * What travels as `dfpc`: a hash of traits that any page may read, so that a log-in from another machine can be told
 * from the usual one. Nothing is stored and nothing identifies a person. Empty where the browser cannot hash.
 */
export async function deviceFingerprint(): Promise<string> {
  const { language, hardwareConcurrency, maxTouchPoints, platform, userAgent } = navigator;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // The version changes with every update; the machine does not.
  const browser = userAgent.replace(/[\d._]+/g, '');
  const traits = [browser, platform, language, timeZone, hardwareConcurrency, maxTouchPoints];
  const size = [screen.width, screen.height].toSorted((left, right) => left - right);
  const text = [...traits, ...size, screen.colorDepth].join('|');
  // Plain http on another host than this one has no subtle crypto.
  if (!globalThis.crypto?.subtle) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
