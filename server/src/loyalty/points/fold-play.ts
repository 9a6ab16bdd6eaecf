import type { PointProduct } from '@halley/contract';
import type { CountedRound } from '../../promotions/index.ts';
import { millionths } from './millionths.ts';
import type { PointRates } from './point-rates.ts';

export interface PointsBy {
  productOf(game: string): PointProduct;
  rates: PointRates;
}

/** In millionths; below zero: of a round that is taken back. */
export function pointsOfRound(
  { game, currency, openedAt, stake, stakeBonus, isFree, uncounted }: CountedRound,
  { productOf, rates }: PointsBy,
): bigint {
  const cash = stake - stakeBonus;
  if (isFree || uncounted || cash === 0n) return 0n;
  const perPoint = rates.at({ product: productOf(game), currency, at: openedAt });
  return perPoint === undefined ? 0n : (cash * millionths) / perPoint;
}

/** What rounds have earned a player, and what was taken back with rounds, below zero. */
export interface PlayPoints {
  earned: bigint;
  taken: bigint;
}

/**
 * Points of rounds by player: for stakes in cash, at the rate that held when the round was opened, so that a round that is
 * taken back takes what it gave. The fraction of a millionth is dropped both ways.
 */
export function foldPlay(rounds: readonly CountedRound[], by: PointsBy): Map<number, PlayPoints> {
  const folded = new Map<number, PlayPoints>();
  for (const round of rounds) {
    const { playerId } = round;
    const points = pointsOfRound(round, by);
    if (points === 0n) continue;
    const { earned, taken } = folded.get(playerId) ?? { earned: 0n, taken: 0n };
    folded.set(playerId, points > 0n ? { earned: earned + points, taken } : { earned, taken: taken + points });
  }
  return folded;
}
