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
}

export type KitTask = 'mail.send' | 'kit.sweep' | 'kit.keep_parts';

/** Jobs that belong to no room. */
export function kitTasks({ database, mails, mail, dress, parts }: KitTasksOptions): Pick<Tasks, KitTask> {
  return {
    'mail.send': async (payload) => mail.send(await dress(mails.open(payload))),
    'kit.sweep': () => sweepKit(database),
    'kit.keep_parts': () => parts.keep(),
  };
}

export const kitCrons: readonly Cron[] = [
  { task: 'kit.sweep', at: '43 * * * *' },
  { task: 'kit.keep_parts', at: '29 * * * *' },
];
