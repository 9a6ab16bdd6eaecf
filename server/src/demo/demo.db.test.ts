import { groupIdsOf, isProfileComplete, levelOf, vipTierOf } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBrowser, registrationOf, type TestIdentity, testIdentity } from '../identity/testing/test-identity.ts';
import { createApp, createDatabase, createRateLimits, manualClock, silentLog } from '../kit/index.ts';
import { addJob, countJobs, migrateJobs, startJobs } from '../kit/jobs/index.ts';
import { createMail, createMailQueue } from '../kit/mail/index.ts';
import { testDatabase } from '../kit/testing/test-database.ts';
import { createGate, until } from '../kit/testing/until.ts';
import type { Deposit } from './add-play-money.ts';
import { demoPassword, seedDemo } from './index.ts';
import { mountClock } from './mount-clock.ts';
import { mountDemo } from './mount-demo.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let room: TestIdentity;
let production: FastifyInstance;
const deposits: Parameters<Deposit>[1][] = [];

beforeAll(async () => {
  database = await testDatabase();
  room = await testIdentity(database);
  production = await createApp();
  const mount = {
    authenticate: room.identity.authenticate,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  };
  const deposit: Deposit = async (tx, input) => tx.afterCommit(() => deposits.push(input));
  const options = {
    database,
    mount,
    deposit,
    providerSecret: 'shared',
    sandbox: { secrets: { money: 'of money', coins: 'of coins' } },
    readPlayer: (id: number) => room.identity.readPlayer(id),
  };
  mountDemo(room.app, { demo: true, ...options });
  mountDemo(production, { demo: false, ...options });
});
afterAll(async () => {
  await room.app.close();
  await production.close();
  await room.identity.stop();
  await database.drop();
});

const evil = '<script>alert(1)</script>"\'&';

describe('the mailbox', () => {
  beforeAll(async () => {
    const mail = createMail({ smtpUrl: undefined, from: 'x', demo: true, database, log: silentLog });
    await mail.send({ to: 'one@example.com', subject: 'first', text: 'hello', html: '<p>hello</p>' });
    await mail.send({ to: `${evil}@example.com`, subject: evil, text: evil, html: `<p>${evil}</p>` });
    await mail.send({ to: 'one@example.com', subject: 'second', text: 'again', html: '<p>again</p>' });
  });

  test('as JSON, newest first, by recipient', async () => {
    const { body } = await room.app.inject({ url: '/demo/mail.json?to=One@Example.com' });
    expect(JSON.parse(body)).toEqual([
      { to: 'one@example.com', subject: 'second', text: 'again', html: '<p>again</p>', sent_at: expect.any(String) },
      { to: 'one@example.com', subject: 'first', text: 'hello', html: '<p>hello</p>', sent_at: expect.any(String) },
    ]);
    expect((await room.app.inject({ url: '/demo/mail.json' })).json()).toHaveLength(3);
    expect((await room.app.inject({ url: '/demo/mail.json?to=nobody@example.com' })).json()).toEqual([]);
  });

  test('as pages on which nothing of a mail is markup', async () => {
    const list = await room.app.inject({ url: '/demo/mail' });
    expect(list.headers['content-type']).toContain('text/html');
    expect(list.body).not.toContain('<script>alert');
    const [, id] = /\/demo\/mail\/(\d+)"><strong>&#60;script/.exec(list.body) ?? [];
    const message = await room.app.inject({ url: `/demo/mail/${id}` });
    expect(message.body).toContain('sandbox=');
    expect(message.body).not.toContain('<script>alert');
    expect(message.headers['content-security-policy']).toContain("default-src 'none'");
    const part = await room.app.inject({ url: `/demo/mail/${id}/html` });
    expect(part.headers['content-security-policy']).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
    );
  });

  test.each([
    '/demo/mail/0',
    '/demo/mail/999999',
    '/demo/mail/x',
    '/demo/mail/1e3/html',
    `/demo/mail/${'9'.repeat(40)}`,
  ])('%s is nothing', async (url) => {
    expect((await room.app.inject({ url })).statusCode).toBe(404);
  });

  test('odd questions get an answer', async () => {
    for (const query of ['to=%00', 'to=a&to=b', `to=${'x'.repeat(5000)}`, "to=' or 1=1"]) {
      expect((await room.app.inject({ url: `/demo/mail.json?${query}` })).statusCode).toBeLessThan(500);
    }
  });
});

