import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { boot } from '../../server/src/house/boot.ts';
import { isForOperators } from '../../server/src/house/boot-error.ts';
import { demoSecret } from '../../server/src/kit/settings.ts';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
import { register } from '../crash/player.ts';
import { type Ended, type HouseProcess, makeDataDir, startHouse, startInVain } from './house-process.ts';
import { postgresOn, postmasterOf, untilNoPostgres } from './processes.ts';

const timeout = 300_000;

/**
 * What a start in this process refuses with, where the process itself adds nothing: which errors main puts as one
 * sentence is one rule (`isForOperators`), and the starts of their own below show what it does with them.
 */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const start = boot({ environment: { HOST: '127.0.0.1', LOG_LEVEL: 'error', ...environment }, onLost: () => {} });
  const refused = await start.then(
    async (running) => {
      await running.stop();
      return new Error(`it started at ${running.url}, against expectation`);
    },
    (error: Error) => error,
  );
  expect(isForOperators(refused), refused.message).toBe(true);
  expect(refused.message).not.toContain('\n');
  return refused.message;
}

let folder: ReturnType<typeof makeDataDir>;
beforeEach(() => {
  folder = makeDataDir();
});
afterEach(async () => {
  await untilNoPostgres(folder.dataDir);
  folder.remove();
});

/** One sentence for the operator, no stack, and a code that scripts understand. */
function expectSentence({ code, signal, stderr }: Ended, sentence: RegExp): void {
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
  expect({ code, signal }).toEqual({ code: 1, signal: null });
}

describe('a start that cannot succeed', { timeout }, () => {
  test('a port in use is told before a database has been made', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    try {
      const ended = await startInVain({ environment: { PORT: String(port), DATA_DIR: folder.dataDir } });
      expectSentence(ended, new RegExp(`^Port ${port} is in use by another program\\.`));
      expect(existsSync(join(folder.dataDir, 'pg'))).toBe(false);
    } finally {
      other.close();
    }
  });

  test('of two starts at once on one data folder, one serves and the other says who does', async () => {
    const environment = { DATA_DIR: folder.dataDir, HALLEY_ROLE: 'api' };
    const starts = [startHouse({ environment }), startHouse({ environment })];
    const outcomes = await Promise.allSettled(starts);
    const running = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    try {
      expect(running).toHaveLength(1);
      expect(refused).toEqual([
        expect.stringMatching(
          new RegExp(
            `exit code 1: Halley is already running on .* \\(process ${running[0]?.pid}\\): stop it first[^\\n]*$`,
          ),
        ),
      ]);
      expect((await fetch(`${running[0]?.url}/readyz`)).status).toBe(200);
    } finally {
      for (const house of running) house.kill('SIGTERM');
      for (const house of running) await house.ended;
    }
  });

  const own = { HALLEY_SECRET: 'a secret of this test, long enough for production' };
  const complete = { ...own, SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://halley.test' };
  test.each([
    ['no secret', {}, /^Production needs a secret of its own: set HALLEY_SECRET/],
    ['the secret of the demo', { HALLEY_SECRET: demoSecret }, /^Production needs a secret of its own/],
    ['a short secret', { HALLEY_SECRET: 'short' }, /^HALLEY_SECRET is too short for production/],
    ['no mail server', { ...complete, SMTP_URL: '' }, /^Production needs a mail server: set SMTP_URL\.$/],
    [
      'no public address',
      { ...complete, PUBLIC_URL: '' },
      /^Production needs the address players use: set PUBLIC_URL\.$/,
    ],
  ])('production with %s does not boot', async (_case, given, sentence) => {
    const environment = { HALLEY_MODE: 'production', DATA_DIR: folder.dataDir, ...given };
    expect(await refusalOf(environment)).toMatch(sentence);
    expect(existsSync(join(folder.dataDir, 'pg'))).toBe(false);
  });

  test('the operator reads one sentence, and scripts a code', async () => {
    const ended = await startInVain({ environment: { HALLEY_MODE: 'production', DATA_DIR: folder.dataDir } });
    expectSentence(ended, /^Production needs a secret of its own: set HALLEY_SECRET/);
  });

  test.each([
    ['GEO_OPEN', 'CA,XX', /^The list of open countries names XX: no country\.$/],
    ['FEATURE_FLAGS', '{"on": {"unknown": true}}', /^The setting FEATURE_FLAGS is not usable: .*unknown/],
  ])('%s=%s is refused by name, by the room that reads it', async (name, value, sentence) => {
    // Rooms are opened on a database: one that is there already, a cluster of its own would be made for nothing.
    const database = await testDatabase();
    try {
      const given = { DATABASE_URL: database.url, DATA_DIR: folder.dataDir, PORT: '0', [name]: value };
      expect(await refusalOf(given)).toMatch(sentence);
    } finally {
      await database.drop();
    }
  });

  test('[RUN-06] a database that knows less than it once confirmed is not opened', async () => {
    const database = await testDatabase();
    const [house, process, token] = [randomUUID(), randomUUID(), randomUUID()];
    await database.query('insert into audit_era (number, house, began_at) values (1, $1, now())', [house]);
    await database.query('insert into audit_mark (process, number, token, at) values ($1, 7, $2, now())', [
      process,
      token,
    ]);
    const trail = join(folder.dataDir, 'trail');
    mkdirSync(trail, { recursive: true });
    const line = { house, era: 1, process, mark: 8, token, link: 0, hash: '0'.repeat(64) };
    writeFileSync(join(trail, `${process}.jsonl`), JSON.stringify(line));
    try {
      expect(await refusalOf({ DATABASE_URL: database.url, DATA_DIR: folder.dataDir, PORT: '0' })).toMatch(
        /^The database went back in time, and confirmed money may be missing: .* mark 8, the database has it at 7/,
      );
    } finally {
      await database.drop();
    }
  });

  test.each([
    ['PORT', 'seventy', /^The setting PORT is not usable: /],
    ['HALLEY_ROLE', 'cook', /^The setting HALLEY_ROLE is not usable: /],
    ['HOST', 'no-such-host.invalid', /^no-such-host\.invalid is not an address of this machine/],
  ])('%s=%s is refused by name', async (name, value, sentence) => {
    // With port 0 there is nothing to check before listening; this one is never given to whoever asks for any.
    expect(await refusalOf({ DATA_DIR: folder.dataDir, PORT: '19871', [name]: value })).toMatch(sentence);
  });

  test.each([
    ['where nothing listens', () => 'postgres://halley:x@127.0.0.1:1/halley'],
    ['on a host that does not exist', () => 'postgres://halley:x@no-such-host.invalid/halley'],
    ['that is no address', () => 'seven'],
    ['with a wrong password', () => withUser(inject('postgresUrl'), 'postgres', 'wrong')],
    ['of a database that does not exist', () => `${inject('postgresUrl')}_missing`],
  ])('a DATABASE_URL %s', async (_case, url) => {
    const sentence = await refusalOf({ PORT: '0', DATABASE_URL: url(), DATA_DIR: folder.dataDir });
    expect(sentence).toMatch(/^The database does not answer: .+\.$/);
    expect(sentence).not.toContain('wrong');
  });

  test('the password of a database that refuses it is nowhere in what the process says', async () => {
    const url = withUser(inject('postgresUrl'), 'postgres', 'wrong-words');
    const ended = await startInVain({ environment: { DATABASE_URL: url, DATA_DIR: folder.dataDir } });
    expectSentence(ended, /^The database does not answer: .+\.$/);
    expect(ended.stderr).not.toContain('wrong-words');
  });
});

