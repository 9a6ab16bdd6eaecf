import { otherSide } from '../series/match-state.ts';
import type { PeriodReach, SeriesRules, SideIndex } from '../series/series.ts';

/**
 * A map: first to 13 rounds, sides change after 12. From 12-12 on blocks of six rounds are played, sides change after three of
 * them; four rounds of a block win, 3-3 begins another.
 */
const toWinMap = 13;
export const half = 12;
export const blockHalf = 3;
const toWinBlock = 4;

/** Of the round that comes next: who attacks, and whether a half begins with it. */
export interface RoundPlace {
  attacker: SideIndex;
  begins: boolean;
  overtime: boolean;
}

export function placeOf(opener: SideIndex, rounds: number): RoundPlace {
  if (rounds < 2 * half) {
    return { attacker: rounds < half ? opener : otherSide(opener), begins: rounds % half === 0, overtime: false };
  }
  const past = rounds - 2 * half;
  const isSecond = Math.floor(past / blockHalf) % 2 === 1;
  return { attacker: isSecond ? opener : otherSide(opener), begins: past % blockHalf === 0, overtime: true };
}

/** Rounds each side had when the block began; regulation has none. */
function blockBase(rounds: number): number {
  return half + blockHalf * Math.floor((rounds - 2 * half) / (2 * blockHalf));
}

export function isMapOver(home: number, away: number): boolean {
  const most = Math.max(home, away);
  // The last round of a block still belongs to it.
  const before = home + away - 1;
  return before < 2 * half ? most === toWinMap : most === blockBase(before) + toWinBlock;
}

/** What teams can buy, in three levels each; both as one number, home's level × 3 + away's. */
export type Economy = number;
export const economies = 9;

export const levelsOf = (economy: Economy): readonly [home: number, away: number] => [
  Math.floor(economy / 3),
  economy % 3,
];

/** A half begins with the same for both. */
export const economyAt = (overtime: boolean): Economy => (overtime ? 8 : 4);

/** Who wins saves up; who loses spends, and is helped when it has nothing. */
const afterWin = [1, 2, 2] as const;
const afterLoss = [1, 0, 1] as const;

/** By who wins the round. */
export const economyAfter: readonly [home: readonly Economy[], away: readonly Economy[]] = [
  Array.from({ length: economies }, (_, economy) => {
    const [home, away] = levelsOf(economy);
    return afterWin[home]! * 3 + afterLoss[away]!;
  }),
  Array.from({ length: economies }, (_, economy) => {
    const [home, away] = levelsOf(economy);
    return afterLoss[home]! * 3 + afterWin[away]!;
  }),
];

/** What a map can come to if the side wins whose opponent has `other` rounds. It can always go to one more overtime. */
function reachOfSide(own: number, other: number): PeriodReach {
  const margin = { low: 2, high: toWinBlock };
  const rounds = own + other;
  const base = rounds < 2 * half ? undefined : blockBase(rounds);
  if (base === undefined && other < half) {
    return {
      total: { low: toWinMap + other, high: Infinity },
      lead: { low: 2, high: Math.max(toWinMap - other, toWinBlock) },
    };
  }
  // In this block, unless the other has too many rounds of it; before overtime in the first.
  const inBlock = base === undefined ? 0 : other - base;
  const from = base ?? half;
  const low = inBlock < blockHalf ? 2 * from + toWinBlock + inBlock : 2 * (from + blockHalf) + toWinBlock;
  return { total: { low, high: Infinity }, lead: margin };
}

function reach(home: number, away: number): readonly [PeriodReach, PeriodReach] {
  const [byHome, byAway] = [reachOfSide(home, away), reachOfSide(away, home)];
  return [byHome, { total: byAway.total, lead: { low: -byAway.lead.high, high: -byAway.lead.low } }];
}

/** Room for more rounds than matches have: each further block is about a third as likely. */
const roundsInMap = 54;

const series = (toWin: number): SeriesRules => ({
  toWin,
  totalMax: roundsInMap * (2 * toWin - 1),
  leadMax: toWinMap * toWin,
  reach,
});

/** By the maps that win the match. */
export const esportSeries: Readonly<Record<2 | 3, SeriesRules>> = { 2: series(2), 3: series(3) };
