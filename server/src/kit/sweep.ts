import type { Database } from './database/database.ts';

const keyDays = 30;

/** Removes answers nobody will ask for again. */
export async function sweepKit(database: Database): Promise<void> {
  await database.query('delete from kit_idempotency where created_at < now() - make_interval(days => $1)', [keyDays]);
}
