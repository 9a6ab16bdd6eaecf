import type { OutcomeResult } from '../markets/index.ts';
import type { BetLeg } from './bet-shape.ts';
import { type Fraction, half, one, zero } from './fraction.ts';

/** What became of a leg. */
export interface LegResult extends OutcomeResult {
  /** Of an each-way leg, what became of its place. */
  place?: OutcomeResult;
  /** Where it is not the price that was taken: a builder group without its voided legs. */
  price?: number;
}

/** What a unit is worth: `price × fair + back`, in 10⁻⁹. */
interface Worth {
  fair: number;
  back?: number;
}

/** What an open leg is worth by now. */
export interface LegExpectation extends Worth {
  /** Of an each-way leg, the same for its place. */
  place?: Worth;
}

/** An each-way bet is two: one to win, one for a place. */
export type Part = 'win' | 'place';

export function partOf(result: LegResult | undefined, part: Part): OutcomeResult | undefined {
  return part === 'win' ? result : result?.place;
}

/** What a unit on the leg pays when its part is won. */
export function paidBy({ price, place }: BetLeg, part: Part): Fraction {
  if (part === 'win') return { n: BigInt(price), d: 1_000n };
  const [numerator, denominator] = place?.fraction ?? [0, 1];
  return { n: BigInt(1_000 * denominator + (price - 1_000) * numerator), d: BigInt(1_000 * denominator) };
}

/** Lost 0, won the price, void 1; half of it void: half of each; a dead heat: the price × places / tied, less deductions. */
export function returnOf(paid: Fraction, { result, void_factor, dead_heat, deduction }: OutcomeResult): Fraction {
  if (void_factor === 1) return one;
  if (result === 'lost') return void_factor === 0 ? zero : half;
  const whole = deduction ? deducted(paid, BigInt(deduction)) : paid;
  const won = dead_heat ? { n: whole.n * BigInt(dead_heat[0]), d: whole.d * BigInt(dead_heat[1]) } : whole;
  return void_factor === 0 ? won : { n: won.n + won.d, d: 2n * won.d };
}

/** Millionths are taken off the winnings; the stake stays whole. */
const deducted = ({ n, d }: Fraction, millionths: bigint): Fraction => ({
  n: d * 1_000_000n + (n - d) * (1_000_000n - millionths),
  d: d * 1_000_000n,
});

const unit = 1_000_000_000n;

export function expectedOf(paid: Fraction, { fair, back = 0 }: Worth): Fraction {
  return { n: paid.n * BigInt(fair) + paid.d * BigInt(back), d: paid.d * unit };
}