test('the welcome mail of a registration arrives there, through the queue', async () => {
  await migrateJobs({ database, url: database.url });
  const mail = createMail({ smtpUrl: undefined, from: 'x', demo: true, database, log: silentLog });
  const mails = createMailQueue(['ab'.repeat(32)]);
  const send = (waiting: Parameters<typeof mails.open>[0]) => mail.send(mails.open(waiting));
  const jobs = await startJobs({ database, url: database.url, log: silentLog, tasks: { 'mail.send': send } });
  const own = await testIdentity(database, { queueMail: mails.queue, localeOf: () => 'it' });
  const registration = registrationOf();
  await createBrowser(own.app).register(registration);
  const inbox = async () =>
    (await room.app.inject({ url: `/demo/mail.json?to=${registration.user.email}` })).json() as { subject: string }[];
  await vi.waitFor(
    async () => expect(await inbox()).toMatchObject([{ subject: 'Benvenuto su Halley: conferma il tuo indirizzo' }]),
    10_000,
  );
  await jobs.stop();
  await own.app.close();
});

test('a house is idle when no job is due; one for later does not count', async () => {
  await migrateJobs({ database, url: database.url });
  const idle = () => room.app.inject({ url: '/demo/idle' });
  expect((await idle()).json()).toEqual({ idle: true });
  const runAt = new Date(Date.now() + 3_600_000);
  await database.tx((tx) => addJob(tx, 'mail.send', { sealed: 'for later' } as never, { runAt }));
  expect((await idle()).json()).toEqual({ idle: true });

  await database.tx((tx) => addJob(tx, 'mail.send', { sealed: 'due' } as never, {}));
  const waiting = idle();
  const gate = createGate();
  const jobs = await startJobs({
    database,
    url: database.url,
    log: silentLog,
    tasks: { 'mail.send': () => gate.passed },
  });
  let answered = false;
  void waiting.then(() => {
    answered = true;
  });
  await until(async () => (await countJobs(database)).running === 1);
  expect(answered).toBe(false);
  gate.open();
  expect((await waiting).json()).toEqual({ idle: true });
  expect((await countJobs(database)).running).toBe(0);
  await jobs.stop();
});

test('the clock of a house for tests moves when told; where time is real there is no such address', async () => {
  const app = await createApp();
  const clock = manualClock('2026-02-09T12:00:00Z');
  mountClock(app, clock);
  const move = (payload: object) => app.inject({ method: 'POST', url: '/demo/clock', payload });
  expect((await move({ advance_ms: 90_000 })).json()).toEqual({ now: '2026-02-09T12:01:30.000Z' });
  expect((await move({ advance_ms: -1 })).statusCode).toBe(422);
  expect((await move({})).statusCode).toBe(422);
  expect(clock.now().toISOString()).toBe('2026-02-09T12:01:30.000Z');
  expect((await room.app.inject({ method: 'POST', url: '/demo/clock', payload: {} })).statusCode).toBe(404);
  await app.close();
});

