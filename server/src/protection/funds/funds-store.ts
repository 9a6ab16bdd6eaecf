import type { Queryable } from '../../kit/index.ts';

async function lastAt(db: Queryable, sql: string, playerId: number): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date }>(sql, [playerId]);
  return rows[0]?.at;
}

export const lastRequestAt = (db: Queryable, playerId: number) =>
  lastAt(db, 'select asked_at as at from protection_request where player_id = $1 order by id desc limit 1', playerId);

export const lastAnswerAt = (db: Queryable, playerId: number) =>
  lastAt(db, 'select at from protection_answer where player_id = $1 order by id desc limit 1', playerId);
