import { Refusal, type StaffLiability, wireCents } from '@halley/contract';
import { loadSportWords, marketTitle, outcomeTitle } from '@halley/sports/words';
import type { Quotes } from '../../config/index.ts';
import { type BookFixture, type Fixtures, namedOf } from '../../fixtures/index.ts';
import type { Clock, Database } from '../../kit/index.ts';
import { ceilingOf } from '../risk/risk-limits.ts';
import { createClaims } from './claims.ts';
import { liabilityByOutcome } from './desk-store.ts';
import { createFactors } from './factors.ts';
import { createFlags } from './flags.ts';
import type { AskedOverride } from './judge-override.ts';
import { createOverrides } from './overrides.ts';
import type { DeskBy } from './people.ts';
import { readExposure } from './read-exposure.ts';
import { type ReportAsked, readReport } from './read-report.ts';
import { readTicker } from './ticker.ts';
import type { WantedBets } from './ticker-store.ts';

interface BoardPorts {
  database: Database;
  clock: Clock;
  fixtures: Fixtures;
  quotes(): Promise<Quotes>;
}

/** What the house may win and lose, bets as they come in, and what people change: overrides, factors, flags, claims. */
export function createTradingBoard(ports: BoardPorts) {
  const { database, fixtures } = ports;
  const overrides = createOverrides(ports);

  async function find(id: number): Promise<BookFixture> {
    const [fixture] = await fixtures.book.read([id]);
    if (!fixture) throw new Refusal('NOT_FOUND');
    return fixture;
  }

  return {
    overrides: {
      ...overrides,
      set: async (id: number, asked: AskedOverride & { minutes: number }, by: DeskBy) =>
        overrides.set(await find(id), asked, by),
    },
    factors: createFactors(ports),
    flags: createFlags(ports),
    claims: createClaims(ports),
    exposure: () => readExposure(ports),
    bets: (wanted: WantedBets) => readTicker(ports, wanted),
    report: (asked: ReportAsked) => readReport(ports, asked),

    async liability(id: number): Promise<StaffLiability> {
      const fixture = await find(id);
      const [words, costs] = await Promise.all([loadSportWords('en'), liabilityByOutcome(database, id)]);
      const named = namedOf(fixture, words);
      const outcomes = [...fixture.markets.values()].flatMap(({ key, outcomes: all }) =>
        all.map((outcome) => ({
          market: key,
          market_title: marketTitle(words, key, named),
          outcome: outcome.id,
          outcome_title: outcomeTitle(words, key, outcome.id, named),
          price: outcome.price ?? null,
          staked_cents: 0,
          if_cents: -wireCents(costs.get(`${key}:${outcome.id}`) ?? 0n),
        })),
      );
      return {
        fixture_id: id,
        outcomes,
        scores: null,
        now: fixture.score ? [fixture.score.home, fixture.score.away] : null,
        worst_cents: Math.min(0, ...outcomes.map(({ if_cents }) => if_cents)),
        limit_cents: wireCents(ceilingOf(`fixture:${id}`)),
      };
    },
  };
}
