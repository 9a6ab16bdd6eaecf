import type { Database } from '../database/database.ts';
import type { JobName } from './payloads.ts';

export interface JobCounts {
  waiting: number;
  running: number;
  /** Tried as often as allowed, and given up. */
  failed: number;
}

/** What could be worked on at this moment, or is. Jobs for later and those given up do not count. */
export async function countDueJobs(database: Database): Promise<number> {
  const { rows } = await database.query<{ due: bigint }>(
    `select count(*) as due from graphile_worker.jobs
     where locked_at is not null or (run_at <= now() and attempts < max_attempts)`,
  );
  return Number(rows[0]?.due);
}

/** When the job that is due longest should have been begun; null: none is late. */
export async function oldestDueJob(database: Database): Promise<Date | null> {
  const { rows } = await database.query<{ due: Date | null }>(
    `select min(run_at) as due from graphile_worker.jobs
     where locked_at is null and run_at <= now() and attempts < max_attempts`,
  );
  return rows[0]?.due ?? null;
}

/** Of one task: what waits to be done, and since when the oldest of it is due. */
export async function countTask(database: Database, task: JobName): Promise<{ waiting: number; seconds: number }> {
  const { rows } = await database.query<{ waiting: bigint; seconds: number }>(
    `select count(*) as waiting, coalesce(greatest(extract(epoch from now() - min(run_at)), 0), 0)::float8 as seconds
     from graphile_worker.jobs where task_identifier = $1 and attempts < max_attempts`,
    [task],
  );
  return { waiting: Number(rows[0]?.waiting), seconds: rows[0]?.seconds ?? 0 };
}

/** Jobs that were given up, by task. */
export async function countFailedJobs(database: Database): Promise<{ task: string; failed: number }[]> {
  const { rows } = await database.query<{ task: string; failed: bigint }>(
    `select task_identifier as task, count(*) as failed from graphile_worker.jobs
     where locked_at is null and attempts >= max_attempts group by 1`,
  );
  return rows.map(({ task, failed }) => ({ task, failed: Number(failed) }));
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
