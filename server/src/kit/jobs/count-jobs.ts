import type { Database } from '../database/database.ts';

export interface JobCounts {
  waiting: number;
  running: number;
  /** Tried as often as allowed, and given up. */
  failed: number;
}

/** For the metrics and for readiness. */
export async function countJobs(database: Database): Promise<JobCounts> {
  const { rows } = await database.query<{ waiting: bigint; running: bigint; failed: bigint }>(
    `select count(*) filter (where locked_at is null and attempts < max_attempts) as waiting,
       count(*) filter (where locked_at is not null) as running,
       count(*) filter (where locked_at is null and attempts >= max_attempts) as failed
     from graphile_worker.jobs`,
  );
  const [row] = rows;
  return { waiting: Number(row?.waiting), running: Number(row?.running), failed: Number(row?.failed) };
}
