import type { PromotionRule, Reward } from '@halley/contract';
import { expect, test } from 'vitest';
import { levelsOf, reachedLevels, stepsOf } from './levels-of.ts';

const gift: Reward = { type: 'points', chargeable: 1, persistent: 0 };
const meter = { money: 'cash', games: {}, window: 'whole', from: 'start' } as const;
const rule = (kind: PromotionRule['kind'], of: 'stake' | 'rounds', ...marks: number[]) => ({
  kind,
  trigger: { meter: { of, ...meter }, reaches: marks.map((at) => ({ at, rewards: [gift] })) },
});
const millionths = 1_000_000n;

test('[QUEST-06] everybody stands on the first level of a quest; its steps are those from the second on', () => {
  const quest = rule('quest', 'stake', 1_000, 2_500);
  expect(levelsOf(quest).map(({ level, at }) => [level, at])).toEqual([
    [1, 0n],
    [2, 1_000n],
    [3, 2_500n],
  ]);
  expect(stepsOf(quest)).toBe(2);
  const reached = (bets: bigint) => reachedLevels(quest, { bets, gamesTaken: 99 }).map(({ level }) => level);
  expect(reached(0n)).toEqual([]);
  expect(reached(1_000n * millionths - 1n)).toEqual([]);
  expect(reached(1_000n * millionths)).toEqual([2]);
  expect(reached(9_999n * millionths)).toEqual([2, 3]);
});

test('an achievement is its one step, of stakes or of rounds', () => {
  const rounds = rule('achievement', 'rounds', 100);
  expect(levelsOf(rounds).map(({ level }) => level)).toEqual([1]);
  expect(reachedLevels(rounds, { bets: 10n ** 12n, gamesTaken: 99 })).toEqual([]);
  expect(reachedLevels(rounds, { bets: 0n, gamesTaken: 100 })).toHaveLength(1);
  const stakes = rule('achievement', 'stake', 100);
  expect(reachedLevels(stakes, { bets: 99n * millionths, gamesTaken: 1_000 })).toEqual([]);
  expect(reachedLevels(stakes, { bets: 100n * millionths, gamesTaken: 0 })).toHaveLength(1);
});

test('what goes by places has no levels', () => {
  expect(levelsOf({ kind: 'tournament', trigger: { rank: { of: 'stake', ...meter } } })).toEqual([]);
});
