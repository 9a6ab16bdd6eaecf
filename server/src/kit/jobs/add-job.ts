import type { Tx } from '../database/database.ts';
import { currentTrace } from '../trace/span.ts';
import type { JobName, JobPayloads } from './payloads.ts';

export interface JobOptions {
  /** A job that waits under the same key is replaced, not doubled. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
}

/** Beside what the job is told: what caused it, where that is traced. No payload has a name like it. */
const traceKey = '$trace';

function withTrace<P extends object>(payload: P): P {
  const trace = currentTrace();
  return trace === undefined ? payload : { ...payload, [traceKey]: trace };
}

/** What the job is told, and what caused it. */
export function withoutTrace(payload: unknown): { payload: unknown; trace: unknown } {
  const { [traceKey]: trace, ...rest } = Object(payload) as Record<string, unknown>;
  return trace === undefined ? { payload, trace } : { payload: rest, trace };
}

/** Puts a job into the queue of this transaction: no commit, no job. */
export async function addJob<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayloads[N],
  options: JobOptions = {},
): Promise<void> {
  await tx.query({
    name: 'kit_add_job',
    text: `select 1 from graphile_worker.add_job(
      $1::text, $2::json, run_at => $3::timestamptz, max_attempts => $4::int, job_key => $5::text)`,
    values: [
      name,
      JSON.stringify(withTrace(payload)),
      options.runAt ?? null,
      options.maxAttempts ?? null,
      options.key ?? null,
    ],
  });
}

/** Many of one kind in one statement. */
export async function addJobs<N extends JobName>(
  tx: Tx,
  name: N,
  payloads: readonly JobPayloads[N][],
  options: Pick<JobOptions, 'maxAttempts'> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  await tx.query({
    name: 'kit_add_jobs',
    text: `select count(graphile_worker.add_job($1::text, payload, max_attempts => $3::int))
      from json_array_elements($2::json) payload`,
    values: [name, JSON.stringify(payloads.map(withTrace)), options.maxAttempts ?? null],
  });
}
