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

/** The host under which the owner of an address joined; undefined: nobody's address, or it is not known. */
export async function hostOfEmail(db: Queryable, email: string): Promise<string | undefined> {
  const { rows } = await db.query<{ host: string | null }>(
    `select a.host from identity_player p join identity_acquisition a on a.player_id = p.id where p.email = lower($1)`,
    [email],
  );
  return rows[0]?.host ?? undefined;
}
