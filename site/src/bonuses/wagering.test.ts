import { expect, test } from 'vitest';
import { aBonus, aWaitingBonus } from './testing/a-gift.ts';
import { wageringOf, wageringPercent } from './wagering.ts';

test.each([
  [58_800, 100_000, 58],
  [999, 1_000, 99],
  [29, 100, 29],
  [100_300, 100_000, 100],
  [0, 100_000, 0],
  [1, 3, 33],
])('[BONUS-16] %d of %d wagered are %d percent, rounded down', (done, total, percent) => {
  expect(wageringPercent(done, total)).toBe(percent);
});

test('[BONUS-15] total wagering and wagered are sums over what is played with in the player’s currency', () => {
  const bonuses = [
    aBonus({ amount_wager_requirement_cents: 100_000, amount_wager_cents: 41_000 }),
    aBonus({ id: 2, amount_wager_requirement_cents: 50_000, amount_wager_cents: 500 }),
    aBonus({ id: 3, currency: 'USD' }),
    aWaitingBonus(4, 1),
    aBonus({ id: 5, stage: 'wager_done' }),
  ];
  expect(wageringOf(bonuses, 'EUR')).toEqual({ totalCents: 150_000, doneCents: 41_500, percent: 27 });
  expect(wageringOf(bonuses, 'AUD')).toBeNull();
  expect(wageringOf([], 'EUR')).toBeNull();
});
