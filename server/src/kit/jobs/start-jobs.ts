import { EventEmitter } from 'node:events';
import { parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Database } from '../database/database.ts';
import { openPool, releaseOnce } from '../database/open-pool.ts';
import type { Log } from '../log.ts';
import { inTraceOrAlone } from '../trace/trace-work.ts';
import { withoutTrace } from './add-job.ts';
import { keepRunning } from './keep-running.ts';
import { migrateJobs } from './migrate-jobs.ts';
import type { JobName, JobPayloads, JobRun, Tasks } from './payloads.ts';
import { freeOrphans, startPresence } from './presence.ts';
import { workerLog } from './worker-log.ts';

export interface Cron {
  task: JobName;
  /** Minute, hour, day, month, weekday; in UTC. */
  at: string;
}

export interface StartJobsOptions<N extends JobName> {
  database: Database;
  url: string;
  tasks: Pick<Tasks, N>;
  crons?: readonly (Cron & { task: N })[];
  log: Log;
  concurrency?: number;
  /** How often to look for jobs whose worker died. */
  rescueEveryMs?: number;
}

export interface Jobs {
  /** Takes no new job, lets the running ones finish. */
  stop(): Promise<void>;
}

const abortAfterMs = 5000;

/** Works off the queue in this process until stopped. Any number of processes may do so. */
export async function startJobs<N extends JobName>(options: StartJobsOptions<N>): Promise<Jobs> {
  const { database, url, log, concurrency = 4, rescueEveryMs = 10_000 } = options;
  await migrateJobs({ database, url, log });
  const presence = startPresence(database, log);
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool, not of the single worker.
  events.on('pool:create', ({ workerPool }) => presence.announce(workerPool.id));
  // Our own: that of the library takes its listeners off before its connections are closed, and does not wait for them.
  const ownPool = { connectionString: url, max: concurrency + 2, application_name: 'halley jobs' };
  const pgPool = releaseOnce(openPool(ownPool, log));
  const begin = () =>
    run({
      pgPool,
      concurrency,
      pollInterval: 1000,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: abortAfterMs,
      logger: workerLog(log),
      // Only in batches does a stop wait until the end of a job is written down; without, it might run twice.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events,
      taskList: taskListOf(options.tasks),
      parsedCronItems: parseCronItems(
        (options.crons ?? []).map(({ task, at }) => ({
          task,
          match: at,
          identifier: task,
          options: { backfillPeriod: 0 },
        })),
      ),
    });
  const running = await keepRunning(begin, log).catch(async (error) => {
    await presence.stop();
    await pgPool.end();
    throw error;
  });

  const rescue = async () => {
    try {
      const dead = await freeOrphans(database);
      if (dead.length > 0) log.warn({ pools: dead }, 'jobs of dead workers go back to the queue');
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'could not look for orphaned jobs');
    }
  };
  let rescuing = rescue();
  const timer = setInterval(() => {
    rescuing = rescuing.then(rescue);
  }, rescueEveryMs);

  return {
    async stop() {
      clearInterval(timer);
      await running.stop();
      await pgPool.end();
      await rescuing;
      await presence.stop();
    },
  };
}

function taskListOf<N extends JobName>(tasks: Pick<Tasks, N>): TaskList {
  const entries = Object.entries(tasks) as [N, (payload: JobPayloads[N], job: JobRun) => Promise<void>][];
  return Object.fromEntries(
    entries.map(([name, task]) => [
      name,
      (told: unknown, helpers) => {
        const { payload, trace } = withoutTrace(told);
        const run = { attempt: helpers.job.attempts, signal: helpers.abortSignal };
        return inTraceOrAlone(trace, `job ${name}`, { attributes: { 'halley.attempt': run.attempt } }, () =>
          task(payload as JobPayloads[N], run),
        );
      },
    ]),
  ) as TaskList;
}
