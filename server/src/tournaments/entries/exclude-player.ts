import { Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Tx } from '../../kit/index.ts';
import { lockContests, numberChanges } from '../contest-store.ts';
import { excludedMessage } from '../contest-words.ts';
import type { TournamentsPorts } from '../ports.ts';
import { findEntry, takeOff } from './entry-store.ts';

export interface Exclusion {
  playerId: number;
  promotionId: number;
  author: Author;
}

/**
 * Takes somebody off the board, for good, by a person and for a reason; the player is told it. Throws `NOT_FOUND`, and
 * `state.not_allowed` where the result is there already or they are off it.
 */
export async function excludePlayer(
  ports: Pick<TournamentsPorts, 'promotions' | 'notify'>,
  tx: Tx,
  { playerId, promotionId, author }: Exclusion,
): Promise<void> {
  const [contest] = await lockContests(ports, tx, [promotionId]);
  const entry = contest && (await findEntry(tx, { playerId, promotionId }));
  if (!entry || entry.simulated) throw new Refusal('NOT_FOUND');
  const isIn = entry.state === 'running' || entry.state === 'completed';
  if (!isIn || contest.frozenAt) throw new Refusal('state.not_allowed');
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
}
