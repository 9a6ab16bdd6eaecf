import type { Clock, Queryable } from '../../kit/index.ts';
import { fingerprintOf, type ReportedError } from './fingerprint.ts';

const minuteMs = 60_000;
/** More than this a minute is one thing broken everywhere, or somebody who wants to fill our disk. */
const mostPerMinute = 60;
const mostKinds = 2_000;
const keptMs = 30 * 24 * 60 * minuteMs;

export interface BrowserError {
  fingerprint: string;
  label: string;
  message: string;
  stack: string | null;
  path: string | null;
  times: bigint;
  first_at: Date;
  last_at: Date;
}

/** Keeps what broke in browsers, alike ones together. Everything in it has been through the sieve. */
export function createErrorStore({ database, clock }: { database: Queryable; clock: Clock }) {
  let windowStart = 0;
  let inWindow = 0;
  return {
    /** False: one too many in this minute, it was not written. */
    async note(error: ReportedError & { path?: string | undefined; times: number }): Promise<boolean> {
      const now = clock.now();
      if (now.getTime() - windowStart >= minuteMs) {
        windowStart = now.getTime();
        inWindow = 0;
      }
      if (inWindow >= mostPerMinute) return false;
      inWindow++;
      await database.query(
        `insert into telemetry_error (fingerprint, label, message, stack, path, times, first_at, last_at)
         select $1, $2, $3, $4, $5, $6, $7, $7
         where (select count(*) from telemetry_error) < $8 or exists (select 1 from telemetry_error where fingerprint = $1)
         on conflict (fingerprint) do update set times = telemetry_error.times + excluded.times,
           message = excluded.message, stack = coalesce(excluded.stack, telemetry_error.stack), path = excluded.path,
           last_at = excluded.last_at`,
        [
          ...[fingerprintOf(error), error.label, error.message, error.stack ?? null, error.path ?? null, error.times],
          ...[now.toISOString(), mostKinds],
        ],
      );
      return true;
    },
    async sweep(): Promise<void> {
      const oldest = new Date(clock.now().getTime() - keptMs).toISOString();
      await database.query('delete from telemetry_error where last_at < $1', [oldest]);
    },
  };
}

export async function listErrors(db: Queryable, { limit = 50 } = {}): Promise<BrowserError[]> {
  const { rows } = await db.query<BrowserError>('select * from telemetry_error order by last_at desc limit $1', [
    limit,
  ]);
  return rows;
}

export async function readError(db: Queryable, fingerprint: string): Promise<BrowserError | undefined> {
  const { rows } = await db.query<BrowserError>('select * from telemetry_error where fingerprint = $1', [fingerprint]);
  return rows[0];
}
