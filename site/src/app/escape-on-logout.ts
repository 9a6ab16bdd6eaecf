import { readStored, writeStored } from '../storage/index.ts';
import { isIosWebview } from './escape-rules.ts';

/** Logging out inside another app offers the way out of it: the next page shows it. */
export function askEscapeAfterReload(): void {
  if (isIosWebview(navigator.userAgent)) writeStored('escapeAsked', '1');
}

export function takeEscapeWish(): boolean {
  const asked = readStored('escapeAsked') !== null;
  if (asked) writeStored('escapeAsked', null);
  return asked;
}
