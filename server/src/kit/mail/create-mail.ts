import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import { invariant } from '../invariant.ts';
import type { Log } from '../log.ts';
import type { Mail } from './mail.ts';
import { insertMail } from './mailbox-store.ts';

export interface MailOptions {
  smtpUrl: string | undefined;
  from: string;
  demo: boolean;
  database: Database;
  log: Log;
}

export interface Mailer {
  /** Hands a mail over. Throws when the other side does not take it; the job that called tries again later. */
  send(mail: Mail): Promise<void>;
  stop(): void;
}

const patienceMs = 15_000;

/** Over SMTP; without a mail server, and only in demo mode, into the mailbox at `/demo/mail`. */
export function createMail({ smtpUrl, from, demo, database, log }: MailOptions): Mailer {
  if (smtpUrl === undefined) {
    invariant(demo, 'mail without SMTP exists in demo mode only');
    return { send: (mail) => insertMail(database, mail), stop: () => undefined };
  }
  const transport = createTransport(
    { url: smtpUrl, pool: true, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    // What rooms write is text: never let it name a file or an address to be read and sent along.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ to, subject, text, html, replyTo, fromName, fromAddress, unsubscribeUrl }) {
      const { messageId } = await transport.sendMail({
        ...(fromName !== undefined && { from: { name: fromName, address: fromAddress ?? addressOf(from) } }),
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        ...(unsubscribeUrl !== undefined && { headers: oneClick(unsubscribeUrl) }),
      });
      log.debug({ messageId }, 'a mail was handed over');
    },
    stop: () => transport.close(),
  };
}

/** RFC 2369 and 8058: the mail program itself may offer to end mails of this kind, with one click. */
const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** `Halley <no-reply@halley.test>` and `no-reply@halley.test` have the same address. */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
