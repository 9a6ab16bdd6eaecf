import type { Queryable } from '../../kit/index.ts';

/** A preview was opened under a host: its name leads to this house. */
export async function noteSeenHost(db: Queryable, host: string, at: Date): Promise<void> {
  await db.query(
    `insert into config_brand_host (host, seen_at) values ($1, $2)
     on conflict (host) do update set seen_at = excluded.seen_at`,
    [host, at],
  );
}

export async function seenAmong(db: Queryable, hosts: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ host: string }>('select host from config_brand_host where host = any($1)', [hosts]);
  return new Set(rows.map(({ host }) => host));
}
