import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../kit/testing/test-database.ts';
import { closeHold, credit, readMoneySums } from './index.ts';
import { aCredit, aFundedPlayer, aHold, aPlayer, openHold, type TestDatabase } from './testing/test-ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('what came in, went out and was staked, by currency, in whole units', async () => {
  const { playerId } = await aFundedPlayer(database, 10_050n);
  await database.tx((tx) => credit(tx, aCredit({ playerId, amount: 150_000_000n, currency: 'BTC' })));
  await database.tx((tx) =>
    credit(tx, aCredit({ playerId, amount: 5_000n, reason: 'demo_grant', house: 'demo_money' })),
  );
  const cashout = aHold({ playerId, amount: 2_000n });
  const recalled = aHold({ playerId, amount: 1_000n });
  for (const hold of [cashout, recalled]) await openHold(database, hold);
  await database.tx((tx) => closeHold(tx, { ...cashout, to: 'captured', house: 'payments' }));
  await database.tx((tx) => closeHold(tx, { ...recalled, to: 'released' }));
  expect(await readMoneySums(database, playerId)).toEqual({
    deposits_count: 2,
    deposits_sum: { BTC: 1.5, EUR: 100.5 },
    cashouts_sum: { BTC: 0, EUR: 20 },
    bets_sum: { BTC: 0, EUR: 0 },
  });
});

test('a player without money has no sums', async () => {
  expect(await readMoneySums(database, aPlayer())).toEqual({
    deposits_count: 0,
    deposits_sum: {},
    cashouts_sum: {},
    bets_sum: {},
  });
});
