import { QuestLevels } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { usualQuestLevels } from './usual-quest-levels.ts';

const all = usualQuestLevels();

describe('levels of quests', () => {
  test.each([
    ['[QUEST-09]', 'xs', 6, 15_000],
    ['[QUEST-10]', 's', 15, 1_000_000],
    ['[QUEST-11]', 'm', 25, 2_000_000],
    ['[QUEST-12]', 'robot-m', 25, 2_500_000],
    ['[QUEST-13]', 'robot-s', 15, 800_000],
  ] as const)('%s %s has %d levels from 0 to %d', (_id, size, levels, last) => {
    expect(all[size]).toHaveLength(levels);
    expect([all[size].at(0), all[size].at(-1)]).toEqual([0, last]);
  });

  test.each(Object.entries(all))('%s grows by about the same factor, in numbers that can be read', (_size, levels) => {
    const factors = levels.slice(2).map((level, index) => level / Number(levels[index + 1]));
    const mean = (Number(levels.at(-1)) / Number(levels[1])) ** (1 / factors.length);
    for (const factor of factors) {
      expect(factor).toBeGreaterThan(1);
      expect(Math.abs(Math.log(factor / mean))).toBeLessThan(0.35);
    }
    for (const level of levels) expect(String(level)).toMatch(/^(0|\d0+|\d50*)$/);
  });

  test('the document takes them, and none that fall', () => {
    expect(QuestLevels.parse(all)).toEqual(all);
    for (const xs of [[0, 100, 100], [10, 20], [0], [0, -5]]) {
      expect(QuestLevels.safeParse({ ...all, xs }).success, xs.join()).toBe(false);
    }
  });

  test('the smallest', () => expect(all.xs).toEqual([0, 100, 350, 1_000, 4_500, 15_000]));
});
