import type { Licence } from '@halley/contract';

/**
 * What protects a player, as far as licences differ in it; every other rule always holds. The names of the rules are
 * those of the protection rules (PP).
 */
export interface Protection {
  /** PP-01: least time from the start of one round to the next; 0 = no rule. */
  slotRoundMs: number;
  otherRoundMs: number;
  /** PP-02: autoplay; turbo, quick spin and slam stop. */
  autoplay: boolean;
  quickPlay: boolean;
  /** Free spins at once, for a price: play of an hour in a moment (decision 32). */
  bonusBuy: boolean;
  /** PP-04: net position and elapsed time on screen. */
  netPosition: 'always' | 'when asked for';
  /** PP-18: a requested withdrawal can be taken back by the player. */
  withdrawalReversal: boolean;
  /** PP-24: how long a loosened limit waits. */
  limitLooseningMs: number;
  /** PP-29: name, address and date of birth are verified before play for money. */
  verifyBeforePlay: boolean;
  /** PP-32: after so long without activity the player shows again who they are; null = no rule. */
  idleLimitMs: number | null;
  /** PR-03: a bonus is staked at most so many times, whatever its rule says. */
  mostWagering: number;
  /** PR-04: trigger, condition and reward of a promotion are of one product. */
  oneProduct: boolean;
  /** PR-08: days a gift can be played at least. */
  leastBonusDays: number;
  /** PR-14: nothing is given before a player is verified. */
  verifyBeforeBonus: boolean;
  /** PR-14: how many bonuses a player gets in all; null: no rule. */
  bonusesPerPlayer: number | null;
}

/** `STRICT` belongs to no licence: it shows everything switched on. */
export const protectionProfiles = ['CW', 'EE', 'GCB', 'STRICT'] as const satisfies readonly (Licence | 'STRICT')[];
export type ProtectionProfile = (typeof protectionProfiles)[number];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const usual: Protection = {
  slotRoundMs: 0,
  otherRoundMs: 0,
  autoplay: true,
  quickPlay: true,
  bonusBuy: true,
  netPosition: 'when asked for',
  withdrawalReversal: true,
  limitLooseningMs: dayMs,
  verifyBeforePlay: false,
  idleLimitMs: null,
  mostWagering: 35,
  oneProduct: false,
  leastBonusDays: 7,
  verifyBeforeBonus: false,
  bonusesPerPlayer: null,
};

const strict: Protection = {
  slotRoundMs: 2_500,
  otherRoundMs: 5_000,
  autoplay: false,
  quickPlay: false,
  bonusBuy: false,
  netPosition: 'always',
  withdrawalReversal: false,
  limitLooseningMs: dayMs,
  verifyBeforePlay: true,
  idleLimitMs: 30 * minuteMs,
  mostWagering: 10,
  oneProduct: true,
  leastBonusDays: 7,
  verifyBeforeBonus: true,
  bonusesPerPlayer: null,
};

export const protections: Readonly<Record<ProtectionProfile, Protection>> = {
  CW: usual,
  GCB: { ...usual, withdrawalReversal: false, idleLimitMs: 30 * minuteMs },
  EE: strict,
  STRICT: { ...strict, leastBonusDays: 30 },
};
