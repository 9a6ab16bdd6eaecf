import type { Queryable, Tx } from '../../kit/index.ts';
import type { Origin } from './acquisition.ts';

export async function insertOrigin(tx: Tx, input: { playerId: number; origin: Origin; at: Date }): Promise<void> {
  const { stag, affbId, clickId, utm, host } = input.origin;
  await tx.query(
    `insert into identity_acquisition (player_id, stag, affb_id, click_id, utm, at, host)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [input.playerId, stag, affbId, clickId, JSON.stringify(utm), input.at, host],
  );
}

/** Where players came from, with the address they joined under: for whoever counts them. */
export interface KnownOrigin {
  playerId: number;
  email: string;
  country: string | null;
  stag: string | null;
  campaign: string | null;
  createdAt: Date;
}

export async function originsOf(db: Queryable, playerIds: readonly number[]): Promise<KnownOrigin[]> {
  const { rows } = await db.query<Omit<KnownOrigin, 'playerId'> & { id: bigint }>(
    `select p.id, p.email, p.country, a.stag, a.utm->>'campaign' as campaign, p.created_at as "createdAt"
     from identity_player p join identity_acquisition a on a.player_id = p.id where p.id = any($1::bigint[])`,
    [playerIds],
  );
  return rows.map(({ id, ...origin }) => ({ playerId: Number(id), ...origin }));
}

/** The host under which the owner of an address joined; undefined: nobody's address, or it is not known. */
export async function hostOfEmail(db: Queryable, email: string): Promise<string | undefined> {
  const { rows } = await db.query<{ host: string | null }>(
    `select a.host from identity_player p join identity_acquisition a on a.player_id = p.id where p.email = lower($1)`,
    [email],
  );
  return rows[0]?.host ?? undefined;
}
