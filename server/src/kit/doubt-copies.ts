import type { Database, Queryable } from './database/database.ts';
import { listen } from './database/listen.ts';
import type { Log } from './log.ts';

const channel = 'kit_copies';
const doubts = new WeakMap<Database, Set<() => void>>();

/** A copy is doubted whenever somebody has written, in whatever process. */
export function onWritten(database: Database, doubt: () => void): void {
  const known = doubts.get(database) ?? new Set();
  doubts.set(database, known.add(doubt));
}

/**
 * Whoever writes what processes hold copies of says so in the same transaction; it is told with the commit. Such tables
 * change rarely, so the lock that a notification takes at commit is no burden.
 */
export async function tellCachedTables(db: Queryable): Promise<void> {
  await db.query(`notify ${channel}`);
}

/** From here on the copies of this process hear of what others write; versions are compared all the same. */
export function followCopies({ database, log }: { database: Database; log: Log }): { stop(): Promise<void> } {
  const onNews = () => {
    for (const doubt of doubts.get(database) ?? []) doubt();
  };
  return listen({ database, channel, onNews, log });
}
