import type { Database } from './database/database.ts';

const outboxDays = 7;
const keyDays = 30;
/** A consumer that has not moved for so long while there was news belongs to an older release. */
const retiredDays = 60;

/** Removes events that every consumer has passed, and answers nobody will ask for again. */
export async function sweepKit(database: Database): Promise<void> {
  await database.query(
    `delete from kit_outbox where at < now() - make_interval(days => $1)
     and not exists (select 1 from kit_consumer c where (c.xid, c.id) < (kit_outbox.xid, kit_outbox.id)
       and c.moved_at > now() - make_interval(days => $2))`,
    [outboxDays, retiredDays],
  );
  await database.query('delete from kit_idempotency where created_at < now() - make_interval(days => $1)', [keyDays]);
}
