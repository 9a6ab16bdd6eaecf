import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSettings } from '../../../../test/whole-house.ts';
import { createHouse, type House } from '../../house/create-house.ts';
import { createApp, createRateLimits, keyFor, manualClock, mountCalls, silentLog } from '../../kit/index.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { until } from '../../kit/testing/until.ts';
import { credit, lockWallets } from '../../wallet/index.ts';
import { createBrowser, registrationOf, strongPassword } from '../testing/test-identity.ts';

const dayMs = 24 * 60 * 60 * 1000;
const clock = manualClock(new Date().toISOString());
let database: Awaited<ReturnType<typeof testDatabase>>;
let house: House;
let app: FastifyInstance;

beforeAll(async () => {
  database = await testDatabase();
  house = createHouse({ settings: testSettings(), database, clock, log: silentLog });
  app = await createApp();
  mountCalls(app, house.api, house.handlers, {
    authenticate: house.identity.authenticate,
    recognise: house.identity.recognise,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
});
afterAll(async () => {
  await app.close();
  await house.wagers.idle();
  await house.identity.stop();
  await house.realtime.close();
  await database.drop();
});

/** A player who has played a round already, so that the house remembers whose session it is. */
async function atTheTable() {
  const browser = createBrowser(app);
  const registration = registrationOf({ currency: 'EUR' });
  const id = Number((await browser.register(registration)).json().id);
  const paid = { playerId: id, currency: 'EUR', amount: 100_000n, reason: 'deposit', house: 'payments' } as const;
  await database.tx((tx) => credit(tx, { ...paid, key: keyFor(`deposit of ${id}`) }));
  const bet = (key: string, body: Record<string, unknown> = {}, from = browser) =>
    from.send({
      method: 'POST',
      url: '/api/studio/dice/rounds',
      headers: { 'idempotency-key': key },
      payload: {
        mode: 'real',
        currency: 'EUR',
        stake_cents: 100,
        choice: { side: 'under', target: 5000 },
        ...body,
      },
    });
  const rounds = async () => {
    const { rows } = await database.query('select count(*)::int as rounds from wagers_round where player_id = $1', [
      id,
    ]);
    return rows[0]?.rounds as number;
  };
  const endAll = () => database.tx((tx) => house.identity.endSessions(tx, id));
  expect((await bet('first')).statusCode).toBe(200);
  return { id, email: registration.user.email, browser, bet, rounds, endAll };
}

describe('[PP-31] a session that has ended bets no more', () => {
  test('not once: the next bet is refused, and leaves nothing', async () => {
    const { bet, rounds, endAll, id } = await atTheTable();
    await endAll();
    const nonce = async () =>
      (await database.query('select nonce from games_seed_pair where player_id = $1', [id])).rows[0]?.nonce;
    const before = await nonce();
    const refused = await bet('second');
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect([await rounds(), await nonce()]).toEqual([1, before]);
    expect((await bet('second')).statusCode).toBe(401);
  });

  test('nor is a round that it played before told again', async () => {
    const { bet, endAll } = await atTheTable();
    expect((await bet('first')).statusCode).toBe(200);
    await endAll();
    expect((await bet('first')).statusCode).toBe(401);
  });

  test('not even a bet that was on its way when the session ended: it waits for the wallet and is refused', async () => {
    const { id, bet, rounds, endAll } = await atTheTable();
    let onItsWay: ReturnType<typeof bet> | undefined;
    await database.tx(async (tx) => {
      await lockWallets(tx, [{ playerId: id, currency: 'EUR' }]);
      onItsWay = bet('late');
      await until(async () => {
        const { rows } = await database.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
      await endAll();
    });
    expect((await onItsWay)?.statusCode).toBe(401);
    expect(await rounds()).toBe(1);
  });

  test('in a crowd that bets together only the one without a session is refused', async () => {
    const players = await Promise.all([atTheTable(), atTheTable(), atTheTable(), atTheTable()]);
    await players[1]?.endAll();
    const answers = await Promise.all(players.map(({ bet }) => bet('together')));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 401, 200, 200]);
  });

  test('a log-out ends it as well, and a new log-in is a new session', async () => {
    const { browser, bet, email, rounds } = await atTheTable();
    const left = createBrowser(app);
    for (const [name, value] of browser.cookies) left.cookies.set(name, value);
    await browser.signOut();
    expect((await bet('second', {}, left)).statusCode).toBe(401);
    await browser.signIn(email, strongPassword);
    expect((await bet('third')).statusCode).toBe(200);
    expect((await bet('fourth', {}, left)).statusCode).toBe(401);
    expect(await rounds()).toBe(2);
  });

  test('nor does a token that was exchanged for another', async () => {
    const { browser, bet, rounds } = await atTheTable();
    const thief = createBrowser(app);
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect((await bet('stolen', {}, thief)).statusCode).toBe(200);
    // What a new password does to the session at hand.
    await database.query(
      `update identity_session set token_hash = sha256('another') where token_hash = sha256(convert_to($1, 'UTF8'))`,
      [browser.cookies.get('halley_session')],
    );
    expect((await bet('stolen-again', {}, thief)).statusCode).toBe(401);
    expect(await rounds()).toBe(2);
  });
});

test('a session that runs out is over at the door too, and a bet keeps it alive', async () => {
  const { bet, rounds } = await atTheTable();
  for (let day = 0; day < 3; day++) {
    clock.advanceMs(20 * dayMs);
    expect((await bet(`day-${day}`)).statusCode).toBe(200);
    await house.identity.stop();
  }
  clock.advanceMs(31 * dayMs);
  expect((await bet('too-late')).statusCode).toBe(401);
  expect(await rounds()).toBe(4);
});

test('rounds of several steps ask for the session too', async () => {
  const { browser, endAll } = await atTheTable();
  const open = () =>
    browser.send({
      method: 'POST',
      url: '/api/studio/hilo/rounds',
      payload: { mode: 'real', currency: 'EUR', stake_cents: 100, choice: {} },
    });
  expect((await open()).statusCode).toBe(200);
  await endAll();
  expect((await open()).statusCode).toBe(401);
});

test('nonsense in the cookie is nobody', async () => {
  const browser = createBrowser(app);
  for (const token of ['', 'x', 'A'.repeat(43), "'; drop table identity_session"]) {
    browser.cookies.set('halley_session', encodeURIComponent(token));
    const answer = await browser.send({
      method: 'POST',
      url: '/api/studio/dice/rounds',
      payload: { mode: 'real', currency: 'EUR', stake_cents: 100, choice: { side: 'under', target: 5000 } },
    });
    expect(answer.statusCode).toBe(401);
  }
});
