import type { Queryable, Tx } from '../database/database.ts';
import type { Part } from './partitioned.ts';

/** One number for all processes: whoever holds it makes and drops parts. */
const partsLock = 4_112_065;

/** Tables wait behind whoever changes their parts: not for long, and another time is as good. */
export async function lockParts(tx: Tx): Promise<boolean> {
  await tx.query("set local lock_timeout = '1s'");
  const { rows } = await tx.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [partsLock]);
  return rows[0]?.held ?? false;
}

/** Which of these are there. */
export async function knownParts(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [names],
  );
  return new Set(rows.map(({ name }) => name));
}

/** False: lines of its time are in the rest already. */
export async function openPart(tx: Tx, table: string, { name, from, until }: Part): Promise<boolean> {
  const { rows } = await tx.query<{ made: boolean }>('select kit_open_part($1, $2, $3, $4) as made', [
    table,
    name,
    from,
    until,
  ]);
  return rows[0]?.made ?? false;
}

/** Parts with an end before this moment, the oldest first. */
export async function partsBefore(db: Queryable, table: string, moment: Date): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from (select c.relname as name,
         (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as until
       from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass) p
     where until <= $2 order by until`,
    [table, moment],
  );
  return rows.map(({ name }) => name);
}

/** Whether there is something in the rest, and nothing from this moment on. */
export async function isRestBefore(db: Queryable, rest: string, moment: Date): Promise<boolean> {
  const { rows } = await db.query<{ before: boolean }>(
    `select exists (select 1 from ${rest}) and not exists (select 1 from ${rest} where at >= $1) as before`,
    [moment],
  );
  return rows[0]?.before ?? false;
}

export async function dropPart(tx: Tx, part: string): Promise<void> {
  await tx.query(`drop table ${part}`);
}

export async function emptyRest(tx: Tx, rest: string): Promise<void> {
  await tx.query(`truncate ${rest}`);
}

/** How many seconds ahead each table that is cut by time has parts for; below zero: since when it has none. */
export async function partsAhead(db: Queryable): Promise<{ table: string; seconds: number }[]> {
  const { rows } = await db.query<{ table: string; seconds: number }>(
    `select p.partrelid::regclass::text as "table", coalesce(extract(epoch from max(b.until) - now()), 0)::float8 as seconds
     from pg_partitioned_table p
     left join pg_inherits i on i.inhparent = p.partrelid left join pg_class c on c.oid = i.inhrelid
     left join lateral (select (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz
       as until) b on true
     group by 1 order by 1`,
  );
  return rows;
}

/** Lines of a part as JSON text, some thousands at a time. Within one transaction they are all of one moment. */
export async function* linesOf(tx: Tx, part: string): AsyncGenerator<string[]> {
  await tx.query(`declare part_lines no scroll cursor for select row_to_json(p)::text as line from ${part} p`);
  for (;;) {
    const { rows } = await tx.query<{ line: string }>('fetch 5000 from part_lines');
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.query('close part_lines');
}
