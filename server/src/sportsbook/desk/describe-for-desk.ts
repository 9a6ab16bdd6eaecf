import { type StaffFixture, type StaffFixturePage, type StaffReferral, wireCents } from '@halley/contract';
import { marketTitle, outcomeTitle, type SportWords } from '@halley/sports/words';
import { convertRoundedUp, type Quotes } from '../../config/index.ts';
import {
  type BookFixture,
  closedFor,
  type FixtureBook,
  namedOf,
  nameIn,
  wholeFixtureOf,
} from '../../fixtures/index.ts';
import type { StoredRequest } from '../requests/request-store.ts';
import type { StakedOn } from './desk-store.ts';

export interface DeskTelling {
  words: SportWords;
  book: FixtureBook;
  quotes: Quotes;
  /** By fixture: messages that nobody has looked at. */
  quarantined: ReadonlyMap<number | null, number>;
}

export function fixtureName({ description, sport }: BookFixture, words: SportWords): string {
  const names = description.sides.map((side) => nameIn(side.names, words));
  return sport === 'racing' || names.length > 2
    ? `${nameIn(description.tournament.names, words)}, ${names.length} starters`
    : names.join(' – ');
}

export function summaryOf(
  fixture: BookFixture,
  { staked, dearest }: { staked: readonly StakedOn[]; dearest: bigint },
  telling: DeskTelling,
): StaffFixture {
  const { words, book, quotes, quarantined } = telling;
  const closed = closedFor(fixture, book);
  const isOpen = ({ key, status }: { key: string; status: string }) =>
    closed === null && status === 'active' && fixture.marketStops[key] === undefined;
  const sum = (read: (one: StakedOn) => number) => staked.reduce((total, one) => total + read(one), 0);
  const turnover = staked.reduce(
    (total, { stake, currency }) => total + convertRoundedUp(quotes, stake, { from: currency, to: 'EUR' }),
    0n,
  );
  return {
    id: fixture.id,
    sport: fixture.sport,
    name: fixtureName(fixture, words),
    tournament: nameIn(fixture.description.tournament.names, words),
    producer: fixture.producer,
    start_at: fixture.startAt.toISOString(),
    status: fixture.status,
    score: fixture.score,
    version: fixture.version,
    closed_for: closed,
    trader_stop: fixture.traderStop,
    markets: fixture.markets.size,
    open_markets: [...fixture.markets.values()].filter(isOpen).length,
    turnover_cents: wireCents(turnover),
    bets: sum(({ bets }) => bets),
    open_bets: sum(({ openBets }) => openBets),
    worst_cents: wireCents(-dearest),
    quarantined: quarantined.get(fixture.id) ?? 0,
    simulated: fixture.description.simulated,
  };
}

/** Markets with their bets, and what the worst outcome of each would cost. */
export function marketsOf(
  fixture: BookFixture,
  { words, book }: Pick<DeskTelling, 'words' | 'book'>,
  { bets, liability }: { bets: ReadonlyMap<string, number>; liability: ReadonlyMap<string, bigint> },
): StaffFixturePage['market_list'] {
  return wholeFixtureOf(fixture, { words, book }).markets.map((market) => {
    const costs = market.outcomes.map(({ id }) => liability.get(`${market.key}:${id}`) ?? 0n);
    const worst = costs.reduce((most, cost) => (cost > most ? cost : most), 0n);
    return {
      ...market,
      trader_stop: fixture.marketStops[market.key] ?? null,
      bets: bets.get(market.key) ?? 0,
      liability_cents: wireCents(worst),
    };
  });
}

export function referralOf(
  request: StoredRequest,
  fixtures: ReadonlyMap<number, BookFixture>,
  words: SportWords,
): StaffReferral {
  const { slip, stake, largestReturn } = request.asked;
  return {
    id: request.id,
    player_id: request.playerId,
    kind: slip.kind,
    currency: slip.currency,
    stake_cents: wireCents(BigInt(stake)),
    unit_stake_cents: slip.unit_stake_cents,
    largest_return_cents: wireCents(BigInt(largestReturn)),
    legs: slip.legs.map((leg) => {
      const fixture = fixtures.get(leg.fixture);
      const named = fixture && namedOf(fixture, words);
      return {
        fixture: fixture ? fixtureName(fixture, words) : String(leg.fixture),
        market: named ? marketTitle(words, leg.market, named) : leg.market,
        outcome: named ? outcomeTitle(words, leg.market, leg.outcome, named) : leg.outcome,
        price: leg.price,
      };
    }),
    state: request.state,
    refusal: request.refusal?.message ?? null,
    created_at: request.createdAt.toISOString(),
    decide_at: request.decideAt.toISOString(),
  };
}
