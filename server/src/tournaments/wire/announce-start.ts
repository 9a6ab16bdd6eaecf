import type { Tx } from '../../kit/index.ts';
import { selectEntriesOf } from '../board/board-store.ts';
import type { StoredContest } from '../contest.ts';
import { mayJoin } from '../entries/may-join.ts';
import type { TournamentsPorts } from '../ports.ts';
import { noticeOf } from './tell-statuses.ts';
import { markAnnounced, noteTold } from './told-store.ts';

/** Open pages hear of it, and nobody else: who was seen so lately has one. */
const hereMs = 30 * 60 * 1000;
const pageSize = 500;

export type AnnouncePorts = Pick<
  TournamentsPorts,
  'database' | 'clock' | 'identity' | 'limits' | 'promotions' | 'tellPlayer' | 'geo'
>;

/**
 * Tells whoever is here that a tournament has started which is for them: only who wants to hear of offers, may be given something
 * and is on no break, each once. Who is in it is told apart (`tellStarts`), who has left or was excluded is not.
 */
export async function announceStart(ports: AnnouncePorts, contest: StoredContest): Promise<void> {
  const now = ports.clock.now();
  const here =
    contest.rule.contest.identifier === 'nonvisible'
      ? []
      : await ports.identity.seenSince(ports.database, new Date(now.getTime() - hereMs));
  for (let from = 0; from < here.length; from += pageSize) {
    const page = here.slice(from, from + pageSize);
    await ports.database.tx((tx) => announceTo(ports, tx, { contest, playerIds: page }));
  }
  await markAnnounced(ports.database, contest.promotionId, now);
}

async function announceTo(
  ports: AnnouncePorts,
  tx: Tx,
  { contest, playerIds }: { contest: StoredContest; playerIds: readonly number[] },
): Promise<void> {
  const { promotionId } = contest;
  const entries = await selectEntriesOf(tx, { playerIds, promotionIds: [promotionId] });
  const inIt = new Set(entries.map(({ playerId }) => playerId));
  const receivers = await ports.identity.receiversOf(tx, playerIds);
  const closed = await ports.limits.closedAmong(tx, playerIds);
  const asked = playerIds.filter((id) => {
    const receiver = receivers.get(id);
    return receiver?.wantsPromos && !receiver.blocked && !closed.has(id) && !inIt.has(id);
  });
  const known = await ports.promotions.knownPlayers(tx, asked);
  const pairs = asked
    .filter((id) => mayJoin(ports, contest, known.get(id)))
    .map((playerId) => ({ playerId, promotionId }));
  const fresh = await noteTold(tx, pairs, { event: 'started', at: ports.clock.now() });
  tx.afterCommit(() => {
    for (const { playerId } of fresh) {
      const notice = noticeOf(contest, 'tournament_started', receivers.get(playerId)?.language ?? 'en');
      ports.tellPlayer(playerId, 'tournament_notifications', notice);
    }
  });
}
