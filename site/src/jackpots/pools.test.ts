import { describe, expect, test } from 'vitest';
import { hasDropped, leaderboard, prizePool, shownJackpots, withJackpot } from './pools.ts';
import { aJackpot, aLevel, anAward, aWinner } from './testing/some-jackpots.ts';
import { createWinQueue } from './win-queue.ts';

test('[JACK-06] the prize pool is the sum of the levels', () => {
  expect(prizePool(aJackpot())).toBe(12_050);
  expect(prizePool(aJackpot({ levels: [] }))).toBe(0);
});

test('only active jackpots are shown', () => {
  expect(shownJackpots([aJackpot(), aJackpot({ id: 2, state: 'paused' })]).map(({ id }) => id)).toEqual([1]);
});

describe('[LIVE-11] news of a jackpot', () => {
  test('replaces the one with its id and leaves the others', () => {
    const others = [aJackpot({ id: 7 }), aJackpot({ id: 8 })];
    const news = aJackpot({ id: 7, state: 'paused' });
    expect(withJackpot(others, news)).toEqual([news, others[1]]);
  });

  test('of one that nobody knew is appended, and replaces none', () => {
    const others = [aJackpot({ id: 7 }), aJackpot({ id: 8 })];
    expect(withJackpot(others, aJackpot({ id: 9 })).map(({ id }) => id)).toEqual([7, 8, 9]);
  });

  test('a level in a new cycle has dropped, whatever it holds', () => {
    const before = aJackpot();
    const level = (given: { cycle: number; amount_cents: number }) => aJackpot({ levels: [aLevel(given)] });
    expect(hasDropped(before, level({ cycle: 2, amount_cents: 1_500 }))).toBe(true);
    expect(hasDropped(before, level({ cycle: 2, amount_cents: 2_500 }))).toBe(true);
    expect(hasDropped(before, level({ cycle: 1, amount_cents: 1_500 }))).toBe(false);
    expect(hasDropped(undefined, level({ cycle: 9, amount_cents: 1 }))).toBe(false);
  });
});

describe('[JACK-03] the leaderboard has five entries', () => {
  const winners = [3, 9, 1, 7, 5, 8, 2].map((amount_cents) => aWinner({ amount_cents }));
  test.each([
    ['latest', [3, 9, 1, 7, 5]],
    ['biggest', [9, 8, 7, 5, 3]],
  ] as const)('%s', (order, amounts) => {
    expect(leaderboard(winners, order).map((winner) => winner.amount_cents)).toEqual(amounts);
  });
});

test('wins wait for each other, and one that is told twice is shown once', () => {
  const queue = createWinQueue();
  const [one, two] = [anAward(), anAward({ jackpot_level_external_code: 'mystic-jackpots:halo' })];
  expect([queue.add(one), queue.add(two), queue.add({ ...one })]).toEqual([true, true, false]);
  expect(queue.first()).toEqual(one);
  expect(queue.seen()).toBe(true);
  expect(queue.first()).toEqual(two);
  expect(queue.seen()).toBe(false);
  expect([queue.first(), queue.add(one)]).toEqual([undefined, false]);
});
