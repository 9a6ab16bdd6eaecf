import type { Queryable, Tx } from '../../kit/index.ts';

/** Who staked since, by product and in all. */
export async function countSeen(db: Queryable, since: Date): Promise<{ byProduct: Map<string, number>; all: number }> {
  const { rows } = await db.query<{ product: string | null; players: number }>(
    `select product, count(distinct player_id)::int as players from reports_seen where at > $1
     group by grouping sets ((product), ())`,
    [since],
  );
  const byProduct = new Map(rows.flatMap(({ product, players }) => (product === null ? [] : [[product, players]])));
  return { byProduct, all: rows.find(({ product }) => product === null)?.players ?? 0 };
}

/** What was going on at a minute. One that was written already stays. */
export async function writeSamples(tx: Tx, at: Date, samples: Readonly<Record<string, number>>): Promise<void> {
  await tx.query(
    `insert into reports_live (at, name, value) select date_trunc('minute', $1::timestamptz), * from unnest($2::text[], $3::bigint[])
     on conflict do nothing`,
    [at, Object.keys(samples), Object.values(samples)],
  );
}

/** The last samples in some minutes before a moment. */
export async function readSamples(db: Queryable, at: Date): Promise<{ at: Date | null; values: Map<string, number> }> {
  const { rows } = await db.query<{ at: Date; name: string; value: number }>(
    `select at, name, value::float8 as value from reports_live
     where at = (select max(at) from reports_live where name = 'players' and at <= $1 and at > $1::timestamptz - interval '5 minutes')`,
    [at],
  );
  return { at: rows[0]?.at ?? null, values: new Map(rows.map(({ name, value }) => [name, value])) };
}

/** What was counted minute by minute, after one moment up to another. */
export async function sumMinutes(
  db: Queryable,
  name: 'bets' | 'deposits',
  span: { after: Date; until: Date },
): Promise<number> {
  const { rows } = await db.query<{ sum: number | null }>(
    'select sum(value)::float8 as sum from reports_live where name = $1 and at > $2 and at <= $3',
    [name, span.after, span.until],
  );
  return rows[0]?.sum ?? 0;
}

interface PlayersPeak {
  players: number;
  at: Date;
}

export async function readPeak(db: Queryable, since: Date): Promise<PlayersPeak | undefined> {
  const { rows } = await db.query<PlayersPeak>(
    `select value::float8 as players, at from reports_live where name = 'players' and at >= $1 order by value desc, at limit 1`,
    [since],
  );
  return rows[0];
}

/** Players on quarters of an hour, the oldest first. */
export async function readCourse(db: Queryable, since: Date): Promise<number[]> {
  const { rows } = await db.query<{ value: number }>(
    `select value::float8 as value from reports_live where name = 'players' and at >= $1
       and extract(minute from at)::int % 15 = 0 order by at`,
    [since],
  );
  return rows.map(({ value }) => value);
}

export async function forgetSamples(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from reports_live where at < $1', [before]);
}
