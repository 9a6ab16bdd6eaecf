import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBooks } from '../../server/src/house/audit-books.ts';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
import { type Player, register } from '../crash/player.ts';
import { type HouseProcess, startHouse } from './house-process.ts';

/** Two processes of one house, as an operator runs them: nothing but the database between them. */
let database: Awaited<ReturnType<typeof testDatabase>>;
let houses: HouseProcess[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const environment = { DATABASE_URL: database.url, HALLEY_ROLE: 'api', RATE_LIMIT_SCALE: '10000' };
  const first = await startHouse({ environment });
  houses = [first, await startHouse({ environment })];
});
afterAll(async () => {
  for (const house of houses) house.kill('SIGTERM');
  for (const house of houses) await house.ended;
  await database.drop();
});

const urlOf = (index: number) => houses[index % 2]?.url ?? '';

async function ask(index: number, player: Player, path: string, body?: object) {
  const response = await fetch(urlOf(index) + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', cookie: player.cookie, 'idempotency-key': randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
  return { status: response.status, body: (await response.json()) as any };
}

/** As little chance as there is: what is won does not matter to a limit of turnover. */
async function stake(index: number, player: Player, cents: number): Promise<string> {
  const choice = { side: 'under', target: 4950 };
  const bet = { mode: 'real', currency: 'EUR', stake_cents: cents, choice };
  const { status, body } = await ask(index, player, '/api/studio/dice/rounds', bet);
  return status === 200 ? 'taken' : body.error?.code;
}
const count = (results: string[], wanted: string) => results.filter((one) => one === wanted).length;

test('[LIMIT-06] [PP-28] 64 bets at once in two processes: the limit holds to the cent', async () => {
  const player = await register(urlOf(0));
  const limit = { type: 'wager', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 2_000 }] };
  expect((await ask(1, player, '/api/user_limits', limit)).status).toBe(200);

  const results = await Promise.all(Array.from({ length: 64 }, (_, index) => stake(index, player, 70)));
  expect([count(results, 'taken'), count(results, 'LIMIT_REACHED')]).toEqual([28, 36]);

  const used = async (index: number) =>
    (await ask(index, player, '/api/user_limits')).body[0].accounts[0].current_value_amount_cents;
  expect([await used(0), await used(1)]).toEqual([-1_960, -1_960]);
  const staked = async () => {
    const { rows } = await database.query<{ staked: bigint }>(
      `select -sum(cash + bonus)::bigint as staked from wallet_transfer
       where reason = 'stake' and account_id in (select id from wallet_account where player_id = $1)`,
      [player.id],
    );
    return Number(rows[0]?.staked);
  };
  expect(await staked()).toBe(1_960);

  // What is left is left for one of them: the last cents asked for by both, at once.
  expect(await stake(1, player, 41)).toBe('LIMIT_REACHED');
  const last = await Promise.all(Array.from({ length: 16 }, (_, index) => stake(index, player, 40)));
  expect([count(last, 'taken'), count(last, 'LIMIT_REACHED')]).toEqual([1, 15]);
  expect([await stake(0, player, 10), await stake(1, player, 10)]).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED']);
  expect(await staked()).toBe(2_000);
  expect((await auditBooks(database)).findings).toEqual([]);
});
