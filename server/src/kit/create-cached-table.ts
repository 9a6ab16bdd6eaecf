import type { Database, Queryable } from './database/database.ts';
import { onWritten } from './doubt-copies.ts';

export interface CachedTableOptions<T> {
  database: Database;
  /** A small query whose answer changes with every change of what is copied. */
  readVersion(db: Queryable): Promise<string>;
  load(db: Queryable): Promise<T>;
  /** A copy that was compared so recently is taken as it is. */
  trustedMs?: number;
  /** A copy that was true so recently may be used while the new one is being read. */
  staleMs?: number;
  /** Milliseconds that only go forward. */
  nowMs?(): number;
}

export interface CachedTable<T> {
  /**
   * What is in the database, at most a moment old. Inside a transaction its `Tx` must be given: waiting there for
   * another connection of the pool could wait for ever.
   */
  current(db?: Queryable): Promise<T>;
  /** What is held at this moment, and a look in the background whether it still is: for whoever cannot wait. */
  held(): T | undefined;
  /** The next reader compares, however recently that was done: for whoever has just written. */
  doubt(): void;
}

/**
 * A copy of rarely changed tables in the memory of each process. Whoever writes tells (`tellCachedTables`), so that every
 * process compares at its next read; and whoever reads compares versions once in a while anyway, so a lost message or a
 * change by hand cannot leave a process behind.
 */
export function createCachedTable<T>(options: CachedTableOptions<T>): CachedTable<T> {
  const { database, readVersion, load, trustedMs = 1_000, staleMs = 5_000, nowMs = () => performance.now() } = options;
  let held: { version: string; value: T; trueAt: number; doubts: number } | undefined;
  /** How often somebody has written; a copy knows how many of these were made before it was compared. */
  let doubts = 0;
  let shared: Promise<T> | undefined;
  let reloading: Promise<T> | undefined;

  const reload = async (db: Queryable, version: string, doubtsBefore: number): Promise<T> => {
    const trueAt = nowMs();
    const value = await load(db);
    // One that began earlier may end later: what is newer stays.
    if (!held || held.doubts <= doubtsBefore) held = { version, value, trueAt, doubts: doubtsBefore };
    return value;
  };

  const compare = async (db: Queryable): Promise<T> => {
    const startedAt = nowMs();
    const doubtsBefore = doubts;
    const version = await readVersion(db);
    if (held?.version === version) {
      held.trueAt = Math.max(held.trueAt, startedAt);
      held.doubts = Math.max(held.doubts, doubtsBefore);
      return held.value;
    }
    const old = held;
    const mayServeOld = old && old.doubts >= doubtsBefore && startedAt - old.trueAt < staleMs && db === database;
    // The version is read before the content: a change in between is found by the next comparison.
    if (!mayServeOld) return reload(db, version, doubtsBefore);
    reloading ??= reload(db, version, doubtsBefore).finally(() => {
      reloading = undefined;
    });
    reloading.catch(() => undefined);
    return old.value;
  };

  const forgotten = (comparison: Promise<T>): Promise<T> => {
    const ended = comparison.finally(() => {
      if (shared === ended) shared = undefined;
    });
    return ended;
  };

  const isTrusted = () => held !== undefined && held.doubts === doubts && nowMs() - held.trueAt < trustedMs;
  const current = async (db: Queryable = database): Promise<T> => {
    if (held && isTrusted()) return held.value;
    if (db !== database) return compare(db);
    shared ??= forgotten(compare(database));
    return shared;
  };

  const doubt = () => {
    doubts += 1;
    // A comparison under way may have looked before the change.
    shared = undefined;
  };
  onWritten(database, doubt);
  return {
    current,
    held: () => {
      if (!isTrusted()) current().catch(() => undefined);
      return held?.value;
    },
    doubt,
  };
}
