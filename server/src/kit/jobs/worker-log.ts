import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue's own remarks in our log. A job's payload may hold personal data, so only the text is taken over. */
export function workerLog(log: Log): Logger {
  return new Logger((scope) => (level, message) => {
    log[levels[level]]({ worker: scope.workerId, task: scope.taskIdentifier, job: scope.jobId }, message);
  });
}
