import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../kit/testing/test-database.ts';
import { houseEntries, moveHouseMoney } from './index.ts';
import { aHouseTransfer, countRows, type TestDatabase } from './testing/test-ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const balances = async () => {
  const { rows } = await database.query<{ house: string; currency: string; balance: string }>(houseEntries);
  return Object.fromEntries(rows.map((row) => [`${row.house} ${row.currency}`, BigInt(row.balance)]));
};

test('what one account of the house loses the other gains, in its currency', async () => {
  await database.tx((tx) =>
    moveHouseMoney(tx, [
      aHouseTransfer({ amount: 30n }),
      aHouseTransfer({ amount: 7n, currency: 'BTC', from: 'jackpots', to: 'exchange', reason: 'jackpot_exchange' }),
    ]),
  );
  expect(await balances()).toEqual({
    'games EUR': -30n,
    'jackpots EUR': 30n,
    'jackpots BTC': -7n,
    'exchange BTC': 7n,
  });
});

test('nothing to move writes nothing', async () => {
  const before = await countRows(database);
  await database.tx((tx) => moveHouseMoney(tx, []));
  expect(await countRows(database)).toEqual(before);
});

test('a key moves money once for a reason, and the second time fails everything around it', async () => {
  const key = randomUUID();
  await database.tx((tx) =>
    moveHouseMoney(tx, [aHouseTransfer({ key }), aHouseTransfer({ key, reason: 'jackpot_seed' })]),
  );
  const before = await balances();
  const again = database.tx((tx) => moveHouseMoney(tx, [aHouseTransfer(), aHouseTransfer({ key })]));
  await expect(again).rejects.toMatchObject({ constraint: 'wallet_house_transfer_once' });
  expect(await balances()).toEqual(before);
});

test.each([
  ['nothing', { amount: 0n }],
  ['less than nothing', { amount: -1n }],
  ['to where it came from', { to: 'games' as const }],
])('moving %s is a bug', async (_name, given) => {
  const work = database.tx((tx) => moveHouseMoney(tx, [aHouseTransfer(given)]));
  await expect(work).rejects.toThrow('the house cannot move');
});
