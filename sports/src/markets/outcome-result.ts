/**
 * What became of an outcome. `void_factor` is the part of the stake that comes back as it was: 1 is void, a half is what
 * quarter lines come to. `dead_heat` is how many places were left for how many who tied. `deduction` is what non-runners take
 * off the winnings, in whole millionths: at a price of 3 and a tenth a win returns 1 + 2 × 0.9, in a dead heat its part of that.
 */
export interface OutcomeResult {
  result: 'won' | 'lost';
  void_factor: 0 | 0.5 | 1;
  dead_heat?: readonly [places: number, tied: number];
  deduction?: number;
}

export const won: OutcomeResult = { result: 'won', void_factor: 0 };
export const lost: OutcomeResult = { result: 'lost', void_factor: 0 };
export const halfWon: OutcomeResult = { result: 'won', void_factor: 0.5 };
export const halfLost: OutcomeResult = { result: 'lost', void_factor: 0.5 };
/** The stake comes back, whichever side it was on. */
export const voided: OutcomeResult = { result: 'lost', void_factor: 1 };
