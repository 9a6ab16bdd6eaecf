import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../kit/testing/test-database.ts';
import type { HoldState } from './hold.ts';
import { auditLedger, closeHold, holdMoves, readWallets } from './index.ts';
import { aFundedPlayer, aHold, aPlayer, countRows, openHold, type TestDatabase } from './testing/test-ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const pockets = async (playerId: number) => {
  const [wallet] = await readWallets(database, playerId);
  return [wallet?.cash, wallet?.bonus, wallet?.reserved];
};
const stateOf = async (id: string) =>
  (await database.query<{ state: HoldState }>('select state from wallet_hold where id = $1', [id])).rows[0]?.state;

type Target = 'released' | 'captured';
const close = (hold: { id: string; playerId: number }, to: Target) =>
  database.tx((tx) =>
    closeHold(tx, {
      id: hold.id,
      playerId: hold.playerId,
      currency: 'EUR',
      ...(to === 'captured' ? { to, house: 'payments' } : { to }),
    }),
  );

describe('setting money aside', () => {
  test('moves cash to reserved; it is still the player’s and cannot be used twice', async () => {
    const { playerId } = await aFundedPlayer(database, 100n);
    await openHold(database, aHold({ playerId, amount: 70n }));
    expect(await pockets(playerId)).toEqual([30n, 0n, 70n]);
    await expect(openHold(database, aHold({ playerId, amount: 31n }))).rejects.toMatchObject({
      code: 'stake_cents.not_enough_money',
    });
    expect(await pockets(playerId)).toEqual([30n, 0n, 70n]);
  });

  test('all of it may be set aside', async () => {
    const { playerId } = await aFundedPlayer(database, 100n);
    await openHold(database, aHold({ playerId, amount: 100n }));
    expect(await pockets(playerId)).toEqual([0n, 0n, 100n]);
  });

  test('the same hold again changes nothing, however parallel', async () => {
    const { playerId } = await aFundedPlayer(database, 100n);
    const input = aHold({ playerId, amount: 40n });
    await Promise.all(Array.from({ length: 8 }, () => openHold(database, input)));
    expect(await pockets(playerId)).toEqual([60n, 0n, 40n]);
  });

  test.each<[string, object]>([
    ['amount', { amount: 41n }],
    ['currency', { currency: 'USD' }],
    ['purpose', { purpose: 'bet' }],
  ])('the same id with another %s is a conflict and writes nothing', async (_name, change) => {
    const { playerId } = await aFundedPlayer(database, 100n);
    const input = aHold({ playerId });
    await openHold(database, input);
    const before = await countRows(database);
    await expect(openHold(database, { ...input, ...change })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await countRows(database)).toEqual(before);
  });

  test('the same id of another player is a conflict', async () => {
    const [first, second] = [await aFundedPlayer(database, 100n), await aFundedPlayer(database, 100n)];
    const input = aHold({ playerId: first.playerId });
    await openHold(database, input);
    await expect(openHold(database, { ...input, playerId: second.playerId })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await pockets(second.playerId)).toEqual([100n, 0n, 0n]);
  });

  test.each([0n, -1n])('an amount of %s is our own mistake and writes nothing', async (amount) => {
    const { playerId } = await aFundedPlayer(database, 100n);
    const before = await countRows(database);
    await expect(openHold(database, aHold({ playerId, amount }))).rejects.toThrow(/above zero/);
    expect(await countRows(database)).toEqual(before);
  });
});

describe('closing a hold, every cell', () => {
  const after: Record<Target, bigint[]> = { released: [100n, 0n, 0n], captured: [60n, 0n, 0n] };
  const start: Record<HoldState, bigint[]> = { open: [60n, 0n, 40n], ...after };
  const cells = (['open', 'released', 'captured'] as const).flatMap((from) =>
    (['released', 'captured'] as const).map((to) => ({ from, to })),
  );

  test('the table of moves says what follows', () => {
    expect(holdMoves).toEqual({ open: ['released', 'captured'], released: [], captured: [] });
  });

  test.each(cells)('from $from to $to', async ({ from, to }) => {
    const { playerId } = await aFundedPlayer(database, 100n);
    const hold = aHold({ playerId, amount: 40n });
    await openHold(database, hold);
    if (from !== 'open') await close(hold, from);
    expect(await pockets(playerId)).toEqual(start[from]);
    const before = await countRows(database);

    if (from === to) {
      expect((await close(hold, to)).reserved).toBe(0n);
      expect(await countRows(database)).toEqual(before);
    } else if (holdMoves[from].includes(to)) {
      await close(hold, to);
    } else {
      await expect(close(hold, to)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
      expect(await countRows(database)).toEqual(before);
    }
    const state = from === 'open' ? to : from;
    expect(await stateOf(hold.id)).toBe(state);
    expect(await pockets(playerId)).toEqual(after[state]);
  });

  test('a release and a capture at the same moment: one of them', async () => {
    const { playerId } = await aFundedPlayer(database, 100n);
    const hold = aHold({ playerId, amount: 40n });
    await openHold(database, hold);
    const results = await Promise.allSettled([close(hold, 'released'), close(hold, 'captured')]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await pockets(playerId)).toEqual(after[(await stateOf(hold.id)) as Target]);
  });

  test('a capture has the house on its other side, a release has nobody', async () => {
    const { playerId } = await aFundedPlayer(database, 100n);
    const [captured, released] = [aHold({ playerId, amount: 40n }), aHold({ playerId, amount: 30n })];
    for (const hold of [captured, released]) await openHold(database, hold);
    await close(captured, 'captured');
    await close(released, 'released');
    const { rows } = await database.query(
      'select key, reason, cash, reserved, house, house_amount from wallet_transfer where key = any($1) order by id',
      [[captured.id, released.id]],
    );
    expect(rows.map(({ key: _, ...row }) => row)).toEqual([
      { reason: 'hold', cash: -40n, reserved: 40n, house: null, house_amount: 0n },
      { reason: 'hold', cash: -30n, reserved: 30n, house: null, house_amount: 0n },
      { reason: 'capture', cash: 0n, reserved: -40n, house: 'payments', house_amount: 40n },
      { reason: 'release', cash: 30n, reserved: -30n, house: null, house_amount: 0n },
    ]);
  });

  test('another player’s hold, and one that never was, do not exist', async () => {
    const { playerId } = await aFundedPlayer(database, 100n);
    const hold = aHold({ playerId });
    await openHold(database, hold);
    const before = await countRows(database);
    for (const wrong of [
      { ...hold, playerId: aPlayer() },
      { ...hold, id: randomUUID() },
    ]) {
      await expect(close(wrong, 'released')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await countRows(database)).toEqual(before);
    expect(await stateOf(hold.id)).toBe('open');
  });
});

test('after all of this the books agree', async () => {
  expect(await auditLedger(database)).toEqual([]);
});
