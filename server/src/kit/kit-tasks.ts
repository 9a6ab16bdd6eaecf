import type { Database } from './database/database.ts';
import type { Tasks } from './jobs/payloads.ts';
import type { Cron } from './jobs/start-jobs.ts';
import type { Mailer } from './mail/create-mail.ts';
import type { Mail } from './mail/mail.ts';
import type { MailQueue } from './mail/queue-mail.ts';
import type { keepParts } from './partitions/keep-parts.ts';
import { sweepKit } from './sweep.ts';

export interface KitTasksOptions {
  database: Database;
  mails: MailQueue;
  mail: Mailer;
  /** A mail as its reader's brand sends it. */
  dress(mail: Mail): Promise<Mail>;
  parts: Pick<ReturnType<typeof keepParts>, 'keep'>;
  /** Whether a mail that has waited is still wanted. */
  mayLeave(mail: Mail): Promise<boolean>;
}

export type KitTask = 'mail.send' | 'kit.sweep' | 'kit.keep_parts';

/** Jobs that belong to no room. */
export function kitTasks(options: KitTasksOptions): Pick<Tasks, KitTask> {
  const { database, mails, mail, dress, parts, mayLeave } = options;
  return {
    async 'mail.send'(payload) {
      const opened = mails.open(payload);
      if (await mayLeave(opened)) await mail.send(await dress(opened));
    },
    'kit.sweep': () => sweepKit(database),
    'kit.keep_parts': () => parts.keep(),
  };
}

export const kitCrons: readonly Cron[] = [
  { task: 'kit.sweep', at: '43 * * * *' },
  { task: 'kit.keep_parts', at: '29 * * * *' },
];
