import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

/** First half of the lock; the second is the name of the pool. */
const presenceLock = 4_112_064;
const reconnectAfterMs = 500;
/** A pool gets this long to take its lock before its jobs may look orphaned. */
const graceSeconds = 5;

export interface Presence {
  /** Says that a pool of workers of this process is at work, for as long as the process lives. */
  announce(poolId: string): void;
  stop(): Promise<void>;
}

/**
 * The queue itself frees the jobs of a killed worker only after four hours. So every pool of workers holds a lock on a
 * connection of its process: the moment the process dies PostgreSQL drops the lock, and whoever looks next knows that
 * the jobs are nobody's.
 */
export function startPresence(database: Database, log: Log): Presence {
  const poolIds = new Set<string>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const lock = (on: pg.Client, poolId: string) =>
    on.query('select pg_advisory_lock_shared($1, hashtext($2))', [presenceLock, poolId]);
  const connect = async () => {
    try {
      const fresh = await database.dedicated();
      if (stopped) return await fresh.end();
      client = fresh;
      fresh.on('end', again);
      for (const poolId of poolIds) await lock(fresh, poolId);
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'workers cannot show that they are alive');
      again();
    }
  };
  const again = () => {
    client = undefined;
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(connect, reconnectAfterMs);
  };
  const first = connect();

  return {
    announce(poolId) {
      poolIds.add(poolId);
      // A lock that fails has lost its connection, and the next one takes all of them.
      if (client) void lock(client, poolId).catch(() => undefined);
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await first;
      await client?.end().catch(() => undefined);
    },
  };
}

/** Gives the jobs of dead workers back to the queue. Returns the names of their pools. */
export async function freeOrphans(database: Database): Promise<string[]> {
  return database.tx(async (tx) => {
    const { rows } = await tx.query<{ pool: string }>(
      `select pool from (
         select distinct locked_by as pool from graphile_worker.jobs
         where locked_by is not null and locked_at < now() - make_interval(secs => $2)
       ) busy where pg_try_advisory_xact_lock($1, hashtext(pool))`,
      [presenceLock, graceSeconds],
    );
    const dead = rows.map((row) => row.pool);
    if (dead.length > 0) await tx.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    return dead;
  });
}
