import { Refusal, type RefusalCode, type Slip } from '@halley/contract';
import { type BetShape, faultsOf, type SlipFault } from '@halley/sports/bets';
import { parseMarketKey } from '@halley/sports/markets';
import { eachWayTerms, outrightTerms } from '@halley/sports/rules';
import type { BookFixture, BookMarket, FixtureBook } from '../../fixtures/index.ts';
import { placeMarketOf } from '../place-market.ts';
import { type EachWay, eachWayOf } from './each-way-terms.ts';
import { linesOf } from './lines-of.ts';

/** A leg of a slip beside what is offered on it at this moment. Numbers as in `sports/README.md`. */
export interface OfferedLeg {
  place: number;
  /** As this process knows it. */
  fixture: BookFixture;
  market: BookMarket;
  /** `total` of `total;line=9;period=ft`. */
  type: string;
  outcome: string;
  /** As the player saw it. */
  asked: number;
  /** Undefined: not offered now. */
  price: number | undefined;
  /** Undefined where a feed does not say what is fair. */
  fair: number | undefined;
  back: number;
  open: boolean;
  group: number | undefined;
  eachWay: EachWay | undefined;
}

/** A slip that could be a bet, at whatever prices. */
export interface ReadSlip {
  slip: Slip;
  legs: readonly OfferedLeg[];
  /** Legs as they count, by places: a builder group is one. */
  counted: readonly (readonly number[])[];
  sizes: readonly number[];
  /** Each-way counted once. */
  lines: number;
  /** How many unit stakes it costs. */
  units: bigint;
}

export type SlipBook = Pick<FixtureBook, 'fixture' | 'isOpen'>;

/**
 * What is on the slip, from memory. Throws the refusal of whatever is not there or cannot be one bet; closed markets and
 * moved prices are for whoever asks.
 */
export function readSlip(book: SlipBook, slip: Slip): ReadSlip {
  const legs = slip.legs.map((leg, place) => readLeg(book, leg, place));
  const [fault] = faultsOf({
    kind: slip.kind,
    legs: legs.map((leg) => ({
      fixture: leg.fixture.id,
      market: leg.market.key,
      outcome: leg.outcome,
      price: leg.asked,
      ...(leg.group === undefined ? {} : { group: leg.group }),
      ...(leg.fixture.description.season && { season: leg.fixture.description.season.id }),
      placeable: leg.eachWay !== undefined,
    })),
    ...(slip.sizes.length > 0 ? { sizes: slip.sizes } : {}),
    bankers: slip.bankers,
    unitStake: BigInt(slip.unit_stake_cents),
    eachWay: slip.each_way,
  });
  if (fault) throw new Refusal(refusalOf[fault.code], fault.legs ? { legs: fault.legs, fault: fault.code } : {});
  const { counted, sizes, lines } = linesOf(slip);
  return { slip, legs, counted, sizes, lines, units: BigInt(lines * (slip.each_way ? 2 : 1)) };
}

function readLeg(book: SlipBook, leg: Slip['legs'][number], place: number): OfferedLeg {
  const fixture = book.fixture(leg.fixture);
  if (!fixture) throw new Refusal('FIXTURE_UNKNOWN', { leg: place });
  const market = fixture.markets.get(leg.market);
  const name = parseMarketKey(leg.market);
  if (!market || !name) throw new Refusal('MARKET_UNKNOWN', { leg: place });
  const offered = market.outcomes.find(({ id }) => id === leg.outcome);
  if (!offered) throw new Refusal('OUTCOME_UNKNOWN', { leg: place });
  const { price, fair, back = 0 } = offered;
  const open = book.isOpen(fixture.id, leg.market, leg.outcome);
  return {
    place,
    fixture,
    market,
    type: name.type,
    outcome: leg.outcome,
    asked: leg.price,
    price,
    fair,
    back,
    open,
    group: leg.group,
    eachWay: eachWayIn(book, fixture, {
      market: { key: leg.market, type: name.type },
      outcome: leg.outcome,
      price: price ?? leg.price,
    }),
  };
}

/** Of the winner of a race or of a whole competition. */
function eachWayIn(
  book: SlipBook,
  fixture: BookFixture,
  { market, outcome, price }: { market: { key: string; type: string }; outcome: string; price: number },
): EachWay | undefined {
  const { sides } = fixture.description;
  const isOutright = market.type === 'outright';
  if (!isOutright && market.type !== 'race_winner') return undefined;
  const here = sides.filter(({ withdrawn }) => !withdrawn).length;
  return eachWayOf({ terms: isOutright ? outrightTerms(sides.length) : eachWayTerms(here), price }, (places) => {
    const key = placeMarketOf(market.key, places);
    return book.isOpen(fixture.id, key, outcome) ? placeIn(fixture, key, outcome)?.price : undefined;
  });
}

/** What is said of a place. */
export const placeIn = (fixture: BookFixture, key: string, outcome: string) =>
  fixture.markets.get(key)?.outcomes.find(({ id }) => id === outcome);

/** The bet at these prices of its counted legs. */
export function shapeOf(read: ReadSlip, prices: readonly number[], unitStake: bigint): BetShape {
  return {
    legs: read.counted.map(([first = 0], index) => {
      const eachWay = read.slip.each_way ? read.legs[first]?.eachWay : undefined;
      return {
        price: prices[index] ?? 0,
        ...(eachWay && { place: { fraction: [eachWay[0], eachWay[1]] as const } }),
      };
    }),
    sizes: read.sizes,
    bankers: read.slip.bankers,
    unitStake,
    eachWay: read.slip.each_way,
  };
}

const refusalOf = {
  NO_LEGS: 'sizes.invalid',
  TOO_MANY_LEGS: 'legs.too_many',
  KIND_UNKNOWN: 'sizes.invalid',
  KIND_NEEDS_OTHER_LEGS: 'sizes.invalid',
  SIZES_MISSING: 'sizes.invalid',
  SIZES_NOT_OF_KIND: 'sizes.invalid',
  SIZE_REPEATED: 'sizes.invalid',
  SIZE_OUT_OF_RANGE: 'sizes.invalid',
  BANKER_UNKNOWN: 'bankers.invalid',
  BANKER_REPEATED: 'bankers.invalid',
  BANKERS_NOT_OF_KIND: 'bankers.invalid',
  STAKE_NOT_POSITIVE: 'stake_cents.too_small',
  PRICE_OUT_OF_RANGE: 'PRICE_CHANGED',
  MARKET_UNKNOWN: 'MARKET_UNKNOWN',
  LEG_REPEATED: 'legs.twice',
  LEGS_OF_ONE_FIXTURE: 'LEGS_CONTRADICT',
  OUTRIGHT_WITH_ITS_COMPETITION: 'LEGS_CONTRADICT',
  GROUP_TOO_SMALL: 'LEGS_CONTRADICT',
  GROUP_TOO_LARGE: 'legs.too_many',
  GROUP_OF_SEVERAL_FIXTURES: 'LEGS_CONTRADICT',
  EACH_WAY_NOT_OFFERED: 'each_way.not_here',
} as const satisfies Record<SlipFault['code'], RefusalCode>;
