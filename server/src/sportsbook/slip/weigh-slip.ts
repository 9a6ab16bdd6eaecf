import { type BetShape, expectedReturn, type LegExpectation, largestReturn, totalStake } from '@halley/sports/bets';
import { convertRoundedUp, type Quotes } from '../../config/index.ts';
import { placeMarketOf } from '../place-market.ts';
import { byScope, expectationOf, exposureOf } from '../risk/exposure-of.ts';
import { type OfferedLeg, placeIn, type ReadSlip, shapeOf } from './read-slip.ts';

/** What a builder group is worth: the chance of all its legs together. */
export type GroupWorths = ReadonlyMap<number, { fair: number }>;

export interface WeighedSlip {
  bet: BetShape;
  stake: bigint;
  largestReturn: bigint;
  /** Null where a feed does not say what is fair. */
  expectedCost: bigint | null;
  /** What it counts for, in cents of EUR. */
  exposure: Map<string, bigint>;
}

/** What each counted leg is worth by now. */
export const worthsOf = (read: ReadSlip, prices: readonly number[], groups: GroupWorths): LegExpectation[] =>
  read.counted.map(([first = 0], index) => {
    const leg = read.legs[first] as OfferedLeg;
    const group = leg.group === undefined ? undefined : groups.get(leg.group);
    const price = prices[index] ?? leg.asked;
    const worth = group ? { fair: group.fair } : expectationOf(leg, price);
    return read.slip.each_way ? { ...worth, ...placeWorth(leg) } : worth;
  });

/** Of an each-way leg: what the market of places says of it. */
function placeWorth({ fixture, market, eachWay, outcome }: OfferedLeg) {
  const place = eachWay && placeIn(fixture, placeMarketOf(market.key, eachWay[2]), outcome);
  return place ? { place: expectationOf(place, place.price ?? 1_010) } : {};
}

/** A slip as a bet at these prices: what it may return, costs on average, and puts at risk. */
export function weighSlip(
  read: ReadSlip,
  {
    prices,
    unitStake,
    quotes,
    groups,
  }: { prices: readonly number[]; unitStake: bigint; quotes: Quotes; groups: GroupWorths },
): WeighedSlip {
  const bet = shapeOf(read, prices, unitStake);
  const worths = worthsOf(read, prices, groups);
  const stake = totalStake(bet);
  const isKnown = read.legs.every(
    (leg) => leg.fair !== undefined || (leg.group !== undefined && groups.has(leg.group)),
  );
  const from = read.slip.currency;
  const exposure = byScope(
    read,
    exposureOf(bet, worths).map((amount) => convertRoundedUp(quotes, amount, { from, to: 'EUR' })),
  );
  return {
    bet,
    stake,
    largestReturn: largestReturn(bet),
    expectedCost: isKnown ? stake - expectedReturn(bet, worths) : null,
    exposure,
  };
}
