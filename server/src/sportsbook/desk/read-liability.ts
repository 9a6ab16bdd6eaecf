import { type Currency, Refusal, type StaffLiability, wireCents } from '@halley/contract';
import { priceOfKept } from '@halley/sports/bets';
import { type OutcomeResult, parseMarketKey } from '@halley/sports/markets';
import { loadSportWords, marketTitle, outcomeTitle } from '@halley/sports/words';
import { convertRoundedDown, convertRoundedUp, type Quotes } from '../../config/index.ts';
import { type BookFixture, type Fixtures, namedOf } from '../../fixtures/index.ts';
import type { Database } from '../../kit/index.ts';
import { chanceOnGrid, isByScore, resultsAtScore } from '../builder/score-grid.ts';
import { ceilingOf } from '../risk/risk-limits.ts';
import type { StoredBet } from '../stored-bet.ts';
import { liabilityByOutcome, liabilityByScore, type Net, type ResultAt } from './liability-of.ts';
import { groupsOf, openBetsOn } from './liability-store.ts';
import { type Position, positionOn } from './positions-on.ts';

interface LiabilityPorts {
  database: Database;
  fixtures: Pick<Fixtures, 'book'>;
  quotes(): Promise<Quotes>;
}

/** How many scores above the present one stand in the grid; the last is for that and more. */
const sizes: Readonly<Record<string, number>> = { football: 6, 'ice-hockey': 8 };

/** What open bets win or lose for the house on a fixture, by outcome and by final score, in cents of EUR. */
export async function readLiability(ports: LiabilityPorts, id: number): Promise<StaffLiability> {
  const { database, fixtures, quotes } = ports;
  const [fixture] = await fixtures.book.read([id]);
  if (!fixture) throw new Refusal('NOT_FOUND');
  const [bets, inEuro, words] = await Promise.all([openBetsOn(database, id), quotes(), loadSportWords('en')]);
  const positions = await positionsOf(ports, bets, fixture);
  const euro = (net: Net) => inCents(net, inEuro);
  const offered = new Map([...fixture.markets].map(([key, { outcomes }]) => [key, outcomes.map((one) => one.id)]));
  const named = namedOf(fixture, words);
  const outcomes = liabilityByOutcome(positions, offered).map(({ market, outcome, staked, net }) => ({
    market,
    market_title: marketTitle(words, market, named),
    outcome,
    outcome_title: outcomeTitle(words, market, outcome, named),
    price: fixture.markets.get(market)?.outcomes.find((one) => one.id === outcome)?.price ?? null,
    staked_cents: euro(staked),
    if_cents: euro(net),
  }));
  const scores = scoresOf(fixture, positions, euro);
  return {
    fixture_id: id,
    outcomes,
    scores,
    now: fixture.score ? [fixture.score.home, fixture.score.away] : null,
    worst_cents: scores ? Math.min(...scores.if_cents.flat()) : worstOf(outcomes),
    limit_cents: wireCents(ceilingOf(`fixture:${id}`)),
  };
}

async function positionsOf(
  { database, fixtures: { book } }: LiabilityPorts,
  bets: readonly StoredBet[],
  fixture: BookFixture,
): Promise<Position[]> {
  const groups = await groupsOf(database, bets);
  return bets.flatMap((bet) => {
    const on = positionOn(bet, fixture.id, {
      fairOf: ({ fixtureId, market, outcome }) =>
        (fixtureId === fixture.id ? fixture : book.fixture(fixtureId))?.feed
          .get(market)
          ?.outcomes.find((one) => one.id === outcome),
      chanceOf([leg, ...more]) {
        const of = leg && (leg.fixtureId === fixture.id ? fixture : book.fixture(leg.fixtureId));
        return of && chanceOnGrid(of, [leg, ...more]);
      },
      repriced(of, group, kept) {
        const quoteId = of.builder.find((one) => one.group === group)?.quoteId ?? '';
        const stored = groups.get(quoteId)?.find((one) => one.group === group);
        return stored
          ? priceOfKept(
              stored.table,
              kept.map((place) => stored.places.indexOf(place)),
            )
          : 1_000;
      },
    });
    return on ? [on] : [];
  });
}

function scoresOf(fixture: BookFixture, positions: readonly Position[], euro: (net: Net) => number) {
  const size = sizes[fixture.sport];
  if (size === undefined) return null;
  const { home: ours = 0, away: theirs = 0 } = fixture.score ?? {};
  const upFrom = (goals: number) => Array.from({ length: size }, (_, more) => goals + more);
  const [home, away] = [upFrom(ours), upFrom(theirs)];
  const resultAt = resultsOn(fixture.sport, positions);
  const cells = liabilityByScore(positions, { home, away, resultAt });
  return { home, away, if_cents: cells.map((row) => row.map(euro)) };
}

/** Each score is settled once for all markets. */
function resultsOn(sport: string, positions: readonly Position[]): ResultAt {
  const markets = new Set(positions.flatMap(({ legs }) => legs.map(({ market }) => market)));
  const decided = [...markets].filter((market) => isByScore({ market }) || isOfScore(market));
  const known = new Map<string, ReadonlyMap<string, Readonly<Record<string, OutcomeResult>>> | undefined>();
  return ({ market, outcome }, home, away) => {
    const key = `${home}-${away}`;
    if (!known.has(key)) known.set(key, resultsAtScore(sport, [home, away], decided));
    return known.get(key)?.get(market)?.[outcome];
  };
}

/** Beside what the builder prices by the score. */
function isOfScore(market: string): boolean {
  const name = parseMarketKey(market);
  return (name?.type === 'draw_no_bet' || name?.type === 'winner') && (name.specifiers.period ?? 'ft') === 'ft';
}

/** Without a grid: of each market its worst outcome. */
function worstOf(outcomes: readonly { market: string; if_cents: number }[]): number {
  const byMarket = Map.groupBy(outcomes, ({ market }) => market).values();
  return [...byMarket].reduce((sum, some) => sum + Math.min(...some.map(({ if_cents }) => if_cents)), 0);
}

/** What the house loses is rounded up, what it wins down. */
function inCents(net: Net, quotes: Quotes): number {
  const euro = ([from, amount]: [Currency, bigint]) =>
    amount < 0n
      ? -convertRoundedUp(quotes, -amount, { from, to: 'EUR' })
      : convertRoundedDown(quotes, amount, { from, to: 'EUR' });
  return wireCents([...net].map(euro).reduce((sum, amount) => sum + amount, 0n));
}
