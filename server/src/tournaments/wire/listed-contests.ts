import { type CachedTable, createCachedTable, type Queryable } from '../../kit/index.ts';
import type { StoredContest } from '../contest.ts';
import { contestsIn, recentContests } from '../contest-store.ts';
import { describeLevels } from '../levels/describe-levels.ts';
import type { TournamentsPorts } from '../ports.ts';
import { type ContestParts, partsOf } from './describe-contest.ts';
import { readListedVersion } from './listed-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const recentDays = 30;
/** Games change their names and collections without a contest changing: what is told of them is looked up anew so often. */
const bucketMs = 300_000;

export interface ListedContest {
  contest: StoredContest;
  parts: ContestParts;
}

interface ListedContests {
  /** Those to come and running, the one that ends first in front; then those that are over, the newest first. */
  all: readonly ListedContest[];
  find(promotionId: number): ListedContest | undefined;
}

type ListPorts = Pick<
  TournamentsPorts,
  'database' | 'clock' | 'promotions' | 'titlesOf' | 'returnsOf' | 'gamesIn' | 'copies'
>;

/** What is told of a contest by its rule alone. */
export async function withParts(
  ports: Omit<ListPorts, 'clock' | 'copies'>,
  contest: StoredContest,
  db: Queryable = ports.database,
): Promise<ListedContest> {
  const titles = await ports.titlesOf(db);
  const levels = await describeLevels(ports, db, contest);
  return { contest, parts: partsOf(contest, { titles, levels }) };
}

/** Contests that run or have ended lately, with what is told of them: worked out once in each process for each change. */
export function createListedContests(ports: ListPorts): CachedTable<ListedContests> {
  const { database, clock, copies } = ports;
  const since = () => new Date(clock.now().getTime() - recentDays * dayMs);
  return createCachedTable<ListedContests>({
    database,
    ...copies,
    readVersion: (db) =>
      readListedVersion(db, { since: since(), bucket: Math.floor(clock.now().getTime() / bucketMs) }),
    async load(db) {
      const running = await contestsIn(ports, db, { states: ['open', 'settling'] });
      const ended = await recentContests(ports, db, { since: since() });
      const known = new Set(running.map(({ promotionId }) => promotionId));
      const all: ListedContest[] = [];
      for (const contest of [...running, ...ended.filter(({ promotionId }) => !known.has(promotionId))]) {
        all.push(await withParts(ports, contest, db));
      }
      const byId = new Map(all.map((listed) => [listed.contest.promotionId, listed]));
      return { all, find: (promotionId) => byId.get(promotionId) };
    },
  });
}
