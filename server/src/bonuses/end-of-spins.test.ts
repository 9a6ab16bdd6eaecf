import { describe, expect, test } from 'vitest';
import { endOfSpins, worthOfSpins } from './end-of-spins.ts';
import { aGift } from './testing/a-gift.ts';

const wins = {
  wager: 10,
  terms: { weights: { slots: 100, other: 50, tables: 10 }, games: {}, release: 'steps' as const },
  maxStake: '500',
  maxCashout: null,
  days: 7,
};
const spins = (balance: bigint, change = {}) =>
  aGift({
    type: 'freespins',
    stage: 'activated',
    balance,
    becomes: { games: ['halley-studio/comet-run'], result: 'bonus', maxWin: '5000', wins, ...change },
  });

describe('the end of free spins', () => {
  test('golden 8: 20 spins of 20 are worth 384; 410 won are a bonus of 410 to stake 4100', () => {
    expect(worthOfSpins({ count: 20, bet: 20n, gameReturn: 0.96 })).toBe(384n);
    expect(endOfSpins(spins(410n))).toMatchObject({
      won: 410n,
      bonus: { amount: 410n, requirement: 4_100n, terms: { wager: 10, maxStake: 500n, maxCashout: null, days: 7 } },
      cash: 0n,
      beyond: 0n,
    });
  });

  test.each([
    ['nothing was won', spins(0n), { bonus: null, cash: 0n, beyond: 0n }],
    [
      'more than the largest win',
      spins(6_000n),
      { bonus: expect.objectContaining({ amount: 5_000n }), beyond: 1_000n },
    ],
    ['their wins are own money', spins(410n, { result: 'cash', wins: null }), { bonus: null, cash: 410n, beyond: 0n }],
    [
      'nothing has to be staked',
      spins(6_000n, { wins: { ...wins, wager: 0 } }),
      { bonus: null, cash: 5_000n, beyond: 1_000n },
    ],
    [
      'without a largest win',
      spins(6_000n, { maxWin: null }),
      { bonus: expect.objectContaining({ amount: 6_000n }), beyond: 0n },
    ],
  ])('%s', (_, gift, end) => {
    expect(endOfSpins(gift)).toMatchObject(end);
  });
});
