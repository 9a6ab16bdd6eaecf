import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { step } from '../kit/index.ts';
import type { WagerRule } from './judge-stakes.ts';
import { findRounds } from './store.ts';
import { aPlay, aStake, openTestHouse, type TestHouse } from './testing/test-house.ts';

let house: TestHouse;
const barred = 900;
/** Refuses one player outright, and everyone after two stakes in one group. */
const rule: WagerRule = async () => {
  const stakes = new Map<number, number>();
  return {
    refusalOf: ({ playerId }) =>
      playerId === barred || (stakes.get(playerId) ?? 0) >= 2 ? new Refusal('LIMIT_REACHED') : undefined,
    accepted: ({ playerId }) => void stakes.set(playerId, (stakes.get(playerId) ?? 0) + 1),
  };
};

beforeAll(async () => {
  house = await openTestHouse({ rules: [rule] });
});
afterAll(() => house.close());

describe('a round played in one step', () => {
  test('takes the stake, pays the win and records both', async () => {
    await house.fund(1, 1_000n);
    const round = await house.wagers.wager(aPlay({ playerId: 1, stake: 200n, win: 396n }));
    expect(round).toMatchObject({ state: 'closed', balanceBefore: 1_000n, balanceAfter: 1_196n, win: { cash: 396n } });
    expect(await house.balance(1)).toBe(1_196n);
    const { rows } = await house.database.query(
      'select reason, cash, house_amount, cash_after from wallet_transfer where key = $1 order by id',
      [round.id],
    );
    expect(rows).toEqual([
      { reason: 'stake', cash: -200n, house_amount: 200n, cash_after: 800n },
      { reason: 'win', cash: 396n, house_amount: -396n, cash_after: 1_196n },
    ]);
  });

  test('a lost round writes one transfer', async () => {
    await house.fund(2, 500n);
    const round = await house.wagers.wager(aPlay({ playerId: 2, stake: 500n }));
    expect(await house.balance(2)).toBe(0n);
    const { rowCount } = await house.database.query('select 1 from wallet_transfer where key = $1', [round.id]);
    expect(rowCount).toBe(1);
  });

  test('too little money is refused and nothing is written', async () => {
    await house.fund(3, 99n);
    const wager = aPlay({ playerId: 3, stake: 100n });
    await expect(house.wagers.wager(wager)).rejects.toMatchObject({ code: 'stake_cents.not_enough_money' });
    expect(await house.balance(3)).toBe(99n);
    expect((await findRounds(house.database, [wager.roundId])).size).toBe(0);
  });

  test('a player without a wallet in that currency is refused', async () => {
    await expect(house.wagers.wager(aPlay({ playerId: 3, currency: 'BTC' }))).rejects.toMatchObject({
      code: 'currency.no_account',
    });
  });

  test('[PP-11] an outcome is decided once: the same id and input answers the first round, other input is a conflict', async () => {
    await house.fund(4, 1_000n);
    let decided = 0;
    const decide = () => {
      decided += 1;
      return { win: decided === 1 ? 150n : 9_999n, detail: { time: decided } };
    };
    const wager = aPlay({ playerId: 4, stake: 100n, decide });
    const first = await house.wagers.wager(wager);
    const again = await Promise.all(Array.from({ length: 20 }, () => house.wagers.wager(wager)));
    for (const answer of again) expect(answer).toEqual(first);
    expect(decided).toBe(1);
    expect((await findRounds(house.database, [wager.roundId])).get(wager.roundId)).toEqual(first);
    const other = { ...wager, stake: 200n, inputHash: Buffer.alloc(32, 7) };
    await expect(house.wagers.wager(other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await house.balance(4)).toBe(1_050n);
  });

  test('fifty parallel copies of one request are one round', async () => {
    await house.fund(5, 1_000n);
    const wager = aPlay({ playerId: 5, stake: 10n, win: 0n });
    const rounds = await Promise.all(Array.from({ length: 50 }, () => house.wagers.wager(wager)));
    expect(new Set(rounds.map((round) => round.id)).size).toBe(1);
    expect(await house.balance(5)).toBe(990n);
  });

  test('another player cannot answer to a round id', async () => {
    // Of the same home: another one knows nothing of it.
    const other = 6 + 100 * house.homes.count;
    await house.fund(6, 100n);
    await house.fund(other, 100n);
    const wager = aPlay({ playerId: 6, stake: 50n });
    await house.wagers.wager(wager);
    const asked = house.wagers.wager({ ...wager, playerId: other });
    await expect(asked).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await house.balance(other)).toBe(100n);
  });
});

