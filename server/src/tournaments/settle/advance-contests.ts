import { type Tx, writeEvents } from '../../kit/index.ts';
import type { StoredContest } from '../contest.ts';
import { contestsIn, lockContests, numberChanges } from '../contest-store.ts';
import { canceledMessage } from '../contest-words.ts';
import type { TournamentsPorts } from '../ports.ts';
import { keepPools } from './keep-pools.ts';
import { openContests } from './open-contests.ts';
import { settleContest } from './settle-contest.ts';
import { endEntries, moveContest, playersIn } from './settle-store.ts';

/** Rounds that were opened in time may close for so long. */
const closingMs = 10 * 60 * 1000;

/** From when on a contest may be decided. */
export const dueAt = ({ endsAt, heldUntil }: Pick<StoredContest, 'endsAt' | 'heldUntil'>): Date =>
  new Date(Math.max(endsAt.getTime() + closingMs, heldUntil?.getTime() ?? 0));

/**
 * Moves contests on: opened, settling, finished; or canceled. One that is due is first told as such in the outbox: when the
 * count has come to that, everything before it is in, and the result is written down with the next look.
 */
export async function advanceContests(ports: TournamentsPorts): Promise<void> {
  const { database } = ports;
  await database.tx((tx) => openContests(ports, tx));
  const contests = await contestsIn(ports, database, { states: ['open', 'settling'] });
  await keepPools(ports, contests);
  const failures: unknown[] = [];
  for (const { promotionId } of contests) {
    // The others go on; this one is tried again with the next look.
    await advance(ports, promotionId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'contests did not move on');
}

async function advance(ports: TournamentsPorts, promotionId: number): Promise<void> {
  const isDecided = await ports.database.tx(async (tx) => {
    const [contest] = await lockContests(ports, tx, [promotionId]);
    if (!contest || contest.state === 'finished' || contest.state === 'canceled') return false;
    if (contest.frozenAt) return true;
    const now = ports.clock.now();
    const promotion = (await ports.promotions.statesOf(tx, [promotionId])).get(promotionId);
    if (promotion?.state === 'ended' && promotion.changedAt < contest.endsAt) {
      await cancel(ports, tx, contest);
      return false;
    }
    if (contest.state === 'open' && now >= contest.endsAt) {
      await moveContest(tx, { promotionId, to: 'settling', at: now });
      await writeEvents(tx, 'tournaments.moved', [{ promotionId, state: 'settling' }]);
    }
    // One that people have stopped is decided when they have let it go on.
    if (now < dueAt(contest) || (promotion?.state !== 'live' && promotion?.state !== 'ended')) return false;
    if (contest.countedAt && contest.countedAt >= dueAt(contest)) return true;
    await writeEvents(tx, 'tournaments.due', [{ promotionId }]);
    return false;
  });
  if (isDecided) await settleContest(ports, promotionId);
}

const pageSize = 1_000;

/** It was ended before its time: there is no result and no prize, and whoever is in it is told. */
async function cancel(ports: TournamentsPorts, tx: Tx, contest: StoredContest): Promise<void> {
  const { promotionId } = contest;
  for (let after = 0; ; ) {
    const playerIds = await playersIn(tx, { promotionId, after, limit: pageSize });
    const key = `tournament-canceled:${promotionId}`;
    if (playerIds.length > 0) {
      await ports.notify(tx, { playerIds, kind: 'service', message: canceledMessage(contest), key });
    }
    after = playerIds.at(-1) ?? after;
    if (playerIds.length < pageSize) break;
  }
  const changed = (await numberChanges(tx, [promotionId])).get(promotionId) ?? 0n;
  await endEntries(tx, { promotionId, changed });
  await moveContest(tx, { promotionId, to: 'canceled', at: ports.clock.now() });
  await ports.promotions.pools.close(tx, { promotionId, now: ports.clock.now() });
  await writeEvents(tx, 'tournaments.moved', [{ promotionId, state: 'canceled' }]);
}
