import type { Queryable } from '../../kit/index.ts';

/** Where an account came from, for figures: nothing that tells whose it is. */
export interface PlayerOrigin {
  playerId: number;
  country: string | null;
  host: string | null;
  stag: string | null;
  campaign: string | null;
  joinedAt: Date;
}

const columns = `p.id::float8 as "playerId", p.country, a.host, a.stag, a.utm->>'campaign' as campaign, p.created_at as "joinedAt"
  from identity_player p left join identity_acquisition a on a.player_id = p.id`;

export async function originsOf(db: Queryable, playerIds: readonly number[]): Promise<PlayerOrigin[]> {
  const { rows } = await db.query<PlayerOrigin>(`select ${columns} where p.id = any($1::bigint[])`, [playerIds]);
  return rows;
}

/** Accounts after a number, in order. */
export async function originsAfter(db: Queryable, after: number, most: number): Promise<PlayerOrigin[]> {
  const { rows } = await db.query<PlayerOrigin>(`select ${columns} where p.id > $1 order by p.id limit $2`, [
    after,
    most,
  ]);
  return rows;
}
