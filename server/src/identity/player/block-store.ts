import type { Queryable, Tx } from '../../kit/index.ts';

export interface Block {
  reason: string;
  at: Date;
}

/** False when there is one already. */
export async function insertBlock(tx: Tx, block: Block & { playerId: number }): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into identity_block (player_id, reason, at) values ($1, $2, $3) on conflict do nothing',
    [block.playerId, block.reason, block.at],
  );
  return rowCount === 1;
}

/** False when there was none. */
export async function deleteBlock(tx: Tx, playerId: number): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity_block where player_id = $1', [playerId]);
  return rowCount === 1;
}

export async function findBlock(db: Queryable, playerId: number): Promise<Block | undefined> {
  const { rows } = await db.query<Block>('select reason, at from identity_block where player_id = $1', [playerId]);
  return rows[0];
}
