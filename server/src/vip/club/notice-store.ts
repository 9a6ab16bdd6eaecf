import type { Queryable, Tx } from '../../kit/index.ts';

export interface ClubNotice {
  playerId: number;
  by: string;
  at: Date;
}

/** The first notice that each of these players was given since a moment. */
export async function readNotices(
  db: Queryable,
  { playerIds, since }: { playerIds: readonly number[]; since: Date },
): Promise<Map<number, ClubNotice>> {
  const { rows } = await db.query<{ player_id: bigint; by_name: string; at: Date }>(
    `select distinct on (player_id) player_id, by_name, at from vip_notice where player_id = any($1::bigint[]) and at >= $2
     order by player_id, at`,
    [playerIds, since],
  );
  return new Map(
    rows.map((row) => [Number(row.player_id), { playerId: Number(row.player_id), by: row.by_name, at: row.at }]),
  );
}

/** False: the player was told in this quarter. */
export async function insertNotice(
  tx: Tx,
  notice: { playerId: number; quarter: string; status: string; by: string; reason: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into vip_notice (player_id, quarter, status, by_name, reason, at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [notice.playerId, notice.quarter, notice.status, notice.by, notice.reason, notice.at],
  );
  return rowCount === 1;
}

/** A status that was given anew is kept for its own sake: what was told about the old one is over. */
export async function forgetNotices(tx: Tx, playerId: number): Promise<void> {
  await tx.query('delete from vip_notice where player_id = $1', [playerId]);
}

/** Of two who decide over one status, the second sees what the first has done. */
export async function lockStatus(tx: Tx, playerId: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', ['vip_status', playerId % 2_147_483_647]);
}
