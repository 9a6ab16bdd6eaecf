import type { Clock } from './clock.ts';
import type { Queryable } from './database/database.ts';

/** How much waits for people in a queue, and since when the oldest does. */
interface Waiting {
  open: number;
  oldestAt: Date | null;
}

/** One thing that waits. */
export interface WaitingItem {
  id: string;
  since: Date;
  /** Who of the staff asked for it: somebody else has to agree. Null where nobody did. */
  askedBy: number | null;
}

/** What waits for people in one room: counted, listed, or asked for one. */
export interface Queue {
  (db: Queryable): Promise<Waiting>;
  /** The oldest first. */
  items(db: Queryable, limit: number): Promise<WaitingItem[]>;
  find(db: Queryable, id: string): Promise<WaitingItem | undefined>;
}

/**
 * A queue by the rows that are in it: `sql` selects their `id`, `since` and, where a second person is wanted, `asked_by`.
 * `$1` is the time of the clock, where one is given.
 */
export function queueOf(sql: string, clock?: Clock): Queue {
  const values = () => (clock ? [clock.now()] : []);
  const rows = async (db: Queryable, rest: string, more: unknown[]) => {
    const found = await db.query<{ id: string; since: Date; asked_by: bigint | null }>(
      `select w.id::text as id, w.since, (to_jsonb(w) ->> 'asked_by')::bigint as asked_by from (${sql}) w ${rest}`,
      [...values(), ...more],
    );
    return found.rows.map(({ id, since, asked_by }) => ({
      id,
      since,
      askedBy: asked_by === null ? null : Number(asked_by),
    }));
  };
  const last = clock ? '$2' : '$1';
  const count = async (db: Queryable): Promise<Waiting> => {
    const found = await db.query<Waiting>(
      `select count(*)::int as open, min(w.since) as "oldestAt" from (${sql}) w`,
      values(),
    );
    return found.rows[0] ?? { open: 0, oldestAt: null };
  };
  return Object.assign(count, {
    items: (db: Queryable, limit: number) => rows(db, `order by w.since, w.id limit ${last}`, [limit]),
    find: async (db: Queryable, id: string) => (await rows(db, `where w.id::text = ${last}`, [id]))[0],
  });
}
