import { type BetSlip, Refusal } from '@halley/contract';
import type { OfferedLeg, ReadSlip } from './read-slip.ts';

/** Builder groups have one price for all their legs, by number. */
export type GroupPrices = ReadonlyMap<number, number>;

/**
 * The prices a bet is taken at, one for each counted leg. Better ones are always given. `none` takes no leg at less than the
 * player saw; `higher` takes a single or multiple whose price as a whole is no lower; `any` takes what there is.
 */
export function judgePrices(read: ReadSlip, policy: BetSlip['policy'], groups: GroupPrices = new Map()): number[] {
  const closed = read.legs.filter((leg) => !leg.open);
  if (closed.length > 0) throw new Refusal('MARKET_CLOSED', { legs: closed.map(({ place }) => place) });
  const legs = read.counted.map(([first = 0]) => read.legs[first] as OfferedLeg);
  const prices = legs.map((leg) => priceOf(leg, groups));
  const isLower = legs.some((leg, index) => leg.group === undefined && (prices[index] ?? 0) < leg.asked);
  if (!isLower || policy === 'any') return prices;
  const asWhole = read.slip.kind === 'single' || read.slip.kind === 'multiple';
  if (policy === 'higher' && asWhole && product(prices) >= product(askedOf(legs, groups))) return prices;
  throw pricesMoved(read.legs);
}

/** Prices of now beside those that the player saw. */
export const pricesMoved = (legs: readonly OfferedLeg[]): Refusal =>
  new Refusal('PRICE_CHANGED', {
    legs: legs.map((leg) => ({
      place: leg.place,
      asked: leg.asked,
      price: leg.price,
      version: leg.fixture.version,
    })),
  });

const askedOf = (legs: readonly OfferedLeg[], groups: GroupPrices) =>
  legs.map((leg) => (leg.group === undefined ? leg.asked : priceOf(leg, groups)));

const priceOf = (leg: OfferedLeg, groups: GroupPrices): number =>
  (leg.group === undefined ? leg.price : groups.get(leg.group)) ?? 0;

const product = (prices: readonly number[]): bigint => prices.reduce((all, price) => all * BigInt(price), 1n);
