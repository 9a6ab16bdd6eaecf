import type { StaffFactor } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

/** The player's part of the usual limits, in thousandths, by sport; `all` is for those that have none of their own. */
export async function readFactors(db: Queryable, playerId: number): Promise<Map<string, number>> {
  const { rows } = await db.query<{ sport: string; factor: number }>({
    name: 'sportsbook_read_factors',
    text: 'select sport, factor from sportsbook_factor where player_id = $1',
    values: [playerId],
  });
  return new Map(rows.map(({ sport, factor }) => [sport, factor]));
}

/** With who set them and why, newest first. */
export async function listFactors(db: Queryable, playerId: number | undefined): Promise<StaffFactor[]> {
  const { rows } = await db.query<Omit<StaffFactor, 'player_id' | 'set_at'> & { player_id: bigint; set_at: Date }>(
    `select player_id, sport, factor, reason, set_by, set_at from sportsbook_factor
     where $1::bigint is null or player_id = $1 order by set_at desc, player_id, sport limit 500`,
    [playerId ?? null],
  );
  return rows.map((row) => ({ ...row, player_id: Number(row.player_id), set_at: row.set_at.toISOString() }));
}

/** Answers what it was before; undefined: as everybody's. */
export async function writeFactor(
  tx: Tx,
  factor: { playerId: number; sport: string; factor: number; reason: string; by: string; at: Date },
): Promise<number | undefined> {
  const { playerId, sport, reason, by, at } = factor;
  const { rows } = await tx.query<{ factor: number }>(
    'select factor from sportsbook_factor where player_id = $1 and sport = $2 for update',
    [playerId, sport],
  );
  await tx.query(
    `insert into sportsbook_factor (player_id, sport, factor, reason, set_by, set_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, sport) do update set factor = excluded.factor, reason = excluded.reason,
       set_by = excluded.set_by, set_at = excluded.set_at`,
    [playerId, sport, factor.factor, reason, by, at],
  );
  return rows[0]?.factor;
}
