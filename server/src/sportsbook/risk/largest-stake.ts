import { type LegNow, largestReturn } from '@halley/sports/bets';
import { convertRoundedDown, type Quotes } from '../../config/index.ts';
import { type OfferedLeg, type ReadSlip, shapeOf } from '../slip/read-slip.ts';
import { byScope, exposureOf } from './exposure-of.ts';
import { largestPayout, liabilityLimit } from './risk-limits.ts';

export interface StakeTerms {
  prices: readonly number[];
  worths: readonly LegNow[];
  quotes: Quotes;
  now: Date;
  /** The player's, in thousandths, by sport. */
  factorOf(sport: string): number;
  /** What is left of a scope, in cents of EUR. */
  leftOf(scope: string): bigint;
}

/** Large enough that rounding does not matter, small enough that nothing overflows. */
const sample = 1_000_000_000n;

/** The largest stake on each line: limits of one bet, what is left for all, the largest payout. */
export function largestUnitStake(read: ReadSlip, terms: StakeTerms): bigint {
  const currency = read.slip.currency;
  const bet = shapeOf(read, terms.prices, sample);
  const exposures = exposureOf(bet, terms.worths);
  const limits = [unitsFor(largestPayout, largestReturn(bet))];
  for (const [index, exposure] of exposures.entries()) {
    for (const place of read.counted[index] ?? []) {
      const leg = read.legs[place] as OfferedLeg;
      limits.push(unitsFor(liabilityLimit(leg, terms.now, terms.factorOf(leg.fixture.description.sport)), exposure));
    }
  }
  for (const [scope, exposure] of byScope(read, exposures)) limits.push(unitsFor(terms.leftOf(scope), exposure));
  return limits.reduce((least, limit) => (limit < least ? limit : least));

  /** How many subunits may be staked on each line before so many cents of EUR are at risk. */
  function unitsFor(euroCents: bigint, ofSample: bigint): bigint {
    if (ofSample <= 0n) return sample;
    const most = convertRoundedDown(terms.quotes, euroCents > 0n ? euroCents : 0n, { from: 'EUR', to: currency });
    return (most * sample) / ofSample;
  }
}