describe('play money', () => {
  const pay = (browser: ReturnType<typeof createBrowser>, payload: object, key?: string) =>
    browser.send({ method: 'POST', url: '/demo/pay', payload, headers: key ? { 'idempotency-key': key } : {} });

  test('a guest is shown the way to the log-in, and gets none', async () => {
    const browser = createBrowser(room.app);
    expect((await browser.send({ url: '/demo/pay' })).body).toContain('href="/login"');
    expect((await pay(browser, { currency: 'EUR', amount_cents: 100 })).statusCode).toBe(401);
  });

  test('a player adds some, once per key', async () => {
    const browser = createBrowser(room.app);
    const { id } = (await browser.register(registrationOf({ currency: 'EUR' }))).json();
    const page = await browser.send({ url: '/demo/pay' });
    expect(page.body).toContain('value="EUR" data-subunits="100" selected');
    expect(page.body).not.toMatch(/<script>|\son\w+=|style=/);

    const body = { currency: 'EUR', amount_cents: 5000 };
    for (let time = 0; time < 3; time++) {
      const response = await pay(browser, body, 'key-1');
      expect([response.statusCode, response.json()]).toEqual([200, body]);
    }
    expect(deposits).toEqual([{ playerId: id, currency: 'EUR', amount: 5000n, key: `demo-pay:${id}:key-1` }]);
    const conflict = await pay(browser, { ...body, amount_cents: 1 }, 'key-1');
    expect([conflict.statusCode, conflict.json().error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    await pay(browser, body);
    await pay(browser, body);
    expect(deposits).toHaveLength(3);
  });

  test.each([0, -1, 1.5, '100', null, 1e15, 2 ** 63])('%j is no amount', async (amount_cents) => {
    const browser = createBrowser(room.app);
    await browser.register(registrationOf());
    const before = deposits.length;
    expect((await pay(browser, { currency: 'EUR', amount_cents })).statusCode).toBe(422);
    expect(deposits).toHaveLength(before);
  });

  test('another site cannot ask for it', async () => {
    const browser = createBrowser(room.app);
    await browser.register(registrationOf());
    const response = await browser.send({
      method: 'POST',
      url: '/demo/pay',
      payload: { currency: 'EUR', amount_cents: 1 },
      headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('the seed', () => {
  test('makes each account and its money once, also from three processes at once', async () => {
    const grants: { email: string; amount: bigint }[] = [];
    const processes = [1, 2, 3].map(() => createDatabase({ url: database.url, maxConnections: 4 }));
    const seed = (own: typeof database | (typeof processes)[number]) =>
      seedDemo({
        demo: true,
        database: own,
        identity: room.identity,
        grant: async (tx, { amount, key }) =>
          tx.afterCommit(() => grants.push({ email: key.split(':')[1] ?? '', amount })),
      });
    await Promise.all(processes.map(seed));
    await seed(database);
    expect(grants.sort((a, b) => (a.email < b.email ? -1 : 1))).toEqual([
      { email: 'player@halley.test', amount: 100_000n },
      { email: 'vip@halley.test', amount: 5_000_000n },
    ]);
    const { rows } = await database.query(
      `select email, staff, confirmed_at is not null as confirmed from identity_player where email like '%@halley.test' order by email`,
    );
    expect(rows).toEqual([
      { email: 'admin@halley.test', staff: true, confirmed: true },
      { email: 'new@halley.test', staff: false, confirmed: true },
      { email: 'player@halley.test', staff: false, confirmed: true },
      { email: 'vip@halley.test', staff: false, confirmed: true },
    ]);
    await Promise.all(processes.map((own) => own.close()));
    for (const { email } of rows) {
      expect((await createBrowser(room.app).signIn(email, demoPassword)).statusCode).toBe(201);
    }
    const profileOf = async (email: string) => {
      const player = await room.identity.readPlayer((await room.identity.findPlayerId(email)) ?? 0);
      return {
        isWhole: isProfileComplete(player ?? {}),
        tier: vipTierOf(groupIdsOf(player?.statuses ?? [])),
        level: levelOf(player?.statuses ?? []),
      };
    };
    expect(await profileOf('vip@halley.test')).toEqual({ isWhole: true, tier: 'Diamond', level: 'level_10' });
    expect(await profileOf('player@halley.test')).toEqual({ isWhole: true, tier: null, level: 'level_1' });
    expect(await profileOf('new@halley.test')).toEqual({ isWhole: false, tier: null, level: 'level_1' });
  });

  test('does not pay when the account could not be made whole', async () => {
    const fresh = await testDatabase();
    const own = await testIdentity(fresh);
    const failing = seedDemo({
      demo: true,
      database: fresh,
      identity: own.identity,
      grant: async () => {
        throw new Error('the wallet is closed');
      },
    });
    await expect(failing).rejects.toThrow('the wallet is closed');
    expect(await own.identity.findPlayerId('player@halley.test')).toBeUndefined();
    await own.app.close();
    await fresh.drop();
  });
});

describe('in production', () => {
  test.each([
    ['GET', '/demo/mail'],
    ['GET', '/demo/mail.json'],
    ['GET', '/demo/mail/1'],
    ['GET', '/demo/mail/1/html'],
    ['GET', '/demo/idle'],
    ['POST', '/demo/clock'],
    ['GET', '/demo/pay'],
    ['POST', '/demo/pay'],
    ['POST', '/api-fe/demo/pay'],
    ['GET', '/demo/pay.js'],
    ['GET', '/demo/demo.css'],
    ['GET', '/demo/provider/launch?game=kepler/CometFlip&mode=fun'],
    ['GET', '/demo/provider/game.js'],
    ['POST', '/demo/provider/api/play'],
    ['POST', '/demo/provider/freerounds/issue'],
  ] as const)('%s %s is not there', async (method, url) => {
    expect((await production.inject({ method, url })).statusCode).toBe(404);
  });

  test('no account with a known password is made', async () => {
    const seeding = seedDemo({ demo: false, database, identity: room.identity, grant: async () => undefined });
    await expect(seeding).rejects.toThrow('demo mode only');
  });
});
