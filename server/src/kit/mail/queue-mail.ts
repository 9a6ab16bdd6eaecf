import type { Tx } from '../database/database.ts';
import { invariant } from '../invariant.ts';
import { addJob } from '../jobs/add-job.ts';
import { createSealer } from '../sealer.ts';
import type { Keys } from '../secrets.ts';
import type { Mail, SealedMail } from './mail.ts';

/** With growing pauses this is about half a day: a mail server may be away for an evening. */
const maxAttempts = 12;
const purpose = 'mail';

export interface MailQueue {
  /** Sends the mail if the transaction commits, as soon as a worker is free. */
  queue(tx: Tx, mail: Mail): Promise<void>;
  /** What a job was told to send. */
  open(waiting: SealedMail | Mail): Mail;
}

/** Mails carry links that open accounts: while they wait they are sealed, as whatever else is secret and kept. */
export function createMailQueue(keys: Keys): MailQueue {
  const sealer = createSealer(keys);
  return {
    async queue(tx, mail) {
      const sealed = sealer.seal(Buffer.from(JSON.stringify(mail)), purpose).toString('base64');
      await addJob(tx, 'mail.send', { sealed }, { maxAttempts });
    },
    open(waiting) {
      // One that was queued before mails were sealed.
      if (!('sealed' in waiting)) return waiting;
      const opened = sealer.open(Buffer.from(waiting.sealed, 'base64'), purpose);
      invariant(opened, 'a mail that waits opens with one of the keys of the house');
      return JSON.parse(opened.toString()) as Mail;
    },
  };
}
