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
export function foldPlay(
  rounds: readonly CountedRound[],
  by: PointsBy,
  folded: Map<number, PlayPoints> = new Map(),
): Map<number, PlayPoints> {
  const rated = remembering(by);
  for (const round of rounds) {
    const points = pointsOfRound(round, rated);
    if (points === 0n) continue;
    let own = folded.get(round.playerId);
    if (!own) {
      own = { earned: 0n, taken: 0n };
      folded.set(round.playerId, own);
    }
    if (points > 0n) own.earned += points;
    else own.taken += points;
  }
  return folded;
}

/** Rounds that were played together are of one game, currency and moment more often than not: what held then is asked once. */
function remembering({ productOf, rates }: PointsBy): PointsBy {
  const products = new Map<string, PointProduct>();
  let last: { asked: Parameters<PointRates['at']>[0]; answer: bigint | undefined } | undefined;
  return {
    productOf(game) {
      const product = products.get(game) ?? productOf(game);
      products.set(game, product);
      return product;
    },
    rates: {
      at(asked) {
        const isSame =
          last?.asked.at === asked.at && last.asked.product === asked.product && last.asked.currency === asked.currency;
        if (!isSame) last = { asked, answer: rates.at(asked) };
        return last?.answer;
      },
    },
  };
}
