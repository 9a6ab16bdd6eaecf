import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../audit/index.ts';
import type { Tx } from '../kit/index.ts';
import { testDatabase } from '../kit/testing/test-database.ts';
import { checkNames } from './audit-ledger.ts';
import { readConservation } from './conservation-store.ts';
import { auditLedger, closeHold, countLedger, moveHouseMoney, rollUpHouse } from './index.ts';
import { aFundedPlayer, aHold, aHouseTransfer, openHold, type TestDatabase } from './testing/test-ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const { playerId } = await aFundedPlayer(database, 1_000n);
  await aFundedPlayer(database, 500n, 'BTC');
  const [open, captured] = [aHold({ playerId, amount: 70n }), aHold({ playerId, amount: 30n })];
  for (const hold of [open, captured]) await openHold(database, hold);
  await database.tx((tx) =>
    closeHold(tx, { id: captured.id, playerId, currency: 'EUR', to: 'captured', house: 'payments' }),
  );
  await database.tx((tx) => moveHouseMoney(tx, [aHouseTransfer({ amount: 25n }), aHouseTransfer({ amount: 9n })]));
  await rollUpHouse(database);
  await database.tx((tx) => moveHouseMoney(tx, [aHouseTransfer({ amount: 5n })]));
  await aFundedPlayer(database, 77n);
});
afterAll(() => database.drop());

/** What the audit says of books with a fault in them. The fault is gone afterwards. */
async function findingsWith(...faults: string[]): Promise<Finding[]> {
  let findings: Finding[] = [];
  const planted = database.tx(async (tx: Tx) => {
    for (const journal of ['wallet_transfer', 'wallet_house_transfer']) {
      await tx.query(`alter table ${journal} disable trigger user`);
    }
    for (const fault of faults) {
      const { rowCount } = await tx.query(fault);
      if (!fault.startsWith('alter')) expect(rowCount).toBeGreaterThan(0);
    }
    findings = await auditLedger(tx);
    throw new Error('taken back');
  });
  await expect(planted).rejects.toThrow('taken back');
  return findings;
}
const checksOf = (findings: Finding[]) => [...new Set(findings.map((finding) => finding.check))].sort();

const entriesByCurrency = 'entries sum to zero in every currency';
const entriesByTransfer = 'every transfer sums to zero';
const otherSide = 'every transfer names its other side';
const balances = 'balances equal the sum of their entries';
const chain = 'each transfer starts where the one before it ended';
const belonging = 'transfers belong to a wallet of their currency';
const corrected = 'corrections that were agreed to are in the journal, once and by two people; no other is';
const held = 'reserved money equals what is held open';
const house = 'house balances equal their entries up to the last roll-up';
const sums = 'sums of players equal their transfers up to the last roll-up';
const months = 'months of wallets equal their transfers up to the last roll-up';
const days = 'days of the journal equal their transfers up to the last roll-up';
const playerDays = 'days of players equal their transfers up to the last roll-up';
const houseDays = 'days of the house equal its transfers up to the last roll-up';

test('sound books have no findings, and the count says how much was looked at', async () => {
  expect(await auditLedger(database)).toEqual([]);
  expect(await countLedger(database)).toEqual({ wallets: 3, transfers: 6 });
});

