import { type BetShape, wholeShare } from './bet-shape.ts';
import { type Fraction, plus, roundDown, roundNearest, zero } from './fraction.ts';
import { expectedOf, type LegExpectation, type LegResult, type Part, paidBy, partOf, returnOf } from './leg-return.ts';
import { ofBet } from './settle.ts';
import { sumOfLines } from './sum-of-lines.ts';

/** A leg as it is now: decided, or worth so much. */
export type LegNow = LegResult | LegExpectation;

export interface CashOutTerms {
  /** What a cash-out costs, in hundredths of a percent of its value. */
  costBp: number;
  /** In millionths of the whole bet. Unset: all that is open. */
  share?: number;
}

export interface CashOut {
  /** What the share is worth, rounded as a return is. */
  value: bigint;
  /** Rounded down: what a fraction of a subunit is worth stays with the house, never more than one subunit. */
  offer: bigint;
}

/**
 * Legs are of different fixtures and independent, so the worth of a product is the product of worths: settlement with the
 * expectation of each open leg in the place of its return, exact for every system.
 */
export function cashOut(bet: BetShape, legs: readonly LegNow[], { costBp, share }: CashOutTerms): CashOut {
  const worth = worthOf({ ...bet, openShare: share ?? bet.openShare ?? wholeShare }, legs);
  return {
    value: roundNearest(worth),
    offer: roundDown({ n: worth.n * BigInt(10_000 - costBp), d: worth.d * 10_000n }),
  };
}

/** What a bet returns on average, the stake included. Of a decided bet: what it returns. */
export const expectedReturn = (bet: BetShape, legs: readonly LegNow[]): bigint => roundNearest(worthOf(bet, legs));

function worthOf(bet: BetShape, legs: readonly LegNow[]): Fraction {
  const parts: readonly Part[] = bet.eachWay ? ['win', 'place'] : ['win'];
  const sums = parts.map((part) =>
    sumOfLines(
      bet,
      bet.legs.map((leg, index) => worthOfLeg(leg, legs[index], part)),
    ),
  );
  return ofBet(bet, sums.reduce(plus, zero));
}

function worthOfLeg(leg: BetShape['legs'][number], now: LegNow | undefined, part: Part): Fraction {
  if (now && 'fair' in now) {
    const expectation = part === 'win' ? now : now.place;
    return expectation ? expectedOf(paidBy(leg, part), expectation) : zero;
  }
  const result = partOf(now, part);
  const price = now?.price ?? leg.price;
  return result ? returnOf(paidBy({ ...leg, price }, part), result) : zero;
}
