import type { Database } from './database/database.ts';
import type { Tasks } from './jobs/payloads.ts';
import type { Cron } from './jobs/start-jobs.ts';
import type { Mailer } from './mail/create-mail.ts';
import type { Mail } from './mail/mail.ts';
import type { MailQueue } from './mail/queue-mail.ts';
import { sweepKit } from './sweep.ts';

export interface KitTasksOptions {
  database: Database;
  mails: MailQueue;
  mail: Mailer;
  /** A mail as its reader's brand sends it. */
  dress(mail: Mail): Promise<Mail>;
}

/** Jobs that belong to no room. */
export function kitTasks({ database, mails, mail, dress }: KitTasksOptions): Pick<Tasks, 'mail.send' | 'kit.sweep'> {
  return {
    'mail.send': async (payload) => mail.send(await dress(mails.open(payload))),
    'kit.sweep': () => sweepKit(database),
  };
}

export const kitCrons: readonly Cron[] = [{ task: 'kit.sweep', at: '43 * * * *' }];
