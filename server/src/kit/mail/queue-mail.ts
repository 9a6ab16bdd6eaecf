import type { Tx } from '../database/database.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Mail } from './mail.ts';

/** With growing pauses this is about half a day: a mail server may be away for an evening. */
const maxAttempts = 12;

/** Sends the mail if the transaction commits, as soon as a worker is free. */
export async function queueMail(tx: Tx, mail: Mail): Promise<void> {
  await addJob(tx, 'mail.send', mail, { maxAttempts });
}
