import type { GameKind } from './catalogue.ts';

/** As far as a licence says how a game may behave on screen. */
export interface ScreenProtection {
  slotRoundMs: number;
  otherRoundMs: number;
  autoplay: boolean;
  quickPlay: boolean;
  bonusBuy: boolean;
}

/**
 * PP-01, PP-02: what a game is told with its address, ours and other studios' alike. Only what is forbidden is said: no
 * autoplay, no turbo, quick spin or slam stop, and the least time between the starts of rounds, which the door enforces.
 */
export function screenRules(protection: ScreenProtection, kind: GameKind): Record<string, string> {
  const paceMs = kind === 'slot' ? protection.slotRoundMs : protection.otherRoundMs;
  return {
    ...(!protection.autoplay && { autoplay: '0' }),
    ...(!protection.quickPlay && { turbo: '0' }),
    ...(paceMs > 0 && { pace_ms: String(paceMs) }),
  };
}

/**
 * Our own games offer nothing that nobody has allowed: they are told what the licence permits as well. An address that
 * was not made here says nothing, and opens a game without any of it.
 */
export function ownScreenRules(protection: ScreenProtection, kind: GameKind): Record<string, string> {
  return {
    ...(protection.autoplay && { autoplay: '1' }),
    ...(protection.quickPlay && { turbo: '1' }),
    ...(protection.bonusBuy && kind === 'slot' && { buy: '1' }),
    ...screenRules(protection, kind),
  };
}
