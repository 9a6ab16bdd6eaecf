import type { PointProduct } from '@halley/contract';
import type { CountedRound } from '../../promotions/index.ts';
import { millionths } from './millionths.ts';
import type { PointRates } from './point-rates.ts';

/** What rounds have earned a player, and what was taken back with rounds, below zero. */
export interface PlayPoints {
  earned: bigint;
  taken: bigint;
}

/**
 * Points of rounds by player: for stakes in cash, at the rate that held when the round was opened, so that a round that is
 * taken back takes what it gave. The fraction of a millionth is dropped both ways.
 */
export function foldPlay(
  rounds: readonly CountedRound[],
  { productOf, rates }: { productOf(game: string): PointProduct; rates: PointRates },
): Map<number, PlayPoints> {
  const folded = new Map<number, PlayPoints>();
  for (const { playerId, game, currency, openedAt, stake, stakeBonus, isFree } of rounds) {
    const cash = stake - stakeBonus;
    if (isFree || cash === 0n) continue;
    const perPoint = rates.at({ product: productOf(game), currency, at: openedAt });
    if (perPoint === undefined) continue;
    const points = (cash * millionths) / perPoint;
    const { earned, taken } = folded.get(playerId) ?? { earned: 0n, taken: 0n };
    folded.set(playerId, points > 0n ? { earned: earned + points, taken } : { earned, taken: taken + points });
  }
  return folded;
}
