import { Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Tx } from '../../kit/index.ts';
import { lockContests, numberChanges } from '../contest-store.ts';
import { excludedMessage } from '../contest-words.ts';
import type { TournamentsPorts } from '../ports.ts';
import { noticeOf } from '../wire/tell-statuses.ts';
import { findEntry, placeAmong, takeOff } from './entry-store.ts';

export interface Exclusion {
  playerId: number;
  promotionId: number;
  author: Author;
}

/**
 * Takes somebody off the board, for good, by a person and for a reason; the player is told it, and open pages in
 * which place they were. Throws `NOT_FOUND`, and
 * `state.not_allowed` where the result is there already or they are off it.
 */
export async function excludePlayer(
  ports: Pick<TournamentsPorts, 'promotions' | 'notify' | 'identity' | 'tellPlayer'>,
  tx: Tx,
  { playerId, promotionId, author }: Exclusion,
): Promise<void> {
  const [contest] = await lockContests(ports, tx, [promotionId]);
  const entry = contest && (await findEntry(tx, { playerId, promotionId }));
  if (!entry || entry.simulated) throw new Refusal('NOT_FOUND');
  const isIn = entry.state === 'running' || entry.state === 'completed';
  if (!isIn || contest.frozenAt) throw new Refusal('state.not_allowed');
  const place = contest.kind === 'tournament' ? await placeAmong(tx, entry) : undefined;
  const changed = (await numberChanges(tx, [promotionId])).get(promotionId) ?? 0n;
  await takeOff(tx, entry, { state: 'excluded', reason: author.reason, changed });
  await writeSignificant(tx, {
    kind: 'tournaments.player_excluded',
    ...author,
    playerId,
    target: { kind: 'promotion', id: promotionId },
    detail: { score: String(entry.score), team: entry.team },
  });
  await ports.notify(tx, {
    playerIds: [playerId],
    kind: 'service',
    message: excludedMessage(contest, author.reason),
    key: `tournament-excluded:${promotionId}`,
  });
  if (place === undefined) return;
  const languages = await ports.identity.languagesOf(tx, [playerId]);
  const notice = noticeOf(contest, 'player_kicked_from_leaderboard', languages.get(playerId) ?? 'en');
  tx.afterCommit(() => ports.tellPlayer(playerId, 'tournament_notifications', { ...notice, previous_place: place }));
}
