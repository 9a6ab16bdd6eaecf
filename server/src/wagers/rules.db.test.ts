import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveGift } from '../bonuses/testing/give-gift.ts';
import { systemClock } from '../kit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { createWagers, type Wagers } from './create-wagers.ts';
import type { WagerRule } from './judge-stakes.ts';
import { anAct, aPlay, aStake, openTestHouse, type TestHouse } from './testing/test-house.ts';

/** What a limits room would do: turnover is read from the books and must never pass the limit. */
const limit = 1_000n;
const turnoverWithin: WagerRule = async (tx, stakes) => {
  const { rows } = await tx.query<{ player_id: bigint; turnover: string }>(
    `select player_id, sum(stake_cash + stake_bonus) as turnover from wagers_round where player_id = any($1)
     group by player_id`,
    [stakes.map((stake) => stake.playerId)],
  );
  const turnover = new Map(rows.map((row) => [Number(row.player_id), BigInt(row.turnover)]));
  return {
    refusalOf: ({ playerId, stake }) =>
      (turnover.get(playerId) ?? 0n) + stake > limit ? new Refusal('LIMIT_REACHED') : undefined,
    accepted: ({ playerId, stake }) => void turnover.set(playerId, (turnover.get(playerId) ?? 0n) + stake),
  };
};
let house: TestHouse;
let doors: Wagers[];
beforeAll(async () => {
  const rules = [turnoverWithin];
  house = await openTestHouse({ rules });
  const chance = { pairId: 'p', serverSeed: 's', serverSeedHash: 'h', clientSeed: 'c', nonce: 0 };
  const other = createWagers({
    homes: house.homes,
    clock: systemClock,
    rules,
    writers: 3,
    openChances: async () => ({ take: () => chance, save: async () => undefined }),
  });
  doors = [house.wagers, other];
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

const bet = (amount: bigint) => ({ kind: 'bet' as const, id: randomUUID(), amount });

describe('a limit on turnover', () => {
  test('[PP-28] holds to the subunit under 64 bets at once of every kind, through two doors', async () => {
    const playerId = 1;
    await house.fund(playerId, 100_000n);
    // 37 does not divide 1000: the last one that fits leaves 1.
    const results = await Promise.all(
      Array.from({ length: 64 }, (_, index) => {
        const door = doors[index % 2] as Wagers;
        if (index % 3 === 0) return outcomeOf(door.wager(aPlay({ playerId, stake: 37n })));
        if (index % 3 === 1) return outcomeOf(door.wager(aStake({ playerId, stake: 37n })));
        return outcomeOf(door.act(anAct([bet(20n), bet(17n)], { playerId })));
      }),
    );
    expect(results.filter((result) => result === 'taken').length).toBe(27);
    expect(results.filter((result) => result === 'LIMIT_REACHED').length).toBe(37);
    expect(await house.balance(playerId)).toBe(100_000n - 999n);
    expect(await outcomeOf(house.wagers.wager(aPlay({ playerId, stake: 2n })))).toBe('LIMIT_REACHED');
    expect(await outcomeOf(house.wagers.wager(aPlay({ playerId, stake: 1n })))).toBe('taken');
    expect(await outcomeOf(house.wagers.wager(aPlay({ playerId, stake: 1n })))).toBe('LIMIT_REACHED');
  });

  test('[PP-28] counts the bets of one call together, and nothing of a call that is refused', async () => {
    const playerId = 2;
    await house.fund(playerId, 100_000n);
    expect(await outcomeOf(house.wagers.act(anAct([bet(600n), bet(401n)], { playerId })))).toBe('LIMIT_REACHED');
    const mine = { playerId, roundId: randomUUID() };
    expect(await outcomeOf(house.wagers.act(anAct([bet(600n), bet(400n)], mine)))).toBe('taken');
    const more = anAct([{ kind: 'win', id: randomUUID(), amount: 5n }, bet(1n)], mine);
    expect(await outcomeOf(house.wagers.act(more))).toBe('LIMIT_REACHED');
    expect(await house.balance(playerId)).toBe(99_000n);
  });

  test('[PP-28] does not stand in the way of a win or an undo', async () => {
    const playerId = 3;
    await house.fund(playerId, 1_000n);
    const mine = { playerId, roundId: randomUUID() };
    const stake = bet(1_000n);
    await house.wagers.act(anAct([stake], mine));
    expect(await outcomeOf(house.wagers.act(anAct([{ kind: 'win', id: randomUUID(), amount: 9n }], mine)))).toBe(
      'taken',
    );
    const undo = { kind: 'undo' as const, id: randomUUID(), of: stake.id };
    expect(await outcomeOf(house.wagers.act(anAct([undo], mine)))).toBe('taken');
    expect(await house.balance(playerId)).toBe(1_009n);
  });
});

describe('the largest stake with a bonus', () => {
  test('[PP-20] holds for every way of staking, and for the bets of one round together', async () => {
    const playerId = 4;
    await house.fund(playerId, 100_000n);
    const gift = await giveGift(house.homes.of(playerId), {
      playerId,
      amount: 50n,
      requirement: 5_000n,
      maxStake: 300n,
    });
    const tooLarge = 'stake_cents.above_bonus_stake';
    await expect(house.wagers.wager(aPlay({ playerId, stake: 301n }))).rejects.toMatchObject({
      details: { gift_id: gift.id, max_stake_cents: 300 },
    });
    expect(await outcomeOf(house.wagers.wager(aPlay({ playerId, stake: 301n })))).toBe(tooLarge);
    expect(await outcomeOf(house.wagers.wager(aStake({ playerId, stake: 301n })))).toBe(tooLarge);
    expect(await outcomeOf(house.wagers.act(anAct([bet(200n), bet(101n)], { playerId })))).toBe(tooLarge);
    const mine = { playerId, roundId: randomUUID() };
    expect(await outcomeOf(house.wagers.act(anAct([bet(200n)], mine)))).toBe('taken');
    expect(await outcomeOf(house.wagers.act(anAct([bet(101n)], mine)))).toBe(tooLarge);
    expect(await outcomeOf(house.wagers.act(anAct([bet(100n)], mine)))).toBe('taken');
    expect(await outcomeOf(house.wagers.wager(aPlay({ playerId, stake: 300n })))).toBe('taken');
  });

  test('is asked of nobody who has none', async () => {
    await house.fund(5, 1_000n);
    expect(await outcomeOf(house.wagers.wager(aPlay({ playerId: 5, stake: 1_000n })))).toBe('taken');
  });
});
