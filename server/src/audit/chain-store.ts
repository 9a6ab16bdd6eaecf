import type { Queryable, Tx } from '../kit/index.ts';
import { type Link, origin } from './chain.ts';
import { type EntryText, entryTextColumns } from './entry.ts';

const batchSize = 1000;
/** One number for all processes: whoever holds it adds to the chain. */
const sealLock = 4_112_064;

/** Where a chain has come to. */
export interface Head {
  hash: string;
  number: bigint;
  day: string;
}

const noHead: Head = { hash: origin, number: 0n, day: '' };

export interface ChainRange {
  /** Days of sealing, `2026-03-01`, both included. */
  fromDay?: string;
  toDay?: string;
  /** Links that come after this one. */
  afterNumber?: string | undefined;
  /** The last link of it. */
  toNumber?: string | undefined;
}

/** A link of which the entry may be gone. */
export type StoredLink = Omit<Link, 'id'> & { id: string | null; entry_id: string };

/** The chain from link to link, in batches: it may be long. Within a transaction the snapshot stands still. */
export async function* readChain(db: Queryable, range: ChainRange = {}): AsyncGenerator<StoredLink[]> {
  let after = range.afterNumber ?? '0';
  for (;;) {
    const { rows } = await db.query<StoredLink>(
      `select s.number::text as number, s.day::text as day, encode(s.hash, 'hex') as hash,
         s.entry_id::text as entry_id, ${entryTextColumns}
       from audit_seal s left join audit_entry e on e.id = s.entry_id
       where s.number > $1 and ($2::date is null or s.day >= $2) and ($3::date is null or s.day <= $3)
         and ($5::bigint is null or s.number <= $5)
       order by s.number limit $4`,
      [after, range.fromDay ?? null, range.toDay ?? null, batchSize, range.toNumber ?? null],
    );
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.number ?? after;
  }
}

/** What stands before the first link of a range: the last link of the days before it. */
export async function headBefore(db: Queryable, fromDay: string | undefined): Promise<Head> {
  const { rows } = await db.query<Head>(
    `select encode(hash, 'hex') as hash, number, day::text from audit_seal
     where $1::date is not null and day < $1 order by number desc limit 1`,
    [fromDay ?? null],
  );
  return rows[0] ?? noHead;
}

/** The hash of one link, if it is there. */
export async function findLink(db: Queryable, number: string): Promise<string | undefined> {
  const { rows } = await db.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_seal where number = $1`,
    [number],
  );
  return rows[0]?.hash;
}

/** The hashes of these links, as far as they are there. */
export async function findLinks(db: Queryable, numbers: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.query<{ number: bigint; hash: string }>(
    `select number, encode(hash, 'hex') as hash from audit_seal where number = any($1::bigint[])`,
    [numbers],
  );
  return new Map(rows.map(({ number, hash }) => [Number(number), hash]));
}

export async function lockChain(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [sealLock]);
}

export async function findHead(db: Queryable): Promise<Head> {
  const { rows } = await db.query<Head>(
    `select number, day::text, encode(hash, 'hex') as hash from audit_seal order by number desc limit 1`,
  );
  return rows[0] ?? noHead;
}

/** Takes the oldest entries that wait out of the queue. */
export async function takePending(tx: Tx, most: number): Promise<EntryText[]> {
  const { rows } = await tx.query<EntryText>(
    `with taken as (
       delete from audit_pending where entry_id in (
         select entry_id from audit_pending order by entry_id limit $1)
       returning entry_id)
     select ${entryTextColumns} from audit_entry e join taken on taken.entry_id = e.id order by e.id`,
    [most],
  );
  return rows;
}

export async function insertSeals(tx: Tx, links: Link[], at: Date): Promise<void> {
  await tx.query(
    `insert into audit_seal (number, entry_id, day, hash, sealed_at)
     select number, entry_id, day, decode(hash, 'hex'), $5
     from unnest($1::bigint[], $2::bigint[], $3::date[], $4::text[]) as link (number, entry_id, day, hash)`,
    [
      links.map((link) => link.number),
      links.map((link) => link.id),
      links.map((link) => link.day),
      links.map((link) => link.hash),
      at,
    ],
  );
}

/** Entries that are neither sealed nor waiting to be; those of a moment and later, or all. */
export async function selectUnsealed(db: Queryable, since?: Date): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select e.id from audit_entry e
     where e.at >= coalesce($1, '-infinity'::timestamptz)
       and not exists (select 1 from audit_seal s where s.entry_id = e.id)
       and not exists (select 1 from audit_pending p where p.entry_id = e.id) order by e.id limit 100`,
    [since ?? null],
  );
  return rows.map((row) => row.id);
}

export async function countPending(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>('select count(*) from audit_pending');
  return Number(rows[0]?.count ?? 0n);
}

/** How long the oldest entry waits for its seal. */
export async function oldestPendingSeconds(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ seconds: number }>(
    `select greatest(extract(epoch from now() - e.at), 0)::float8 as seconds
     from audit_pending p join audit_entry e on e.id = p.entry_id order by p.entry_id limit 1`,
  );
  return rows[0]?.seconds ?? 0;
}

/** One snapshot of the trail, however much is written meanwhile. The first thing in a transaction. */
export async function freezeTrail(tx: Tx): Promise<void> {
  await tx.query('set transaction isolation level repeatable read, read only');
  // Sorts and hashes of a large journal stay in memory: a third of the time, for the minute the audit takes.
  await tx.query("set local work_mem = '128MB'");
}
