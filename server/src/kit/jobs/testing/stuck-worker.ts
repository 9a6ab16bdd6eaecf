import { createDatabase } from '../../database/database.ts';
import { silentLog } from '../../log.ts';
import { startJobs } from '../start-jobs.ts';

/** A worker process that takes a job and never finishes it; the test kills it. */
const url = process.argv[2] ?? '';
await startJobs({
  database: createDatabase({ url }),
  url,
  log: silentLog,
  tasks: {
    'mail.send': async () => {
      process.stdout.write('taken\n');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    },
  },
});
