export { addJob, addJobs } from './add-job.ts';
export { countDueJobs, countFailedJobs, countJobs, countTask, oldestDueJob } from './count-jobs.ts';
export { migrateJobs } from './migrate-jobs.ts';
export type { JobName, JobPayloads, JobRun, Tasks } from './payloads.ts';
export { type Cron, type Jobs, startJobs } from './start-jobs.ts';
