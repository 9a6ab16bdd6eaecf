import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealEntries, writeSignificant } from '../audit/index.ts';
import { aPlay, aStake, openTestHouse, type TestHouse } from '../wagers/testing/test-house.ts';
import { rollUpHouse } from '../wallet/index.ts';
import { auditBooks } from './audit-books.ts';

/** Three days ago a player deposited and played, another only deposited; today the first plays on. */
let house: TestHouse;
const old = aPlay({ playerId: 1, stake: 10n, win: 5n });
const waiting = aStake({ playerId: 1, stake: 20n });
const fresh = aPlay({ playerId: 1, stake: 30n, win: 40n });

/** As somebody would who owns the server: the rules are switched off for the moment. */
async function tamper(...statements: string[]): Promise<void> {
  await house.database.tx(async (tx) => {
    await tx.query("set local session_replication_role = 'replica'");
    for (const statement of statements) expect((await tx.query(statement)).rowCount).toBeGreaterThan(0);
  });
}
const quick = async () => {
  const { findings, since } = await auditBooks(house.database, { quick: true });
  return { checks: [...new Set(findings.map(({ check }) => check))], since };
};
const checkpoints = async () =>
  (await house.database.query<{ name: string; reread_until: Date | null }>('select * from audit_checkpoint')).rows;

beforeAll(async () => {
  house = await openTestHouse();
  for (const playerId of [1, 2]) await house.fund(playerId, 1_000n);
  await house.wagers.wager(old);
  await house.wagers.wager(waiting);
  await tamper(
    "update wallet_transfer set at = at - interval '3 days'",
    "update wagers_round set opened_at = opened_at - interval '3 days'",
    "update wagers_round set closed_at = closed_at - interval '3 days' where closed_at is not null",
  );
  const locked = { kind: 'staff.player_locked', actor: { kind: 'staff', id: 1, name: 'Ada' }, playerId: 2 } as const;
  await house.database.tx((tx) => writeSignificant(tx, { ...locked, target: { kind: 'player', id: 2 } }));
  await house.database.tx((tx) => sealEntries(tx, new Date()));
  await rollUpHouse(house.database);
  expect(await quick()).toEqual({ checks: [], since: null });
  await house.wagers.wager(fresh);
  await rollUpHouse(house.database);
});
afterAll(() => house.close());

test('[RUN-16] the first audit reads everything; the next goes on where it was clean, and reads the past a day at a time', async () => {
  const reread: (string | undefined)[] = [];
  for (let run = 0; run < 5; run++) {
    expect(await quick()).toEqual({ checks: [], since: expect.any(Date) });
    reread.push((await checkpoints()).find(({ name }) => name === 'ledger')?.reread_until?.toISOString());
  }
  expect(new Set(reread).size).toBeGreaterThan(1);
  // After the last day it begins anew.
  expect(reread.slice(1)).toContain(reread[0]);
  expect((await auditBooks(house.database)).since).toBeNull();
});

const balances = 'balances equal the sum of their entries';
const chain = 'each transfer starts where the one before it ended';
const transfers = 'rounds and actions equal their transfers';
const days = 'days of the journal equal their transfers up to the last roll-up';
const trail = 'the audit trail is as it was sealed';

describe('[RUN-16] faults since the checkpoint, and before it, are found', () => {
  test.each<[what: string, table: string, column: string, where: string, found: string]>([
    ['a wallet that was played with', 'wallet_account', 'cash', 'player_id = 1', balances],
    ['a wallet that nothing moved since', 'wallet_account', 'cash', 'player_id = 2', balances],
    ['a transfer of today', 'wallet_transfer', 'cash_after', `key = '${fresh.roundId}'`, chain],
    ['a round of today', 'wagers_round', 'win_cash', `id = '${fresh.roundId}'`, transfers],
    ['a round that was open at the checkpoint', 'wagers_round', 'win_cash', `id = '${waiting.roundId}'`, transfers],
    ['a sum of today', 'wallet_day', 'cash', `day >= current_date - 1`, days],
    ['the last link of the trail', 'audit_seal', 'number', 'number = 1', trail],
    ['a transfer of the past', 'wallet_transfer', 'cash', `key = '${old.roundId}' and reason = 'win'`, days],
    ['a round of the past', 'wagers_round', 'win_cash', `id = '${old.roundId}'`, transfers],
  ])('%s', async (_what, table, column, where, found) => {
    // Everything is read, so the first day's turn is next.
    expect((await auditBooks(house.database)).findings).toEqual([]);
    await tamper(`update ${table} set ${column} = ${column} + 1 where ${where}`);
    expect((await quick()).checks).toContain(found);
    // Nothing is forgotten: the next one finds it again.
    expect((await quick()).checks).toContain(found);
    await tamper(`update ${table} set ${column} = ${column} - 1 where ${where.replace('number = 1', 'number = 2')}`);
  });
});
