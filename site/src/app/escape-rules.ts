export const escapeAfterMs = 5 * 60_000;
export const escapeCheckMs = 60_000;

/** A page inside another app on an iPhone or iPad: WebKit, but not Safari and not a browser of its own. */
export function isIosWebview(userAgent: string): boolean {
  if (!/iPhone|iPad|iPod/.test(userAgent)) return false;
  return /FBAN|FBAV|Instagram|Line\/|Telegram/.test(userAgent) || !/Safari\//.test(userAgent);
}

export interface EscapeFacts {
  isWebview: boolean;
  /** In this session already. */
  shown: boolean;
  visitStartMs: number;
  nowMs: number;
  cashboxOpen: boolean;
  gameOpen: boolean;
}

/** Once a session, after five minutes, never in the middle of paying or playing. */
export function mayShowEscape({ isWebview, shown, visitStartMs, nowMs, cashboxOpen, gameOpen }: EscapeFacts): boolean {
  return isWebview && !shown && !cashboxOpen && !gameOpen && nowMs - visitStartMs >= escapeAfterMs;
}