describe('a house whose PostgreSQL is killed', { timeout }, () => {
  test('[F-19] starts it again and answers 503 meanwhile; when it dies again and again, the house says so and ends', async () => {
    const environment = { DATA_DIR: folder.dataDir, HALLEY_ROLE: 'api', LOG_LEVEL: 'fatal' };
    let house: HouseProcess = await startHouse({ environment });
    const { id, cookie } = await register(house.url);
    const session = async () => {
      const response = await fetch(`${house.url}/api/player`, { headers: { cookie } });
      return { status: response.status, id: response.ok ? ((await response.json()) as { id: number }).id : undefined };
    };
    for (const _ of [1, 2, 3]) {
      const postmaster = postmasterOf(folder.dataDir) as number;
      process.kill(postmaster, 'SIGKILL');
      const seen = new Set<number>();
      while (seen.size === 0 || !seen.has(200)) {
        const { status, id: whose } = await session();
        // One that was answered before the blow was felt says nothing about what comes after it.
        if (status === 200 && !seen.has(503)) continue;
        seen.add(status);
        if (status === 200) expect(whose).toBe(id);
      }
      expect([...seen]).toEqual([503, 200]);
      expect(postmasterOf(folder.dataDir)).not.toBe(postmaster);
      expect((await fetch(`${house.url}/readyz`)).status).toBe(200);
    }
    process.kill(postmasterOf(folder.dataDir) as number, 'SIGKILL');
    expectSentence(await house.ended, /^PostgreSQL was killed \(SIGKILL\).* Halley stops; start it again/);
    await untilNoPostgres(folder.dataDir);

    house = await startHouse({ environment });
    expect((await session()).id).toBe(id);
    house.kill('SIGTERM');
    expect(await house.ended).toEqual({ code: 0, signal: null, stderr: '' });
    expect(postgresOn(folder.dataDir)).toEqual([]);
  });
});

function withUser(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = password;
  return changed.toString();
}
