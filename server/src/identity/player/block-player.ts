import { Refusal } from '@halley/contract';
import type { Clock, Queryable, Tx } from '../../kit/index.ts';
import { endSessions } from '../sessions/end-sessions.ts';

export interface Block {
  reason: string;
  at: Date;
}

/** Closes an account: from now on no session opens, and those that are open end. */
export async function blockPlayer(tx: Tx, input: { playerId: number; reason: string; clock: Clock }): Promise<void> {
  const { playerId, reason, clock } = input;
  // A log-in under way holds the player's row: we wait for it, and then see the session it has opened.
  const player = await tx.query('select 1 from identity_player where id = $1 for update', [playerId]);
  if (player.rowCount === 0) throw new Refusal('NOT_FOUND');
  const { rowCount } = await tx.query(
    'insert into identity_block (player_id, reason, at) values ($1, $2, $3) on conflict do nothing',
    [playerId, reason, clock.now()],
  );
  if (rowCount === 0) throw new Refusal('player.locked');
  await endSessions(tx, { playerId, clock });
}

export async function unblockPlayer(tx: Tx, playerId: number): Promise<void> {
  const { rowCount } = await tx.query('delete from identity_block where player_id = $1', [playerId]);
  if (rowCount === 0) throw new Refusal('player.not_locked');
}

export async function findBlock(db: Queryable, playerId: number): Promise<Block | undefined> {
  const { rows } = await db.query<Block>('select reason, at from identity_block where player_id = $1', [playerId]);
  return rows[0];
}

/** Stands at the one place where sessions are opened, whatever way in the player took. */
export async function refuseBlocked(tx: Tx, playerId: number): Promise<void> {
  // Taken first, so that a block that is being written is waited for and then seen.
  await tx.query('select 1 from identity_player where id = $1 for key share', [playerId]);
  if (await findBlock(tx, playerId)) throw new Refusal('login.blocked');
}
