import type { PricedGift } from '../../../promotions/index.ts';
import type { GameOutcomes, SimulatedDeal } from '../deal.ts';

/** Golden test 11: pays twice the stake with a chance of 0.48. */
export const evenGame: GameOutcomes = [
  { probability: 0.52, multiplier: 0 },
  { probability: 0.48, multiplier: 2 },
];

/** 100.00 paid in, 100.00 given, ten times, at the end, with stakes of at most 5.00. */
export const goldenGift: PricedGift = {
  deposit: 10_000n,
  bonus: 10_000n,
  requirement: 100_000n,
  maxStake: 500n,
  maxCashout: null,
  release: 'whole',
};

/** The same, played with stakes of 5.00 that count in full. */
export const goldenDeal: SimulatedDeal = { ...goldenGift, stake: 500n, weight: 100 };
