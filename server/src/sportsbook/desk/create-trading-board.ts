import { Refusal } from '@halley/contract';
import type { Quotes } from '../../config/index.ts';
import type { BookFixture, Fixtures } from '../../fixtures/index.ts';
import type { Clock, Database } from '../../kit/index.ts';
import { createClaims } from './claims.ts';
import { createFactors } from './factors.ts';
import { createFlags } from './flags.ts';
import type { AskedOverride } from './judge-override.ts';
import { createOverrides } from './overrides.ts';
import type { DeskBy } from './people.ts';
import { readExposure } from './read-exposure.ts';
import { readLiability } from './read-liability.ts';
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
  const { fixtures } = ports;
  const overrides = createOverrides(ports);
  const exposure = shareWork((_all: 'all') => readExposure(ports));

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
    exposure: () => exposure('all'),
    bets: (wanted: WantedBets) => readTicker(ports, wanted),
    report: (asked: ReportAsked) => readReport(ports, asked),

    liability: shareWork((id: number) => readLiability(ports, id)),
  };
}

/** Whoever asks for something while it is being worked out gets that answer: many screens that ask each second cost one. */
function shareWork<K, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const running = new Map<K, Promise<T>>();
  return (key) => {
    const known = running.get(key);
    if (known) return known;
    const begun = work(key).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}
