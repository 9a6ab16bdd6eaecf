import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../kit/testing/test-database.ts';
import { createGate } from '../kit/testing/until.ts';
import { auditLedger, credit, moveHouseMoney, rollUpHouse } from './index.ts';
import { aCredit, aFundedPlayer, aHouseTransfer, aPlayer, type TestDatabase } from './testing/test-ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const houseOf = async () => {
  const { rows } = await database.query<{ name: string; currency: string; balance: string }>(
    'select name, currency, balance from wallet_house order by 1, 2',
  );
  return Object.fromEntries(rows.map((row) => [`${row.name} ${row.currency}`, BigInt(row.balance)]));
};
let before: Record<string, bigint>;
beforeEach(async () => {
  await rollUpHouse(database);
  before = await houseOf();
});
const grown = async (name: string) => ((await houseOf())[name] ?? 0n) - (before[name] ?? 0n);

/** Gives up its place when writers are slow, and a job tries again: so does this. */
async function rollUpPatiently(): Promise<void> {
  for (;;) {
    try {
      return await rollUpHouse(database);
    } catch (error) {
      expect(error).toMatchObject({ code: '55P03' });
    }
  }
}

test('adds up what the journal says, by account and currency, once', async () => {
  await aFundedPlayer(database, 100n);
  await aFundedPlayer(database, 7n, 'BTC');
  await database.tx((tx) =>
    credit(tx, aCredit({ playerId: aPlayer(), amount: 5n, reason: 'demo_grant', house: 'demo_money' })),
  );
  await rollUpHouse(database);
  await rollUpHouse(database);
  expect([await grown('payments EUR'), await grown('payments BTC'), await grown('demo_money EUR')]).toEqual([
    -100n,
    -7n,
    -5n,
  ]);
});

test('what moves inside the house is added up with it, and nothing is made or lost', async () => {
  await aFundedPlayer(database, 100n);
  await database.tx((tx) =>
    moveHouseMoney(tx, [
      aHouseTransfer({ amount: 30n }),
      aHouseTransfer({ amount: 4n, from: 'jackpots', to: 'games' }),
    ]),
  );
  await rollUpHouse(database);
  await rollUpHouse(database);
  expect([await grown('games EUR'), await grown('jackpots EUR'), await grown('payments EUR')]).toEqual([
    -26n,
    26n,
    -100n,
  ]);
  expect(await auditLedger(database)).toEqual([]);
});

test('a transfer that is numbered but not committed is not passed over', async () => {
  const written = createGate();
  const goOn = createGate();
  const slow = database.tx(async (tx) => {
    await credit(tx, aCredit({ playerId: aPlayer(), amount: 1_000n }));
    written.open();
    await goOn.passed;
  });
  await written.passed;
  await aFundedPlayer(database, 1n);
  await expect(rollUpHouse(database)).rejects.toMatchObject({ code: '55P03' });
  expect(await grown('payments EUR')).toBe(0n);
  goOn.open();
  await slow;
  await rollUpHouse(database);
  expect(await grown('payments EUR')).toBe(-1_001n);
});

test('parallel writers and parallel roll-ups lose nothing and count nothing twice', async () => {
  let writing = true;
  const rolling = Array.from({ length: 2 }, async () => {
    while (writing) await rollUpPatiently();
  });
  const writers = Array.from({ length: 8 }, async () => {
    const playerId = aPlayer();
    for (let round = 0; round < 15; round++) {
      await database.tx(async (tx) => {
        await moveHouseMoney(tx, [aHouseTransfer({ amount: 2n })]);
        await credit(tx, aCredit({ playerId, amount: 3n }));
      });
    }
  });
  await Promise.all(writers);
  writing = false;
  await Promise.all(rolling);
  await rollUpPatiently();
  expect(await grown('payments EUR')).toBe(-3n * 8n * 15n);
  expect(await grown('jackpots EUR')).toBe(2n * 8n * 15n);
  expect(await auditLedger(database)).toEqual([]);
});
