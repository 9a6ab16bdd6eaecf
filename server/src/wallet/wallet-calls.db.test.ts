import { type Account, currencyCodes, walletCalls } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp, createRateLimits, mountCalls, oneHome } from '../kit/index.ts';
import { testDatabase } from '../kit/testing/test-database.ts';
import { createWallet, readWallets } from './index.ts';
import { aFundedPlayer, aHold, aPlayer, countRows, openHold, type TestDatabase } from './testing/test-ledger.ts';

let database: TestDatabase;
let app: FastifyInstance;
const selected: [number, string][] = [];
const published: [number, string, Account][] = [];
let refuseSelection = false;
const wallet = () =>
  createWallet({
    homes: oneHome(database),
    selectCurrency: async (_tx, playerId, currency) => {
      if (refuseSelection) throw new Error('planted');
      selected.push([playerId, currency]);
    },
    publish: (...news) => published.push(news),
  });

beforeAll(async () => {
  database = await testDatabase();
  app = await createApp();
  mountCalls(app, walletCalls, wallet().handlers, {
    authenticate: async ({ headers }) =>
      headers['x-player'] ? { playerId: Number(headers['x-player']), sessionId: 's' } : null,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const url = '/api/player/accounts';
const list = (playerId: number, query = '') =>
  app.inject({ method: 'GET', url: `${url}${query}`, headers: { 'x-player': String(playerId) } });
const select = (playerId: number, payload: unknown) =>
  app.inject({ method: 'POST', url, headers: { 'x-player': String(playerId) }, payload: payload as object });

describe('GET /api/player/accounts', () => {
  test('the wallets of this player, and of no other', async () => {
    const { playerId } = await aFundedPlayer(database, 1_234n);
    await aFundedPlayer(database, 99n);
    await openHold(database, aHold({ playerId, amount: 34n }));
    const response = await list(playerId);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      {
        currency: 'EUR',
        amount_cents: 1_200,
        available_to_cashout_cents: 1_200,
        available_to_bet_with_locked_cent: 1_200,
        hidden_at: null,
        deposit_available: true,
        selected_lottery_id: null,
        active: true,
      },
    ]);
  });

  test('none yet is an empty list', async () => {
    expect((await list(aPlayer())).json()).toEqual([]);
  });

  test('the older shape on demand', async () => {
    const { playerId } = await aFundedPlayer(database, 5n, 'BTC');
    expect((await list(playerId, '?compatibility=true')).json()).toEqual([
      { currency: 'BTC', amount_cents: 5, available_to_cashout_cents: 5, wager_status: 'none' },
    ]);
    expect((await list(playerId, '?compatibility=perhaps')).statusCode).toBe(422);
  });

  test('guests get 401', async () => {
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(401);
    expect((await app.inject({ method: 'POST', url, payload: { currency: 'EUR' } })).statusCode).toBe(401);
  });
});

describe('POST /api/player/accounts', () => {
  test.each(currencyCodes)('%s can be opened and selected', async (currency) => {
    const playerId = aPlayer();
    const response = await select(playerId, { currency });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ currency, amount_cents: 0 });
    expect(selected.at(-1)).toEqual([playerId, currency]);
  });

  test('selecting again, many times at once, opens nothing new and keeps the money', async () => {
    const { playerId } = await aFundedPlayer(database, 500n);
    const responses = await Promise.all(Array.from({ length: 10 }, () => select(playerId, { currency: 'EUR' })));
    expect(responses.map((response) => response.json().amount_cents)).toEqual(Array(10).fill(500));
    expect(await readWallets(database, playerId)).toHaveLength(1);
  });

  test.each([
    { currency: 'KZT' },
    { currency: 'GBP' },
    { currency: 'eur' },
    { currency: 7 },
    { currency: ['EUR'] },
    {},
  ])('%j cannot be chosen, and nothing is written', async (body) => {
    const before = await countRows(database);
    const response = await select(aPlayer(), body);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['currency']);
    expect(await countRows(database)).toEqual(before);
  });

  test('when the selection fails the wallet is not opened either', async () => {
    const playerId = aPlayer();
    refuseSelection = true;
    const response = await select(playerId, { currency: 'EUR' });
    refuseSelection = false;
    expect(response.statusCode).toBe(500);
    expect(await readWallets(database, playerId)).toEqual([]);
  });
});

test('a change of a wallet goes to the player’s own channel', async () => {
  const [consumer] = wallet().consumers;
  const account = { currency: 'EUR', amount_cents: 1 } as Account;
  await consumer?.handle(undefined as never, [{ topic: 'wallet.changed', data: { playerId: 42, account } }]);
  expect(published.at(-1)).toEqual([42, 'balance', account]);
});