describe('each fault is found, by the check that is about it', () => {
  test.each<[string, string[], string[]]>([
    [
      'a house amount that is not the opposite',
      [
        'alter table wallet_transfer alter column house_amount drop expression',
        "update wallet_transfer set house_amount = house_amount + 1 where reason = 'capture'",
      ],
      [entriesByCurrency, entriesByTransfer, house, sums, months, playerDays],
    ],
    [
      'two house amounts that make up for each other',
      [
        'alter table wallet_transfer alter column house_amount drop expression',
        `update wallet_transfer set house_amount = house_amount + case id when (select min(id) from wallet_transfer
           where currency = 'EUR') then 1 else -1 end where currency = 'EUR' and reason = 'deposit'
           and cash in (1000, 77)`,
      ],
      [entriesByTransfer, house, sums, months, playerDays],
    ],
    [
      'money that came from nobody',
      [
        'alter table wallet_transfer drop constraint wallet_transfer_balances',
        "update wallet_transfer set house = null where reason = 'deposit' and cash = 77",
      ],
      [otherSide],
    ],
    ['a balance raised by hand', ['update wallet_account set cash = cash + 1 where currency = $$BTC$$'], [balances]],
    ['a bonus raised by hand', ['update wallet_account set bonus = 1 where currency = $$BTC$$'], [balances]],
    [
      'reserved money raised by hand',
      ['update wallet_account set reserved = reserved + 1 where currency = $$BTC$$'],
      [balances, held],
    ],
    ['the last transfer deleted', ['delete from wallet_transfer where cash = 77'], [balances]],
    [
      'a correction that nobody agreed to',
      [
        "update wallet_transfer set reason = 'correction', house = 'corrections' where reason = 'deposit' and cash = 77",
      ],
      [corrected],
    ],
    ['a wallet deleted', ['delete from wallet_account where currency = $$BTC$$'], [belonging, playerDays]],
    [
      'a transfer in the middle deleted',
      ["delete from wallet_transfer where reason = 'capture'"],
      [balances, house, sums, months, days, playerDays],
    ],
    [
      'an amount changed',
      ["update wallet_transfer set cash = cash + 1 where reason = 'deposit' and cash = 77"],
      [balances, chain],
    ],
    [
      'a balance after changed',
      ["update wallet_transfer set cash_after = cash_after + 1 where reason = 'deposit' and cash = 77"],
      [chain],
    ],
    [
      'a bonus after changed',
      ["update wallet_transfer set bonus_after = bonus_after + 1 where reason = 'deposit' and cash = 77"],
      [chain],
    ],
    [
      'a reserved after changed',
      ["update wallet_transfer set reserved_after = reserved_after + 1 where reason = 'deposit' and cash = 77"],
      [chain],
    ],
    [
      'a transfer moved to another currency',
      ["update wallet_transfer set currency = 'USD' where reason = 'deposit' and cash = 77"],
      [belonging],
    ],
    [
      'a transfer of no wallet',
      ["update wallet_transfer set account_id = 999999 where reason = 'deposit' and cash = 77"],
      [balances, belonging],
    ],
    [
      'a number of a wallet changed',
      ['update wallet_account set last_entry = last_entry + 1 where currency = $$BTC$$'],
      [balances],
    ],
    ['a transfer numbered twice', ["update wallet_transfer set entry = 1 where reason = 'capture'"], [chain]],
    ['a number left out', ["update wallet_transfer set entry = 9 where reason = 'capture'"], [chain]],
    [
      'an id behind that of the transfer before',
      ["update wallet_transfer set id = 1 where reason = 'capture'"],
      [chain, months],
    ],
    ['a hold closed without its money', ["update wallet_hold set state = 'released' where amount = 70"], [held]],
    ['a hold opened without its money', ["update wallet_hold set state = 'open' where amount = 30"], [held]],
    ['a hold deleted', ['delete from wallet_hold where amount = 70'], [held, months, days, playerDays]],
    ['a house balance changed', ['update wallet_house set balance = balance + 1 where currency = $$EUR$$'], [house]],
    ['a house balance deleted', ['delete from wallet_house where currency = $$EUR$$'], [house]],
    ['a house balance that nothing stands behind', ["insert into wallet_house values ('nobody', 'EUR', 5)"], [house]],
    [
      'money inside the house changed',
      ['update wallet_house_transfer set amount = 26 where amount = 25'],
      [house, houseDays],
    ],
    ['money inside the house deleted', ['delete from wallet_house_transfer where amount = 25'], [house, houseDays]],
    [
      'money inside the house given to another account',
      ["update wallet_house_transfer set to_account = 'payments' where amount = 9"],
      [house, houseDays],
    ],
    [
      'a roll-up of the house that forgot how far it was',
      ['update wallet_rollup set house_through_id = 0'],
      [house, houseDays],
    ],
    [
      'a roll-up that says it went further',
      ['update wallet_rollup set through_id = (select max(id) from wallet_transfer)'],
      [house, sums, months, days, playerDays],
    ],
    [
      'a roll-up that forgot how far it was',
      ['update wallet_rollup set through_id = 0'],
      [house, sums, months, days, playerDays],
    ],
    ['a sum of a player changed', ['update wallet_sum set deposits = deposits + 1'], [sums]],
    ['a sum of a player deleted', ['delete from wallet_sum'], [sums]],
    ['a month of a wallet changed', ['update wallet_month set amount = amount + 1'], [months]],
    ['a month of a wallet deleted', ['delete from wallet_month'], [months]],
    ['a day changed', ['update wallet_day set reserved = reserved + 1'], [days]],
    ['a day of a player changed', ['update wallet_player_day set amount = amount + 1'], [playerDays]],
    ['a day deleted', ['delete from wallet_day'], [days]],
    ['a day of the house changed', ['update wallet_house_day set amount = amount + 1'], [houseDays]],
    ['a sum of nobody', ['insert into wallet_sum values (999999, 1, 1, 1, 1, 9)'], [sums]],
  ])('%s', async (_name, faults, checks) => {
    expect(checksOf(await findingsWith(...faults))).toEqual(checks.toSorted());
  });

  test('a finding says where', async () => {
    const [finding] = await findingsWith('update wallet_account set cash = cash + 1 where currency = $$BTC$$');
    expect(finding?.detail).toMatch(/^wallet \d+ shows 501\/0\/0, the journal 500\/0\/0$/);
  });

  test('and every check was shown to find something', () => {
    const shown = [
      entriesByCurrency,
      entriesByTransfer,
      otherSide,
      balances,
      chain,
      belonging,
      corrected,
      held,
      house,
      sums,
      months,
      days,
      playerDays,
      houseDays,
    ];
    expect(checkNames.toSorted()).toEqual(shown.toSorted());
  });
});

test('the faults were taken back', async () => {
  expect(await auditLedger(database)).toEqual([]);
});

test('[RUN-27] all balances of all currencies come to nothing at any moment, and money from nowhere shows', async () => {
  const balanced = [
    { currency: 'BTC', off: 0 },
    { currency: 'EUR', off: 0 },
  ];
  expect(await readConservation(database)).toEqual(balanced);
  const planted = database.tx(async (tx) => {
    await tx.query('update wallet_account set cash = cash + 7 where id = (select min(id) from wallet_account)');
    expect(await readConservation(tx)).toContainEqual({ currency: 'EUR', off: 7 });
    throw new Error('taken back');
  });
  await expect(planted).rejects.toThrow('taken back');
});
