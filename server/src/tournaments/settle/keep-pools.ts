import type { StoredContest } from '../contest.ts';
import { lockContests } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';

/** Contests that were opened before money was set aside for their prizes, and are not over. */
export async function keepPools(
  ports: Pick<TournamentsPorts, 'database' | 'clock' | 'promotions'>,
  contests: readonly StoredContest[],
): Promise<void> {
  const { database, clock, promotions } = ports;
  const open = contests.filter(({ state, rule }) => state === 'open' && rule.contest.pool !== undefined);
  if (open.length === 0) return;
  const kept = await promotions.pools.read(
    database,
    open.map(({ promotionId }) => promotionId),
  );
  for (const { promotionId } of open.filter((contest) => !kept.has(contest.promotionId))) {
    await database.tx(async (tx) => {
      const [contest] = await lockContests(ports, tx, [promotionId]);
      if (contest?.state !== 'open') return;
      await promotions.pools.setAside(tx, { promotionId, contest: contest.rule.contest, now: clock.now() });
    });
  }
}
