import { describe, expect, test } from 'vitest';
import { planTakeBack } from './plan-take-back.ts';
import { aGift } from './testing/a-gift.ts';

const gift = aGift();
const plan = (cash: bigint, amount: bigint, staked: bigint, change = {}) =>
  planTakeBack([{ gift: { ...gift, ...change }, staked }], { cash, amount });

describe('what a cashout takes of a gift', () => {
  test('golden 6: played money leaves first, then the same share of bonus and requirement', () => {
    // Deposit 10000, stakes 3000, wins 2500: cash 9500, unplayed 7000.
    expect(plan(9_500n, 2_500n, 3_000n)).toEqual([]);
    expect(plan(9_500n, 4_000n, 3_000n)).toMatchObject([
      { deposit: 1_500n, bonus: 1_500n, leaving: 1_500n, requirement: 15_000n },
    ]);
  });

  test('the next cashout goes on from what is left, as exactly', () => {
    // As golden 6 left it: 8500 of the deposit earned 8500, cash 5500, and 3000 were staked.
    const left = { amount: 8_500n, balance: 8_500n, requirement: 85_000n, depositAmount: 8_500n };
    expect(plan(5_500n, 5_500n, 3_000n, left)).toMatchObject([
      { deposit: 5_500n, bonus: 5_500n, requirement: 55_000n },
    ]);
  });

  test('all of an unplayed deposit takes all of the bonus', () => {
    expect(plan(10_000n, 10_000n, 0n, { amount: 3_333n, balance: 3_333n, requirement: 33_330n })).toMatchObject([
      { deposit: 10_000n, bonus: 3_333n, requirement: 33_330n },
    ]);
  });

  test('a share that is no whole subunit is rounded in the player’s favour', () => {
    expect(plan(10_000n, 1n, 0n, { amount: 3_333n, balance: 3_333n, requirement: 33_330n })).toMatchObject([
      { deposit: 1n, bonus: 0n, requirement: 0n },
    ]);
  });

  test('a deposit that was staked once takes nothing, whatever is left of it', () => {
    expect(plan(4_000n, 4_000n, 10_000n)).toEqual([]);
    expect(plan(12_000n, 12_000n, 20_000n)).toEqual([]);
  });

  test('a stake from before the deposit that is given back later takes no more than all of it along', () => {
    expect(plan(10_300n, 10_300n, -300n)).toMatchObject([{ deposit: 10_000n, bonus: 10_000n, requirement: 100_000n }]);
    expect(plan(10_300n, 300n, -300n)).toEqual([]);
  });

  test('what has become cash by steps is not taken again', () => {
    const released = { amount: 10_000n, balance: 4_000n, released: 6_000n };
    expect(plan(16_000n, 16_000n, 0n, released)).toMatchObject([{ bonus: 10_000n, leaving: 4_000n }]);
  });

  test('of two deposits the newer one leaves first', () => {
    const older = { gift: aGift({ id: 1 }), staked: 0n };
    const newer = { gift: aGift({ id: 2, amount: 5_000n, requirement: 50_000n, depositAmount: 5_000n }), staked: 0n };
    const taken = planTakeBack([older, newer], { cash: 15_000n, amount: 6_000n });
    expect(taken.map(({ gift: { id }, bonus }) => [id, bonus])).toEqual([
      [2, 5_000n],
      [1, 1_000n],
    ]);
  });
});
