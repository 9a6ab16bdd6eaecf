import type { Queryable, Tx } from '../../kit/index.ts';

/** What decides whether and how a player may be written to. */
export interface Reachable {
  email: string;
  isConfirmed: boolean;
  language: string;
  country: string | null;
  licence: string;
  dateOfBirth: string | null;
  hasConfirmedAge: boolean;
  wantsPromos: boolean;
}

const columns = `p.id, p.email, p.confirmed_at is not null as "isConfirmed", p.language, p.country, p.license_name as licence,
  to_char(p.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", p.age_confirmed_at is not null as "hasConfirmedAge",
  p.receive_promos as "wantsPromos"`;

const byId = (rows: (Reachable & { id: bigint })[]) => new Map(rows.map(({ id, ...row }) => [Number(id), row]));

export async function reachOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, Reachable>> {
  const { rows } = await db.query<Reachable & { id: bigint }>(
    `select ${columns} from identity_player p where p.id = any($1::bigint[])`,
    [playerIds],
  );
  return byId(rows);
}

/**
 * The same, held until the transaction ends: a consent that is taken back meanwhile waits, and was not yet when the message was
 * written; one that was taken back before is seen. Rows come in the order of their numbers, so that two batches do not wait for
 * each other.
 */
export async function lockReach(tx: Tx, playerIds: readonly number[]): Promise<Map<number, Reachable>> {
  const { rows } = await tx.query<Reachable & { id: bigint }>(
    `select ${columns} from identity_player p where p.id = any($1::bigint[]) order by p.id for no key update of p`,
    [playerIds],
  );
  return byId(rows);
}