describe('stakes settled later', () => {
  test('settle pays once, however often it comes', async () => {
    await house.fund(10, 1_000n);
    const stake = aStake({ playerId: 10, stake: 300n });
    await house.wagers.wager(stake);
    expect(await house.balance(10)).toBe(700n);
    const settle = {
      kind: 'settle' as const,
      roundId: stake.roundId,
      playerId: 10,
      currency: 'EUR' as const,
      win: 450n,
    };
    await house.wagers.wager(settle);
    await house.wagers.wager(settle);
    expect(await house.balance(10)).toBe(1_150n);
    await expect(house.wagers.wager({ ...settle, win: 1n })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('rollback restores the stake; nothing follows a rollback or a settlement', async () => {
    await house.fund(11, 1_000n);
    const stake = aStake({ playerId: 11, stake: 300n });
    await house.wagers.wager(stake);
    const closing = { roundId: stake.roundId, playerId: 11, currency: 'EUR' as const };
    await house.wagers.wager({ kind: 'rollback', ...closing });
    await house.wagers.wager({ kind: 'rollback', ...closing });
    expect(await house.balance(11)).toBe(1_000n);
    await expect(house.wagers.wager({ kind: 'settle', win: 1n, ...closing })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('a settlement or rollback of nothing is refused', async () => {
    const nothing = { roundId: randomUUID(), playerId: 11, currency: 'EUR' as const };
    await expect(house.wagers.wager({ kind: 'settle', win: 1n, ...nothing })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(house.wagers.wager({ kind: 'rollback', ...nothing })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('cash goes first, then bonus, and a win returns to both', async () => {
    await house.fund(12, 60n);
    await house.giveBonus(12, 100n);
    const stake = aStake({ playerId: 12, stake: 100n });
    const open = await house.wagers.wager(stake);
    expect(open.stake).toEqual({ cash: 60n, bonus: 40n });
    const closing = { roundId: stake.roundId, playerId: 12, currency: 'EUR' as const };
    const closed = await house.wagers.wager({ kind: 'settle', win: 101n, ...closing });
    expect(closed.win).toEqual({ cash: 61n, bonus: 40n });
  });
});

test('a rule refuses a stake of any kind, and the neighbours in the group go on', async () => {
  await house.fund(barred, 1_000n);
  await house.fund(901, 1_000n);
  const [refused, played] = await Promise.allSettled([
    house.wagers.wager(aPlay({ playerId: barred })),
    house.wagers.wager(aPlay({ playerId: 901 })),
  ]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'LIMIT_REACHED' } });
  expect(played.status).toBe('fulfilled');
  expect(await house.balance(barred)).toBe(1_000n);
});

test('stakes of one player in one group count for each other', async () => {
  await house.fund(903, 1_000n);
  // The first goes alone; the others gather while it is written.
  const plays = Array.from({ length: 5 }, () => house.wagers.wager(aPlay({ playerId: 903 })));
  const results = await Promise.allSettled(plays);
  const accepted = results.filter((result) => result.status === 'fulfilled').length;
  expect(accepted).toBeGreaterThanOrEqual(2);
  expect(accepted).toBeLessThan(5);
  expect(await house.balance(903)).toBe(1_000n - 100n * BigInt(accepted));
});

test('a stake, its settlement and the next stake of one player may share a group', async () => {
  await house.fund(905, 100n);
  const stake = aStake({ playerId: 905, stake: 100n });
  const closing = { roundId: stake.roundId, playerId: 905, currency: 'EUR' as const };
  const results = await Promise.allSettled([
    house.wagers.wager(stake),
    house.wagers.wager(aPlay({ playerId: 905, stake: 50n })),
    house.wagers.wager({ kind: 'settle', win: 50n, ...closing }),
    house.wagers.wager({ kind: 'settle', win: 50n, ...closing }),
    house.wagers.wager(aPlay({ playerId: 905, stake: 50n, win: 60n })),
  ]);
  expect(results.map((result) => result.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await house.balance(905)).toBe(60n);
});

test('one wager that breaks does not take its neighbours down', async () => {
  await house.fund(902, 1_000n);
  await house.fund(904, 1_000n);
  // Both go to the same writer; the unreadable detail fails the whole group's insert.
  const [broken, fine] = await Promise.allSettled([
    house.wagers.wager(aPlay({ playerId: 902, decide: () => ({ win: 0n, detail: { bad: 'a\0b' } }) })),
    house.wagers.wager(aPlay({ playerId: 904, win: 5n })),
  ]);
  expect(broken.status).toBe('rejected');
  expect(fine.status).toBe('fulfilled');
  expect(await house.balance(902)).toBe(1_000n);
  expect(await house.balance(904)).toBe(905n);
});

test('a settled round tells its listeners, in the same transaction', async () => {
  await house.homes.of(13).query("insert into kit_consumer (name) values ('test')");
  await house.fund(13, 1_000n);
  const round = await house.wagers.wager(aPlay({ playerId: 13, stake: 70n, win: 90n }));
  const heard: unknown[] = [];
  const handle = async (_tx: unknown, events: { data: unknown }[]) => void heard.push(...events.map((e) => e.data));
  // Other databases of the same server may hold the horizon back for a moment.
  await vi.waitFor(async () => {
    await step(house.homes.of(13), { name: 'test', topics: ['wager.settled'], handle });
    expect(heard.at(-1)).toMatchObject({ roundId: round.id, playerId: 13, stake: '70', win: '90' });
  }, 20_000);
});

test('after all of this the books agree', async () => {
  expect(await house.findings()).toEqual([]);
});
