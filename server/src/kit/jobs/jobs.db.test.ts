import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../database/database.ts';
import { silentLog } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addJob, countJobs, type JobRun, type Jobs, migrateJobs, startJobs } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
  await migrateJobs({ database, url: database.url });
});
afterAll(() => database.drop());

const mailTo = (to: string): Mail => ({ to, subject: 's', text: 't', html: 'h' });

type SendMail = (mail: Mail, run: JobRun) => Promise<void>;

const start = (send: SendMail, more: { rescueEveryMs?: number } = {}) =>
  startJobs({
    database,
    url: database.url,
    log: silentLog,
    tasks: { 'mail.send': (mail, run) => send(mail as Mail, run) },
    ...more,
  });

/** Runs a worker for as long as the test's body takes. */
const withWorker = async (send: SendMail, body: (jobs: Jobs) => Promise<void>) => {
  const jobs = await start(send);
  try {
    await body(jobs);
  } finally {
    await jobs.stop();
  }
};

describe('a job', () => {
  test('is done after the commit, with what it was told', async () => {
    const sent: string[] = [];
    await withWorker(
      async (mail) => void sent.push(mail.to),
      async () => {
        await database.tx((tx) => addJob(tx, 'mail.send', mailTo('one@example.com')));
        await vi.waitFor(() => expect(sent).toEqual(['one@example.com']), 5000);
      },
    );
  });

  test('of a transaction that fails does not exist', async () => {
    const failing = database.tx(async (tx) => {
      await addJob(tx, 'mail.send', mailTo('nobody@example.com'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await countJobs(database)).toEqual({ waiting: 0, running: 0, failed: 0 });
  });

  test('under a key replaces the one that waits', async () => {
    const sent: string[] = [];
    for (const to of ['first@example.com', 'second@example.com']) {
      await database.tx((tx) => addJob(tx, 'mail.send', mailTo(to), { key: 'reminder:7' }));
    }
    expect(await countJobs(database)).toMatchObject({ waiting: 1 });
    await withWorker(
      async (mail) => void sent.push(mail.to),
      () => vi.waitFor(() => expect(sent).toEqual(['second@example.com']), 5000).then(() => undefined),
    );
  });

  test('that fails is tried again, and given up after its last attempt', async () => {
    const attempts: number[] = [];
    await database.tx((tx) => addJob(tx, 'mail.send', mailTo('bad@example.com'), { maxAttempts: 2 }));
    await withWorker(
      async (_mail, { attempt }) => {
        attempts.push(attempt);
        throw new Error('the other side is away');
      },
      async () => {
        await vi.waitFor(() => expect(attempts).toEqual([1, 2]), { timeout: 15_000, interval: 100 });
        await vi.waitFor(async () => expect(await countJobs(database)).toMatchObject({ failed: 1 }), 5000);
      },
    );
    await database.query(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  });

  test('can wait for its time', async () => {
    const sent: string[] = [];
    const runAt = new Date(Date.now() + 1500);
    await database.tx((tx) => addJob(tx, 'mail.send', mailTo('later@example.com'), { runAt }));
    await withWorker(
      async (mail) => void sent.push(`${mail.to} ${Date.now() >= runAt.getTime()}`),
      () =>
        vi
          .waitFor(() => expect(sent).toEqual(['later@example.com true']), { timeout: 10_000, interval: 50 })
          .then(() => undefined),
    );
  });
});

describe('workers', () => {
  test('stop in an orderly way: the running job ends, the next one stays for others', async () => {
    const log: string[] = [];
    const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
    const jobs = await startJobs({
      database,
      url: database.url,
      log: silentLog,
      concurrency: 1,
      tasks: {
        'mail.send': async (mail) => {
          const { to } = mail as Mail;
          log.push(`begin ${to}`);
          await mayEnd;
          log.push(`end ${to}`);
        },
      },
    });
    await database.tx(async (tx) => {
      await addJob(tx, 'mail.send', mailTo('a'));
      await addJob(tx, 'mail.send', mailTo('b'));
    });
    await vi.waitFor(() => expect(log).toEqual(['begin a']), 5000);
    const stopped = jobs.stop();
    letEnd();
    await stopped;
    expect(log).toEqual(['begin a', 'end a']);
    expect(await countJobs(database)).toMatchObject({ waiting: 1, running: 0 });
    const sent: string[] = [];
    await withWorker(
      async (mail) => void sent.push(mail.to),
      () => vi.waitFor(() => expect(sent).toEqual(['b']), 5000).then(() => undefined),
    );
  });

  test('that are killed in the middle of a job lose it to the next worker', async () => {
    const script = fileURLToPath(new URL('./testing/stuck-worker.ts', import.meta.url));
    const child = spawn(process.execPath, [script, database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await database.tx((tx) => addJob(tx, 'mail.send', mailTo('again@example.com')));
      const [output] = await once(child.stdout, 'data');
      expect(String(output)).toBe('taken\n');

      const retaken: { to: string; attempt: number }[] = [];
      const jobs = await start(async (mail, { attempt }) => void retaken.push({ to: mail.to, attempt }), {
        rescueEveryMs: 250,
      });
      try {
        // Sleeps because nothing may happen: while the first worker lives its job is its own, however often others look.
        await new Promise((resolve) => setTimeout(resolve, 6000));
        expect(retaken).toEqual([]);
        child.kill('SIGKILL');
        await vi.waitFor(() => expect(retaken).toEqual([{ to: 'again@example.com', attempt: 2 }]), {
          timeout: 10_000,
          interval: 50,
        });
      } finally {
        await jobs.stop();
      }
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('survive the loss of every connection', async () => {
    const sent: string[] = [];
    await withWorker(
      async (mail) => void sent.push(mail.to),
      async () => {
        await database.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await vi.waitFor(() => database.tx((tx) => addJob(tx, 'mail.send', mailTo('still@example.com'))), 5000);
        await vi.waitFor(() => expect(sent).toEqual(['still@example.com']), { timeout: 20_000, interval: 50 });
      },
    );
  });

  test('that was stopped is troubled no more, whatever becomes of the connections it is closing', async () => {
    const end =
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and application_name = $1';
    const jobs = await start(async () => undefined);
    await Promise.all([jobs.stop(), database.query(end, ['halley jobs'])]);
    await database.query(end, ['halley jobs']);
    expect(await countJobs(database)).toMatchObject({ running: 0 });
  });

  test('of several processes can make the queue’s tables at once', async () => {
    const fresh = await testDatabase();
    const others = await Promise.all([1, 2, 3].map(async () => createDatabase({ url: fresh.url, maxConnections: 2 })));
    await Promise.all(others.map((other) => migrateJobs({ database: other, url: fresh.url })));
    expect(await countJobs(fresh)).toEqual({ waiting: 0, running: 0, failed: 0 });
    await Promise.all(others.map((other) => other.close()));
    await fresh.drop();
  });
});
