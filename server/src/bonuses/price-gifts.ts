import type { DueReward, GiftsPrice, PricedGift } from '../promotions/index.ts';
import { referenceGame } from './reference-game.ts';
import { dealEnds } from './simulate/deal-ends.ts';
import { type EstimatedGame, estimateGifts } from './simulate/estimate-gifts.ts';

type DueBonus = Extract<DueReward, { type: 'bonus' }>;
type Weights = DueBonus['terms']['weights'];

const { gameReturn, deviation: gameDeviation } = referenceGame;

/** What a bonus is played at: how much of it becomes cash on average at the reference game, and the spread of that. */
export function priceBonus({ amount, deposit, wager, maxStake, maxCashout, terms }: DueBonus) {
  const share = BigInt(terms.weights.slots || 100);
  const { ends } = dealEnds({
    deposit: deposit ?? 0n,
    bonus: amount,
    requirement: (amount * BigInt(wager) * 100n) / share,
    maxStake,
    maxCashout,
    release: terms.release,
    gameReturn,
    gameDeviation,
  });
  const mean = ends.reduce((sum, { chance, converted }) => sum + chance * converted, 0);
  const square = ends.reduce((sum, { chance, converted }) => sum + chance * converted ** 2, 0);
  return { mean, variance: Math.max(0, square - mean ** 2) };
}

/** The kinds of games at their best for somebody who reckons: even chances at other games and at tables. */
const bestOf = ({ slots, other, tables }: Weights): EstimatedGame[] => [
  { gameReturn, gameDeviation, weight: slots },
  { gameReturn: 0.99, gameDeviation: 1, weight: other },
  { gameReturn: 0.99, gameDeviation: 1, weight: tables },
];

const replays = 200;

/** What many gifts would cost, replayed; the same seed gives the same figures. */
export function priceGifts(
  gifts: readonly PricedGift[],
  { takeUp, weights, seed }: { takeUp: number; weights: Weights; seed: number },
): Promise<GiftsPrice> {
  const typical = { gameReturn, gameDeviation, weight: weights.slots || 100 };
  return estimateGifts({ gifts, takeUp, typical, games: bestOf(weights), replays, seed });
}
