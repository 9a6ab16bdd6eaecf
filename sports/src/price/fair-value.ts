import type { Chances } from '../markets/index.ts';

/** Fair probabilities are whole numbers of this. */
export const whole = 1_000_000_000;

/**
 * What a unit on an outcome is worth: `price × fair + back`, both whole numbers of 10⁻⁹. `fair` is what the price is paid on
 * (won, and half of half won), `back` is what comes back whatever the price is (void, and half of both halves). Where
 * nothing can be void `fair` is the probability and `back` is 0.
 */
export interface FairValue {
  fair: number;
  back: number;
}

export function fairOf({ won, halfWon, void: voided, halfLost }: Chances): FairValue {
  const fair = Math.round((won + halfWon / 2) * whole);
  const back = Math.round((voided + halfWon / 2 + halfLost / 2) * whole);
  return { fair, back: Math.min(back, whole - fair) };
}
