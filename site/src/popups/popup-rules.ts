import { groupIdsOf, newProviderGroup, newProviderShownGroup } from '@halley/contract/groups';

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

/** The terms have changed, or were never accepted: nothing goes on before they are. */
export function mustAcceptTerms(player: { auth_fields_missed: readonly string[] } | null): boolean {
  return player?.auth_fields_missed.includes('terms_acceptance') ?? false;
}

export function mayShowNewProvider(
  player: { statuses: readonly { id: string | number }[] } | null,
  { shown, excluded }: { shown: boolean; excluded: boolean },
): boolean {
  const groups = groupIdsOf(player?.statuses ?? []);
  // Whoever is in a break is told of no new games (PP-27).
  return !shown && !excluded && groups.includes(newProviderGroup) && !groups.includes(newProviderShownGroup);
}
