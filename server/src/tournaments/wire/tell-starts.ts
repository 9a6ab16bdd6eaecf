import type { Tx } from '../../kit/index.ts';
import type { StoredContest } from '../contest.ts';
import { contestsIn } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import { type AnnouncePorts, announceStart } from './announce-start.ts';
import { startedWords, startsSoonWords } from './notice-words.ts';
import { noticeOf } from './tell-statuses.ts';
import { noteTold, selectUnannounced, selectUntold, type ToldEvent } from './told-store.ts';

const hourMs = 60 * 60 * 1000;
/** Read later, it is no news that something has started. */
const newsMs = 15 * 60 * 1000;
/** So many players a transaction. */
const pageSize = 500;

type StartPorts = AnnouncePorts & Pick<TournamentsPorts, 'notify'>;

const told = {
  starts_soon: { event: 'tournament_starts_soon', words: startsSoonWords },
  started: { event: 'tournament_started', words: startedWords },
} as const;

/** What is to be told of a contest now; undefined: nothing. */
function dueOf({ kind, startsAt }: StoredContest, now: Date): keyof typeof told | undefined {
  if (kind !== 'tournament') return undefined;
  const inMs = startsAt.getTime() - now.getTime();
  if (inMs > 0) return inMs <= hourMs ? 'starts_soon' : undefined;
  return -inMs < newsMs ? 'started' : undefined;
}

/**
 * Tells those who have joined a tournament that it starts within the hour, and that it has started: each once, and only who wants
 * to hear of offers and is on no break. That it has started is told to whoever it is for and is here, too.
 */
export async function tellStarts(ports: StartPorts): Promise<void> {
  const now = ports.clock.now();
  const found = await contestsIn(ports, ports.database, { states: ['open'] });
  const open = found.flatMap((contest) => {
    const due = dueOf(contest, now);
    return due ? [{ contest, due }] : [];
  });
  const started = open.flatMap(({ contest, due }) => (due === 'started' ? [contest.promotionId] : []));
  const unannounced = await selectUnannounced(ports.database, started);
  for (const { contest, due } of open) {
    while ((await ports.database.tx((tx) => tellPage(ports, tx, { contest, due }))) === pageSize);
    if (unannounced.has(contest.promotionId)) await announceStart(ports, contest);
  }
}

async function tellPage(
  ports: StartPorts,
  tx: Tx,
  { contest, due }: { contest: StoredContest; due: Extract<ToldEvent, keyof typeof told> },
): Promise<number> {
  const { promotionId, startsAt, rule } = contest;
  const page = await selectUntold(tx, { promotionId, event: due, before: startsAt, limit: pageSize });
  if (page.length === 0) return 0;
  const pairs = page.map((playerId) => ({ playerId, promotionId }));
  const fresh = (await noteTold(tx, pairs, { event: due, at: ports.clock.now() })).map(({ playerId }) => playerId);
  const receivers = await ports.identity.receiversOf(tx, fresh);
  const closed = await ports.limits.closedAmong(tx, fresh);
  const playerIds = fresh.filter(
    (id) => receivers.get(id)?.wantsPromos && !receivers.get(id)?.blocked && !closed.has(id),
  );
  if (playerIds.length > 0) {
    const { event, words } = told[due];
    const message = { ...words(rule.texts), link: `/tournaments/${rule.contest.identifier}` };
    const key = `tournament:${due}:${promotionId}`;
    await ports.notify(tx, { playerIds, kind: 'marketing', message, key, isToldLive: true });
    tx.afterCommit(() => {
      for (const id of playerIds) {
        ports.tellPlayer(id, 'tournament_notifications', noticeOf(contest, event, receivers.get(id)?.language ?? 'en'));
      }
    });
  }
  return page.length;
}
