import { type Database, invariant, type Queryable, type Tx } from '../kit/index.ts';
import type { Kind, Message } from './message.ts';

export interface Broadcast {
  id: number;
  playerIds: number[] | null;
  groupIds: number[] | null;
  kind: Kind;
  message: Message;
  writtenAt: Date;
}

export type NewBroadcast = Pick<Broadcast, 'kind' | 'message'> & {
  to: { playerIds: readonly number[] } | { groupIds: readonly number[] };
  author: string;
  at: Date;
};

export async function insertBroadcast(tx: Tx, { to, kind, message, author, at }: NewBroadcast): Promise<number> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into notifications_broadcast (player_ids, group_ids, kind, message, author, written_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      'playerIds' in to ? [...to.playerIds].sort((a, b) => a - b) : null,
      'groupIds' in to ? to.groupIds : null,
      kind,
      JSON.stringify(message),
      author,
      at,
    ],
  );
  invariant(rows[0], 'what was written has a number');
  return Number(rows[0].id);
}

/** Null: over, or there is none. Holds the row: of two workers that were told the same the second finds it done. */
export async function lockBroadcast(tx: Tx, id: number): Promise<Broadcast | null> {
  const { rows } = await tx.query<{
    player_ids: bigint[] | null;
    group_ids: number[] | null;
    kind: Kind;
    message: Message;
    written_at: Date;
  }>(
    `select player_ids, group_ids, kind, message, written_at from notifications_broadcast
     where id = $1 and finished_at is null for update`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  const { group_ids: groupIds, kind, message, written_at: writtenAt } = row;
  return { id, playerIds: row.player_ids?.map(Number) ?? null, groupIds, kind, message, writtenAt };
}

export async function noteReached(tx: Tx, id: number, reached: number, finishedAt: Date | null): Promise<void> {
  await tx.query(
    'update notifications_broadcast set reached = reached + $2, finished_at = $3 where id = $1 and finished_at is null',
    [id, reached, finishedAt],
  );
}

export async function readReached(
  db: Queryable | Database,
  id: number,
): Promise<{ reached: number; finished: boolean }> {
  const { rows } = await db.query<{ reached: number; finished: boolean }>(
    'select reached, finished_at is not null as finished from notifications_broadcast where id = $1',
    [id],
  );
  return rows[0] ?? { reached: 0, finished: false };
}
