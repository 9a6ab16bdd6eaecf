import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../kit/testing/test-database.ts';
import { createGate } from '../kit/testing/until.ts';
import { auditLedger, closeHold, credit, lockWallets, post, readMoneySums, rollUpHouse } from './index.ts';
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
  const sums = {
    deposits_count: 2,
    deposits_sum: { BTC: 1.5, EUR: 100.5 },
    cashouts_sum: { BTC: 0, EUR: 20 },
    bets_sum: { BTC: 0, EUR: 0 },
  };
  // Before the roll-up, after it, and when there was nothing more to roll up.
  for (let time = 0; time < 3; time += 1) {
    expect(await readMoneySums(database, playerId)).toEqual(sums);
    await rollUpHouse(database);
  }
  expect(await auditLedger(database)).toEqual([]);
});

test('a player without money has no sums', async () => {
  expect(await readMoneySums(database, aPlayer())).toEqual({
    deposits_count: 0,
    deposits_sum: {},
    cashouts_sum: {},
    bets_sum: {},
  });
});

/** As the door writes stakes and what is given back of them. */
async function stake(playerId: number, amount: bigint, reason: 'stake' | 'rollback' = 'stake'): Promise<void> {
  await database.tx(async (tx) => {
    const wallets = await lockWallets(tx, [{ playerId, currency: 'EUR' }]);
    const [wallet] = wallets;
    if (!wallet) throw new Error('the player has a wallet');
    const move = { cash: reason === 'stake' ? -amount : amount, bonus: 0n, reserved: 0n, house: 'games' as const };
    await post(tx, wallets, [
      { accountId: wallet.id, key: randomUUID(), reason, inputHash: Buffer.from('test'), ...move },
    ]);
  });
}

/** What the journal itself says, added up from its first line. */
async function journalOf(playerId: number): Promise<number> {
  const { rows } = await database.query<{ bets: string }>(
    `select coalesce(sum(house_amount), 0)::text as bets from wallet_transfer t join wallet_account a on a.id = t.account_id
     where a.player_id = $1 and reason in ('stake', 'rollback')`,
    [playerId],
  );
  return Number(rows[0]?.bets) / 100;
}

test('the journal is not added up for a page: what was rolled up is read from the sums', async () => {
  const { playerId, wallet } = await aFundedPlayer(database, 10_000n);
  await stake(playerId, 500n);
  await rollUpHouse(database);
  await stake(playerId, 25n);
  // Only the sums know of this.
  await database.query('update wallet_sum set bets = bets + 100000 where account_id = $1', [wallet.id]);
  expect((await readMoneySums(database, playerId)).bets_sum).toEqual({ EUR: 1_005.25 });
  expect(await auditLedger(database)).toMatchObject([
    { check: 'sums of players equal their transfers up to the last roll-up' },
  ]);
  await database.query('update wallet_sum set bets = bets - 100000 where account_id = $1', [wallet.id]);
  expect(await auditLedger(database)).toEqual([]);
});

test('the sums equal the journal at every moment, whoever stakes, takes back and rolls up meanwhile', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => aFundedPlayer(database, 1_000_000n)));
  let isPlaying = true;
  const rolling = Array.from({ length: 2 }, async () => {
    while (isPlaying) {
      await rollUpHouse(database).catch((error) => expect(error).toMatchObject({ code: '55P03' }));
    }
  });
  const reading = (async () => {
    let before = 0;
    while (isPlaying) {
      // One statement sees one moment: what a player has staked never seems to shrink or to be counted twice.
      const [first] = players;
      const seen = (await readMoneySums(database, first?.playerId ?? 0)).bets_sum.EUR ?? 0;
      expect(seen).toBeGreaterThanOrEqual(before);
      expect(seen).toBeLessThanOrEqual(40 * 0.07 + 0.0001);
      before = seen;
    }
  })();
  await Promise.all(
    players.map(async ({ playerId }, index) => {
      for (let round = 0; round < 40; round += 1) {
        await stake(playerId, 7n);
        if (index > 0 && round % 5 === 0) await stake(playerId, 7n, 'rollback');
      }
    }),
  );
  isPlaying = false;
  await Promise.all([...rolling, reading]);
  for (const { playerId } of players) {
    expect((await readMoneySums(database, playerId)).bets_sum).toEqual({ EUR: await journalOf(playerId) });
  }
  await rollUpHouse(database);
  for (const { playerId } of players) {
    expect((await readMoneySums(database, playerId)).bets_sum).toEqual({ EUR: await journalOf(playerId) });
  }
  expect(await auditLedger(database)).toEqual([]);
});

test('a deposit that is numbered before a roll-up and committed after it is counted, once', async () => {
  const playerId = aPlayer();
  const written = createGate();
  const goOn = createGate();
  const slow = database.tx(async (tx) => {
    await credit(tx, aCredit({ playerId, amount: 1_000n }));
    written.open();
    await goOn.passed;
  });
  await written.passed;
  await aFundedPlayer(database, 1n);
  await expect(rollUpHouse(database)).rejects.toMatchObject({ code: '55P03' });
  expect((await readMoneySums(database, playerId)).deposits_count).toBe(0);
  goOn.open();
  await slow;
  expect((await readMoneySums(database, playerId)).deposits_sum).toEqual({ EUR: 10 });
  await rollUpHouse(database);
  expect((await readMoneySums(database, playerId)).deposits_sum).toEqual({ EUR: 10 });
});
