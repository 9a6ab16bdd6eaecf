import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../kit/testing/test-database.ts';
import {
  auditLedger,
  credit,
  type HouseAccount,
  largestBalance,
  lockWallets,
  openWallet,
  post,
  readWallets,
} from './index.ts';
import { aCredit, aFundedPlayer, aPlayer, countRows, type TestDatabase } from './testing/test-ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const cashOf = async (playerId: number) => (await readWallets(database, playerId)).map((wallet) => wallet.cash);
const transfers = async (key: string) =>
  (
    await database.query(
      'select reason, cash, bonus, reserved, house, house_amount, cash_after from wallet_transfer where key = $1',
      [key],
    )
  ).rows;

describe('credit', () => {
  test('opens the wallet, writes the transfer with its other side, and tells the player', async () => {
    const playerId = aPlayer();
    const input = aCredit({ playerId, amount: 2_500n, currency: 'JPY', reason: 'demo_grant', house: 'demo_money' });
    const wallet = await database.tx((tx) => credit(tx, input));
    expect(wallet).toMatchObject({ playerId, currency: 'JPY', cash: 2_500n, bonus: 0n, reserved: 0n });
    expect(await transfers(input.key)).toEqual([
      {
        reason: 'demo_grant',
        cash: 2_500n,
        bonus: 0n,
        reserved: 0n,
        house: 'demo_money',
        house_amount: -2_500n,
        cash_after: 2_500n,
      },
    ]);
    const { rows } = await database.query(
      "select events from kit_outbox where topic = 'wallet.changed' and events @> $1::jsonb",
      [JSON.stringify([{ playerId }])],
    );
    expect(rows).toEqual([
      { events: [{ playerId, account: expect.objectContaining({ currency: 'JPY', amount_cents: 2_500 }) }] },
    ]);
  });

  test('the same key again changes nothing, however often and however parallel', async () => {
    const playerId = aPlayer();
    const input = aCredit({ playerId });
    const wallets = await Promise.all(Array.from({ length: 10 }, () => database.tx((tx) => credit(tx, input))));
    expect(wallets.every((wallet) => wallet.cash === 100n)).toBe(true);
    expect(await cashOf(playerId)).toEqual([100n]);
    expect(await transfers(input.key)).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['amount', { amount: 101n }],
    ['currency', { currency: 'USD' }],
    ['house', { house: 'corrections' satisfies HouseAccount }],
  ])('the same key with another %s is a conflict and writes nothing', async (_name, change) => {
    const input = aCredit({ playerId: aPlayer() });
    await database.tx((tx) => credit(tx, input));
    const before = await countRows(database);
    await expect(database.tx((tx) => credit(tx, { ...input, ...change }))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await countRows(database)).toEqual(before);
  });

  test('the same key for another player is a conflict', async () => {
    const input = aCredit({ playerId: aPlayer() });
    await database.tx((tx) => credit(tx, input));
    const attempt = database.tx((tx) => credit(tx, { ...input, playerId: aPlayer() }));
    await expect(attempt).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('two players with one key at the same moment: one of them is refused, typed', async () => {
    const input = aCredit({ playerId: aPlayer() });
    const results = await Promise.allSettled(
      [input.playerId, aPlayer()].map((playerId) => database.tx((tx) => credit(tx, { ...input, playerId }))),
    );
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals).toMatchObject([{ code: 'IDEMPOTENCY_CONFLICT' }]);
  });

  test.each([0n, -1n, -(2n ** 53n)])('an amount of %s is our own mistake and writes nothing', async (amount) => {
    const { playerId } = await aFundedPlayer(database, 500n);
    const before = await countRows(database);
    await expect(database.tx((tx) => credit(tx, aCredit({ playerId, amount })))).rejects.toThrow(/above zero/);
    expect(await cashOf(playerId)).toEqual([500n]);
    expect(await countRows(database)).toEqual(before);
  });

  test('a wallet can be filled to the brim and no further', async () => {
    const { playerId } = await aFundedPlayer(database, largestBalance - 5n);
    await expect(database.tx((tx) => credit(tx, aCredit({ playerId, amount: 6n })))).rejects.toMatchObject({
      code: 'amount_cents.too_large',
    });
    await database.tx((tx) => credit(tx, aCredit({ playerId, amount: 5n })));
    expect(await cashOf(playerId)).toEqual([largestBalance]);
  });
});

describe('post', () => {
  test('several movements of several wallets are one piece: one bad one, and none is there', async () => {
    const [first, second] = [await aFundedPlayer(database, 100n), await aFundedPlayer(database, 100n)];
    const before = await countRows(database);
    const base = { key: randomUUID(), inputHash: Buffer.alloc(32), bonus: 0n, reserved: 0n, house: 'games' as const };
    const attempt = database.tx(async (tx) => {
      const wallets = await lockWallets(tx, [first.wallet, second.wallet]);
      await post(tx, wallets, [
        { ...base, accountId: first.wallet.id, reason: 'stake', cash: -50n },
        { ...base, accountId: second.wallet.id, reason: 'win', cash: -101n },
      ]);
    });
    await expect(attempt).rejects.toThrow(/would leave -1/);
    expect(await countRows(database)).toEqual(before);
    expect(await cashOf(first.playerId)).toEqual([100n]);
  });

  test('no movements write nothing, not even an event', async () => {
    const before = await countRows(database);
    expect(await database.tx((tx) => post(tx, [], []))).toEqual([]);
    expect(await countRows(database)).toEqual(before);
  });

  test('a key is used once per reason, also past the code that checks it', async () => {
    const { wallet } = await aFundedPlayer(database, 100n);
    const movement = {
      accountId: wallet.id,
      key: randomUUID(),
      reason: 'stake' as const,
      inputHash: Buffer.alloc(32),
      cash: -1n,
      bonus: 0n,
      reserved: 0n,
      house: 'games' as const,
    };
    const write = () => database.tx(async (tx) => post(tx, await lockWallets(tx, [wallet]), [movement]));
    await write();
    await expect(write()).rejects.toMatchObject({ code: '23505', constraint: 'wallet_transfer_once' });
    expect(await cashOf(wallet.playerId)).toEqual([99n]);
  });
});

describe('opening a wallet', () => {
  test('twenty at once are one', async () => {
    const playerId = aPlayer();
    const wallets = await Promise.all(
      Array.from({ length: 20 }, () => database.tx((tx) => openWallet(tx, { playerId, currency: 'BTC' }))),
    );
    expect(new Set(wallets.map((wallet) => wallet.id)).size).toBe(1);
    expect(await readWallets(database, playerId)).toHaveLength(1);
  });
});

test('hot and cold wallets locked in any order never wait in a ring', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => aFundedPlayer(database, 1_000n)));
  const codes: unknown[] = [];
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const owners = players
        .map(({ wallet }) => wallet)
        .toSorted((a, b) => Number(((a.id * 7n) ^ BigInt(index)) - ((b.id * 7n) ^ BigInt(index))));
      await database.pool.connect().then(async (client) => {
        // Straight on a connection: the transaction helper would hide a deadlock by trying again.
        const tx = { query: client.query.bind(client), isTransaction: true } as never;
        try {
          await client.query('begin');
          const wallets = await lockWallets(tx, owners);
          expect(wallets.map(({ id }) => id)).toEqual(wallets.map(({ id }) => id).toSorted((a, b) => Number(a - b)));
          await client.query('commit');
        } catch (error) {
          codes.push((error as { code?: string }).code ?? error);
          await client.query('rollback');
        } finally {
          client.release();
        }
      });
    }),
  );
  expect(codes).toEqual([]);
});

test('after all of this the books agree', async () => {
  expect(await auditLedger(database)).toEqual([]);
});
