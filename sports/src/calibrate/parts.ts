import type { Chances, OutcomeResult } from '../markets/index.ts';

/** Of a stake: the part that the price is paid on, and the part that comes back whatever the price is. */
export interface Parts {
  paid: number;
  back: number;
}

export const expectedParts = ({ won, halfWon, void: voided, halfLost }: Chances): Parts => ({
  paid: won + halfWon / 2,
  back: voided + (halfWon + halfLost) / 2,
});

export function settledParts({ result, void_factor, dead_heat = [1, 1], deduction = 0 }: OutcomeResult): Parts {
  if (result === 'lost') return { paid: 0, back: void_factor };
  const share = (1 - void_factor) * (dead_heat[0] / dead_heat[1]);
  const off = deduction / 1_000_000;
  return { paid: share * (1 - off), back: void_factor + share * off };
}
