import { expect, test } from 'vitest';
import { CommandBudget } from './command-budget.ts';

test('a burst is allowed, then as much as is earned back', () => {
  const budget = new CommandBudget({ burst: 3, perSecond: 2 }, 0);
  const spent = (nowMs: number) => budget.spend(nowMs);
  expect([spent(0), spent(0), spent(0), spent(0)]).toEqual([true, true, true, false]);
  expect([spent(500), spent(500)]).toEqual([true, false]);
  expect([spent(60_000), spent(60_000), spent(60_000), spent(60_000)]).toEqual([true, true, true, false]);
});

test('a clock that steps back earns nothing and breaks nothing', () => {
  const budget = new CommandBudget({ burst: 1, perSecond: 1 }, 10_000);
  expect(budget.spend(0)).toBe(true);
  expect(budget.spend(0)).toBe(false);
  expect(budget.spend(1_000)).toBe(true);
});
