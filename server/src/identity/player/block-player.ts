import { Refusal } from '@halley/contract';
import type { Clock, Tx } from '../../kit/index.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deleteBlock, findBlock, insertBlock } from './block-store.ts';
import { holdPlayer } from './player-store.ts';

/** Closes an account: from now on no session opens, and those that are open end. */
export async function blockPlayer(tx: Tx, input: { playerId: number; reason: string; clock: Clock }): Promise<void> {
  const { playerId, reason, clock } = input;
  // A log-in under way holds the player's row: we wait for it, and then see the session it has opened.
  if (!(await holdPlayer(tx, playerId, 'update'))) throw new Refusal('NOT_FOUND');
  if (!(await insertBlock(tx, { playerId, reason, at: clock.now() }))) throw new Refusal('player.locked');
  await endSessions(tx, { playerId, clock });
}

export async function unblockPlayer(tx: Tx, playerId: number): Promise<void> {
  if (!(await deleteBlock(tx, playerId))) throw new Refusal('player.not_locked');
}

/** Stands at the one place where sessions are opened, whatever way in the player took. */
export async function refuseBlocked(tx: Tx, playerId: number): Promise<void> {
  // Taken first, so that a block that is being written is waited for and then seen.
  await holdPlayer(tx, playerId, 'key share');
  if (await findBlock(tx, playerId)) throw new Refusal('login.blocked');
}
