import { type BetQuote, type Slip, wireCents } from '@halley/contract';
import { marketTitle, outcomeTitle, type SportWords } from '@halley/sports/words';
import type { Quotes } from '../../config/index.ts';
import { namedOf, nameIn } from '../../fixtures/index.ts';
import type { Clock } from '../../kit/index.ts';
import type { BuilderDesk } from '../builder/builder-desk.ts';
import { type OfferPorts, offerOnSlip } from '../offers/offer-on-slip.ts';
import { quoteOffer } from '../offers/quote-offer.ts';
import type { Headroom } from '../risk/create-headroom.ts';
import { byScope } from '../risk/exposure-of.ts';
import { largestUnitStake } from '../risk/largest-stake.ts';
import { delayOf, isInPlay } from './delay-of.ts';
import { type OfferedLeg, type ReadSlip, readSlip, type SlipBook } from './read-slip.ts';
import { type GroupWorths, weighSlip, worthsOf } from './weigh-slip.ts';

export interface QuotePorts extends OfferPorts {
  clock: Clock;
  book: SlipBook;
  builder: BuilderDesk;
  headroom: Pick<Headroom, 'left' | 'has'>;
  quotes(): Promise<Quotes>;
  /** Of the usual limits, in thousandths, by sport. */
  factorsOf(playerId: number | undefined): Promise<(sport: string) => number>;
}

/** What a slip costs and may return at the prices of now. Legs that are gone stand in it at the price they were seen at. */
export async function quoteSlip(
  ports: QuotePorts,
  slip: Slip,
  { playerId, words }: { playerId: number | undefined; words: SportWords },
): Promise<BetQuote> {
  const read = readSlip(ports.book, slip);
  const now = ports.clock.now();
  const builder = await ports.builder.quote(read, playerId);
  const prices = read.counted.map(([first = 0]) => {
    const leg = read.legs[first] as OfferedLeg;
    return (leg.group === undefined ? leg.price : builder.prices.get(leg.group)) ?? leg.asked;
  });
  const unitStake = BigInt(slip.unit_stake_cents);
  const quotes = await ports.quotes();
  const weighed = weighSlip(read, { prices, unitStake, quotes, groups: builder.worths });
  const max = await largestFor(ports, { read, prices, quotes, groups: builder.worths, playerId });
  const { stake } = weighed;
  const used = await offerOnSlip(ports, slip, { read, prices, stake, playerId, now });
  const offered = used && quoteOffer(used, { prices, stake, shape: weighed.bet });
  // Of a free bet nothing is the player's.
  const expectedCost = offered?.wire.own_stake_cents === 0 ? 0n : weighed.expectedCost;
  const asWhole = slip.kind === 'single' || slip.kind === 'multiple';
  return {
    lines: Number(read.units),
    stake_cents: wireCents(stake),
    largest_return_cents: wireCents(offered?.returned ?? weighed.largestReturn),
    price: asWhole ? Math.floor(prices.reduce((all, price) => all * (price / 1_000), 1_000)) : null,
    expected_cost_cents: expectedCost === null ? null : wireCents(expectedCost),
    max_unit_stake_cents: wireCents(max),
    delay_seconds: delayOf(read.legs, now) / 1_000,
    legs: read.legs.map((leg) => ({
      place: leg.place,
      price: leg.price ?? null,
      version: leg.fixture.version,
      open: leg.open,
      moved: movedOf(leg),
      ...namesOf(leg, words),
      sport: leg.fixture.sport,
      start_at: leg.fixture.startAt.toISOString(),
      in_play: isInPlay(leg.fixture, now),
      each_way: leg.eachWay !== undefined,
    })),
    ...(offered && { offer: offered.wire }),
    builder: builder.quoted,
  };
}

interface Asked {
  read: ReadSlip;
  prices: readonly number[];
  quotes: Quotes;
  groups: GroupWorths;
  playerId: number | undefined;
  /** What the stake that is wanted puts at risk: where this process has leased enough for it, nobody else is asked. */
  wanted?: ReadonlyMap<string, bigint>;
}

/** More than any limit of one bet. */
const plenty = 10n ** 15n;

/** The largest stake on each line that this player may place now. */
export async function largestFor(
  { clock, headroom, factorsOf }: Pick<QuotePorts, 'clock' | 'headroom' | 'factorsOf'>,
  { read, prices, quotes, groups, playerId, wanted }: Asked,
): Promise<bigint> {
  const scopes = [
    ...byScope(
      read,
      read.counted.map(() => 0n),
    ).keys(),
  ];
  const isLeased = wanted !== undefined && headroom.has(wanted);
  const [left, factorOf] = await Promise.all([isLeased ? undefined : headroom.left(scopes), factorsOf(playerId)]);
  return largestUnitStake(read, {
    prices,
    worths: worthsOf(read, prices, groups),
    quotes,
    now: clock.now(),
    factorOf,
    leftOf: (scope) => (left ? (left.get(scope) ?? 0n) : plenty),
  });
}

function movedOf({ open, price, asked }: OfferedLeg): BetQuote['legs'][number]['moved'] {
  if (!open || price === undefined) return 'gone';
  if (price === asked) return 'same';
  return price > asked ? 'up' : 'down';
}

function namesOf({ fixture, market, outcome }: OfferedLeg, words: SportWords) {
  const named = namedOf(fixture, words);
  const { home, away } = named.names ?? {};
  const { tournament } = fixture.description;
  return {
    fixture: home !== undefined && away !== undefined ? `${home} – ${away}` : nameIn(tournament.names, words),
    market_title: marketTitle(words, market.key, named),
    outcome_title: outcomeTitle(words, market.key, outcome, named),
  };
}
