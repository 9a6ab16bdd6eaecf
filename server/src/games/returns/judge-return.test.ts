import { diceGame, games } from '@halley/studio/games';
import { describe, expect, test } from 'vitest';
import { expectReturn } from './expect-return.ts';
import { addUp, inUnits, judgeReturn, type ReturnSum } from './judge-return.ts';

const sum = (change: Partial<ReturnSum> = {}): ReturnSum => ({
  rounds: 10_000,
  staked: 10_000,
  won: 9_600,
  largestWin: 100,
  expected: 9_600,
  least: 9_600,
  variance: 250_000,
  ...change,
});

describe('[PP-14] actual against theoretical', () => {
  // The deviation of these rounds is 500, so that 2 000 are four of them.
  test.each([
    ['as expected', {}, 0, 'inside'],
    ['a little more', { won: 11_000 }, 2.8, 'inside'],
    ['too much', { won: 12_000 }, 4.8, 'above'],
    ['too much by one single win', { won: 12_000, largestWin: 2_000 }, 4.8, 'inside'],
    ['too little', { won: 7_500 }, -4.2, 'below'],
    ['little, as decisions of players allow', { won: 7_500, least: 8_000 }, -1, 'inside'],
    ['between the least and the most', { won: 9_000, least: 8_000 }, 0, 'inside'],
    ['of few rounds nothing is said', { won: 12_000, rounds: 99 }, 4.8, 'few'],
    ['nothing staked', { rounds: 0, staked: 0, won: 0, expected: 0, least: 0, variance: 0 }, 0, 'few'],
  ])('%s', (_, change, z, state) => {
    const judged = judgeReturn(sum(change));
    expect(judged.state).toBe(state);
    expect(judged.z).toBeCloseTo(z);
  });

  test('currencies of any size come to the same', () => {
    const one = judgeReturn(addUp([sum({ won: 10_600 }), sum()]));
    const other = judgeReturn(addUp([inUnits(inUnits(sum({ won: 10_600 }), 1 / 250), 250), sum()]));
    expect(other.z).toBeCloseTo(one.z);
    expect(one.z).toBeCloseTo(1_000 / Math.sqrt(500_000));
  });
});

describe('what is expected of a round', () => {
  test('dice: exact, since a round pays one amount or nothing', () => {
    const choice = { side: 'under', target: 4950 };
    const expected = expectReturn(diceGame as never, choice);
    expect(expected?.rtp).toBeCloseTo(0.9801, 6);
    expect(expected?.variance).toBeCloseTo(0.495 * 1.98 ** 2 - 0.9801 ** 2, 4);
  });

  test('of every game of the house: a return within what is listed, and a variance above nothing', () => {
    for (const game of Object.values(games)) {
      const plain = [{}, { side: 'under', target: 4950 }].map((choice) => expectReturn(game as never, choice));
      for (const expected of plain) {
        if (!expected) continue;
        expect(expected.variance, game.id).toBeGreaterThan(0);
        expect(expected.rtp, game.id).toBeLessThan(1);
      }
    }
  });

  test('a choice that the rules cannot read is not judged', () => {
    expect(expectReturn(diceGame as never, { side: 'sideways' })).toBe(undefined);
  });
});
