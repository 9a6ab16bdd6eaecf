import { runMigrations } from 'graphile-worker';
import type { Database } from '../database/database.ts';
import { openPool } from '../database/open-pool.ts';
import { type Log, silentLog } from '../log.ts';
import { workerLog } from './worker-log.ts';

const jobsMigrationLock = 4_112_063;

export interface MigrateJobsOptions {
  database: Database;
  url: string;
  log?: Log;
}

/** Makes the queue's own tables. Two processes may call it at once: one works, the other waits and finds it done. */
export async function migrateJobs({ database, url, log = silentLog }: MigrateJobsOptions): Promise<void> {
  const pgPool = openPool({ connectionString: url, max: 2 }, log);
  try {
    await database.tx(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [jobsMigrationLock]);
      await runMigrations({ pgPool, logger: workerLog(log), noHandleSignals: true });
    });
  } finally {
    await pgPool.end();
  }
}
