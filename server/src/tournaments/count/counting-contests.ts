import { type CachedTable, createCachedTable } from '../../kit/index.ts';
import { gameTest } from '../../promotions/index.ts';
import { meterOf, type StoredContest, strategyOf } from '../contest.ts';
import { contestsIn } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import { readOpenVersion } from './count-store.ts';
import { type ContestIndex, type IndexedContest, indexContests } from './index-contests.ts';

/** Contests that count, compiled once for each change. */
export interface CountingContests extends ContestIndex {
  /** Of those in which everybody of the audience is: who may be in it. */
  contestOf(promotionId: number): StoredContest | undefined;
}

/** Collections change without a contest changing: what they hold is looked up anew once in a while. */
const collectionMs = 300_000;

type Needs = Pick<TournamentsPorts, 'database' | 'clock' | 'promotions' | 'gamesIn'>;

/** A copy that is compared at each step: no round of a contest's first moment is missed. */
export function createCountingContests(ports: Needs): CachedTable<CountingContests> {
  const { database, gamesIn } = ports;
  return createCachedTable({
    database,
    trustedMs: 0,
    staleMs: 0,
    readVersion: async (db) => `${await readOpenVersion(db)} ${Math.floor(ports.clock.now().getTime() / collectionMs)}`,
    async load(db) {
      const open = await contestsIn(ports, db, { states: ['open', 'settling'] });
      const counting: IndexedContest[] = [];
      for (const contest of open) {
        const meter = meterOf(contest);
        if (!meter || contest.frozenAt) continue;
        const { promotionId, version, startsAt, endsAt, rule } = contest;
        const counts = await gameTest(rule.product, meter.games, (collection) => gamesIn(collection, db));
        counting.push({
          counts,
          contest: {
            promotionId,
            version,
            startsMs: startsAt.getTime(),
            endsMs: endsAt.getTime(),
            meter,
            strategy: strategyOf(contest),
            rates: rule.contest.rates,
            limit: rule.contest.gamesTakenLimit ?? null,
          },
        });
      }
      const byId = new Map(open.map((contest) => [contest.promotionId, contest]));
      return { ...indexContests(counting), contestOf: (id) => byId.get(id) };
    },
  });
}
