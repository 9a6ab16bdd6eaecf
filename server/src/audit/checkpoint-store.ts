import type { Database, Queryable, Tx } from '../kit/index.ts';

/** Where a clean audit of some books has come to. */
export interface Checkpoint {
  name: string;
  /** All that was written before it was there to be seen. */
  horizon: Date;
  /** What the books came to before the horizon. */
  saw: unknown;
  /** Up to which day, `2026-03-01`, the past was read again; null: from its beginning next. */
  rereadUntil: string | null;
}

/** Before the oldest transaction under way, and ten minutes back at the least: whatever writes is over by then. */
export async function readHorizon(tx: Tx): Promise<Date> {
  const { rows } = await tx.query<{ horizon: Date }>(
    `select least(now() - interval '10 minutes',
       (select min(xact_start) from pg_stat_activity where datname = current_database()),
       (select min(prepared) from pg_prepared_xacts where database = current_database())) as horizon`,
  );
  return rows[0]?.horizon as Date;
}

export async function readCheckpoints(db: Queryable): Promise<Map<string, Checkpoint>> {
  const { rows } = await db.query<Checkpoint>(
    `select name, horizon, saw, to_char(reread_until, 'YYYY-MM-DD') as "rereadUntil" from audit_checkpoint`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Of two audits at once the later horizon stays. Whoever audits a replica can keep none. */
export async function keepCheckpoints(database: Database, checkpoints: readonly Checkpoint[]): Promise<void> {
  if (!(await mayWrite(database))) return;
  await database.query(
    `insert into audit_checkpoint as c (name, horizon, saw, reread_until)
     select name, horizon, saw::jsonb, reread_until
     from unnest($1::text[], $2::timestamptz[], $3::text[], $4::date[]) as n (name, horizon, saw, reread_until)
     on conflict (name) do update set horizon = excluded.horizon, saw = excluded.saw,
       reread_until = excluded.reread_until, at = now() where c.horizon <= excluded.horizon`,
    [
      checkpoints.map(({ name }) => name),
      checkpoints.map(({ horizon }) => horizon),
      checkpoints.map(({ saw }) => JSON.stringify(saw ?? null)),
      checkpoints.map(({ rereadUntil }) => rereadUntil),
    ],
  );
}

async function mayWrite(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean }>('select not pg_is_in_recovery() as may');
  return rows[0]?.may ?? false;
}
