import type { Queryable } from '../database/database.ts';
import type { Partitioned } from '../partitions/partitioned.ts';

/** A consumer that has not moved for so long while there was news belongs to an older release. */
const retiredDays = 60;

/** Two days each: consumers look into every part, so they are few. */
export const outboxParts = (keepDays: number): Partitioned => ({
  table: 'kit_outbox',
  daysEach: 2,
  keepDays,
  mayGo: isPassed,
});

/** Every consumer has come past the last event of a part. */
async function isPassed(db: Queryable, part: string): Promise<boolean> {
  const { rows } = await db.query<{ passed: boolean }>(
    `select not exists (select 1 from kit_consumer c, (select xid, id from ${part} order by xid desc, id desc limit 1) l
       where (c.xid, c.id) < (l.xid, l.id) and c.moved_at > now() - make_interval(days => $1)) as passed`,
    [retiredDays],
  );
  return rows[0]?.passed ?? false;
}
