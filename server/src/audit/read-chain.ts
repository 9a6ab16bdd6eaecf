import type { Queryable } from '../kit/index.ts';
import { type Link, origin } from './chain.ts';
import { entryTextColumns } from './entry.ts';

const batchSize = 1000;

export interface ChainRange {
  /** Days of sealing, `2026-03-01`, both included. */
  fromDay?: string;
  toDay?: string;
}

/** A link of which the entry may be gone. */
export type StoredLink = Omit<Link, 'id'> & { id: string | null; entry_id: string };

/** The chain from link to link, in batches: it may be long. Within a transaction the picture stands still. */
export async function* readChain(db: Queryable, range: ChainRange = {}): AsyncGenerator<StoredLink[]> {
  let after = '0';
  for (;;) {
    const { rows } = await db.query<StoredLink>(
      `select s.number::text as number, s.day::text as day, encode(s.hash, 'hex') as hash,
         s.entry_id::text as entry_id, ${entryTextColumns}
       from audit_seal s left join audit_entry e on e.id = s.entry_id
       where s.number > $1 and ($2::date is null or s.day >= $2) and ($3::date is null or s.day <= $3)
       order by s.number limit $4`,
      [after, range.fromDay ?? null, range.toDay ?? null, batchSize],
    );
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.number ?? after;
  }
}

/** What stands before the first link of a range: the last link of the days before it. */
export async function headBefore(
  db: Queryable,
  fromDay: string | undefined,
): Promise<{ hash: string; number: bigint; day: string }> {
  const { rows } = await db.query<{ hash: string; number: bigint; day: string }>(
    `select encode(hash, 'hex') as hash, number, day::text from audit_seal
     where $1::date is not null and day < $1 order by number desc limit 1`,
    [fromDay ?? null],
  );
  return rows[0] ?? { hash: origin, number: 0n, day: '' };
}
