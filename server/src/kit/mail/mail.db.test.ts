import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrateJobs, startJobs } from '../jobs/index.ts';
import { silentLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createMail, createMailQueue, listMails } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const mail = { to: 'player@example.com', subject: 'Grüße ☄', text: 'Hallo', html: '<p>Hallo</p>' };

/** A real mail server that keeps what it gets; it may refuse the first few. */
async function startSmtp(options: { refuse?: number } = {}) {
  const received: { from: string; to: string[]; raw: string }[] = [];
  let refusals = options.refuse ?? 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        if (refusals-- > 0) return callback(Object.assign(new Error('busy'), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(parts).toString(),
        });
        callback();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    received,
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const options = { from: 'Halley <no-reply@halley.test>', log: silentLog };

describe('mail over SMTP', () => {
  test('arrives with both parts and the sender of the settings', async () => {
    const smtp = await startSmtp();
    const mailer = createMail({ ...options, smtpUrl: smtp.url, demo: false, database });
    await mailer.send(mail);
    expect(smtp.received).toHaveLength(1);
    const [letter] = smtp.received;
    expect(letter).toMatchObject({ from: 'no-reply@halley.test', to: ['player@example.com'] });
    expect(letter?.raw).toContain('From: Halley <no-reply@halley.test>');
    expect(letter?.raw).toContain('text/plain');
    expect(letter?.raw).toContain('<p>Hallo</p>');
    mailer.stop();
    await smtp.stop();
  });

  test('comes in the name of a brand from the address of the settings', async () => {
    const smtp = await startSmtp();
    const mailer = createMail({ ...options, smtpUrl: smtp.url, demo: false, database });
    await mailer.send({ ...mail, fromName: 'Nova Hall' });
    const sly = 'Nova" <evil@example.com>\r\nBcc: victim@example.com';
    await mailer.send({ ...mail, fromName: sly });
    expect(smtp.received[0]?.raw).toContain('From: Nova Hall <no-reply@halley.test>');
    for (const { from, to, raw } of smtp.received) {
      expect({ from, to }).toEqual({ from: 'no-reply@halley.test', to: ['player@example.com'] });
      expect(raw).not.toMatch(/^Bcc:/m);
    }
    mailer.stop();
    await smtp.stop();
  });

  test('cannot be given further recipients or headers through its fields', async () => {
    const smtp = await startSmtp();
    const mailer = createMail({ ...options, smtpUrl: smtp.url, demo: false, database });
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: victim@example.com' });
    await mailer.send({ ...mail, to: 'a@example.com, victim@example.com' }).catch(() => undefined);
    for (const letter of smtp.received) {
      expect(letter.to).not.toContain('victim@example.com');
      expect(letter.raw).not.toMatch(/^Bcc:/m);
    }
    mailer.stop();
    await smtp.stop();
  });

  test('fails loudly when the server is away or says no', async () => {
    const smtp = await startSmtp({ refuse: 1 });
    const mailer = createMail({ ...options, smtpUrl: smtp.url, demo: false, database });
    await expect(mailer.send(mail)).rejects.toThrow();
    await mailer.send(mail);
    expect(smtp.received).toHaveLength(1);
    mailer.stop();
    await smtp.stop();
    await expect(mailer.send(mail)).rejects.toThrow();
  });

  test('from a job: sent once after the commit, and again after a refusal', async () => {
    await migrateJobs({ database, url: database.url });
    const smtp = await startSmtp({ refuse: 1 });
    const mailer = createMail({ ...options, smtpUrl: smtp.url, demo: false, database });
    const mails = createMailQueue(['ab'.repeat(32)]);
    const jobs = await startJobs({
      database,
      url: database.url,
      log: silentLog,
      tasks: { 'mail.send': (waiting) => mailer.send(mails.open(waiting)) },
    });
    await database.tx((tx) => mails.queue(tx, mail));
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 15_000, interval: 50 });
    await jobs.stop();
    expect(smtp.received).toHaveLength(1);
    mailer.stop();
    await smtp.stop();
  });
});

describe('a mail that waits', () => {
  const queue = createMailQueue(['ab'.repeat(32)]);

  test('cannot be read from the database, and opens after the key has changed', async () => {
    await migrateJobs({ database, url: database.url });
    await database.tx((tx) => queue.queue(tx, { ...mail, text: 'a link with a token', to: 'waiting@example.com' }));
    const { rows } = await database.query<{ payload: { sealed: string } }>(
      'select payload from graphile_worker._private_jobs order by id desc limit 1',
    );
    const [job] = rows;
    const kept = Buffer.from(job?.payload.sealed ?? '', 'base64').toString('latin1') + JSON.stringify(job);
    for (const word of ['token', 'waiting@example.com', mail.subject]) expect(kept).not.toContain(word);
    const rotated = createMailQueue(['cd'.repeat(32), 'ab'.repeat(32)]);
    expect(rotated.open(job?.payload ?? mail)).toMatchObject({
      to: 'waiting@example.com',
      text: 'a link with a token',
    });
    expect(() => createMailQueue(['cd'.repeat(32)]).open(job?.payload ?? mail)).toThrow('one of the keys');
  });

  test('that was queued before mails were sealed is sent as it is', () => {
    expect(queue.open(mail)).toEqual(mail);
  });
});

describe('mail without SMTP', () => {
  test('lands in the demo mailbox, newest first', async () => {
    const mailer = createMail({ ...options, smtpUrl: undefined, demo: true, database });
    await mailer.send({ ...mail, to: 'one@example.com', subject: 'first' });
    await mailer.send({ ...mail, to: 'two@example.com', subject: 'second' });
    await mailer.send({ ...mail, to: 'one@example.com', subject: 'third' });
    const all = await listMails(database, { to: undefined, limit: 10 });
    expect(all.map((one) => one.subject)).toEqual(['third', 'second', 'first']);
    const own = await listMails(database, { to: 'one@example.com', limit: 10 });
    expect(own.map((one) => one.subject)).toEqual(['third', 'first']);
  });

  test('does not exist in production', () => {
    expect(() => createMail({ ...options, smtpUrl: undefined, demo: false, database })).toThrow('demo mode only');
  });
});
