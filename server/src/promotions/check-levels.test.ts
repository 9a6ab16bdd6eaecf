import type { PromotionRule } from '@halley/contract';
import { expect, test } from 'vitest';
import { usualDocuments } from '../config/index.ts';
import { checkLevels } from './check-levels.ts';
import { aRule } from './testing/a-rule.ts';

const levels = usualDocuments['quest-levels'];
const quest = (identifier: string, marks: readonly number[], changed: Partial<PromotionRule> = {}) =>
  checkLevels(
    aRule({
      kind: 'quest',
      trigger: {
        meter: { of: 'stake', money: 'cash', games: {}, window: 'whole', from: 'start' },
        reaches: marks.map((at) => ({ at, rewards: [{ type: 'points', chargeable: 1, persistent: 0 }] })),
      },
      contest: { identifier, currency: 'EUR', rates: { EUR: 1_000_000 } },
      rewards: [],
      ...changed,
    }),
    levels,
  );
const cents = (size: keyof typeof levels) => levels[size].slice(1).map((euros) => euros * 100);

test('a quest with the levels of its size has nothing against it; one with others is told', () => {
  expect(quest('quest--xs--a', cents('xs'))).toEqual([]);
  expect(quest('quest--robot-m--a--ffc', cents('robot-m'))).toEqual([]);
  expect(quest('quest', cents('m'))).toEqual([]);
  expect(quest('quest--s--a', cents('xs'))).toEqual([
    { key: 'levels', level: 'warning', detail: 's: 6 levels, usual 15' },
  ]);
  expect(quest('quest--xs--a', [10_000, 35_000, 99_999, 450_000, 1_500_000])).toEqual([
    { key: 'levels', level: 'warning', detail: 'xs, level 4: usual 100000' },
  ]);
});

test('what is no quest, or not in euros, is not measured by it', () => {
  expect(quest('achievement-a', [5], { kind: 'achievement' })).toEqual([]);
  const contest = { identifier: 'quest--xs--a', currency: 'NOK', rates: { NOK: 1_000_000 } } as const;
  expect(quest('', [5], { contest })).toEqual([]);
});
