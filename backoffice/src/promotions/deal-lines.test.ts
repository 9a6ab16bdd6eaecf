import type { DealCard } from '@halley/contract';
import { expect, test } from 'vitest';
import { usedPercent } from './BudgetBar.tsx';
import { budgetPlace, spanOf } from './builder/histogram-scale.ts';
import { dealLines } from './deal-lines.ts';
import { aCheck, aCost } from './testing/promotion.ts';

const deal = aCheck.deal as DealCard;
const valuesOf = (part: Partial<DealCard>) => dealLines({ ...deal, ...part }).map(({ value }) => value);

test('six lines, always the same', () => {
  expect(valuesOf({})).toEqual([
    '100 % of it, up to €100.00, deposit from €20.00',
    '€1,000.00 (10 times)',
    '€40.00 at Comet Run, which returns 96 %',
    'stakes up to €5.00',
    'to take by 16 Nov 2026, 21:40 UTC, then 30 days',
    'becomes own money in ten steps; €100.00 would be lost',
  ]);
});

test('what is asked for nothing is said so; a deal that loses says that it does', () => {
  const nothing = { stake: null, cost: null, stop: { release: null, released_cents: 0, lost_cents: 0 } };
  expect(valuesOf(nothing).filter((value) => value === 'nothing')).toHaveLength(3);
  const cost = { average_cents: 4000, game: 'Comet Run', return_percent: 96, below_deposit: true };
  expect(valuesOf({ cost })[2]).toContain('below the deposit');
});

test.each<[string, DealCard['gets'], string]>([
  [
    'spins',
    {
      type: 'freespins',
      count: 20,
      bet_cents: 20,
      games: [{ identifier: 'a/b', title: 'Comet Run' }],
      result: 'cash',
      worth_cents: 384,
      max_win_cents: null,
    },
    '20 spins of €0.20, Comet Run',
  ],
  ['cashback', { type: 'cash', percent: 10, amount_cents: null, cap_cents: null }, '10 % of it'],
  ['a gift', { type: 'bonus', percent: null, amount_cents: 500, cap_cents: null }, '€5.00'],
  [
    'a bet',
    { type: 'freebet', amount_cents: 1000, returns: 'only_win', min_odds: 1.5 },
    'a bet of €10.00 at 1.5 or more',
  ],
])('what one gets: %s', (_, gets, words) => {
  expect(valuesOf({ gets, deposit_from_cents: null })[0]).toBe(words);
});

test.each([
  ['inside the bars', 1_300_000, 'inside'],
  ['beyond them', 2_000_000, 'inside'],
  ['below all', 100_000, 'inside'],
  ['so far out that the bars would be a line', 90_000_000, 'beyond'],
] as const)('the budget %s is drawn where it is: %i', (_, hard, place) => {
  const span = spanOf(aCost, hard);
  expect(budgetPlace(span, hard)).toBe(place);
  expect(span.from).toBeLessThanOrEqual(800_000);
  expect(span.to).toBeGreaterThanOrEqual(1_800_000);
});

test.each([
  [{ spent_cents: 0, reserved_cents: 0, hard_cents: 100 }, 0],
  [{ spent_cents: 99, reserved_cents: 0.9, hard_cents: 100 }, 99],
  [{ spent_cents: 60, reserved_cents: 40, hard_cents: 100 }, 100],
  [{ spent_cents: 5, reserved_cents: 0, hard_cents: 0 }, 100],
])('%j is %i percent of a budget', (budget, percent) => {
  expect(usedPercent(budget)).toBe(percent);
});
