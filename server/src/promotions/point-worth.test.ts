import { describe, expect, test } from 'vitest';
import { pointWorthIn } from './point-worth.ts';
import { aCard } from './testing/a-rule.ts';

const now = new Date('2026-11-17T12:00:00.000Z');
const cards = (...rules: Parameters<typeof aCard>[0][]) =>
  rules.map((changed, index) => ({ id: index + 1, version: 1, hash: '', rule: aCard(changed) }));
const priced = (price: number) => ({ group: 'money', category: 'MONEY_REWARD', price: { EUR: price } }) as const;

describe('what a point is worth', () => {
  test('as much as the shop gives for it at its best card', () => {
    const all = cards({}, { card: priced(400) }, { card: priced(2_000) });
    expect(pointWorthIn(all, { currency: 'EUR', now })).toEqual({ amount: 500n, points: 400n });
  });

  test('at the price of EUR where a currency has none of its own', () => {
    const all = cards({ card: priced(400), rewards: [{ type: 'cash', amount: { EUR: 500, USD: 600 } }] });
    expect(pointWorthIn(all, { currency: 'USD', now })).toEqual({ amount: 600n, points: 400n });
  });

  test.each([
    ['there is no card', cards()],
    ['none gives money', cards({ rewards: [{ type: 'points', chargeable: 1, persistent: 0 }] })],
    ['none is open now', cards({ schedule: { from: '2027-01-01T00:00:00.000Z' } })],
    ['none gives this currency', cards({ rewards: [{ type: 'cash', amount: { NOK: 500 } }] })],
  ])('nothing is said where %s', (_name, all) => {
    expect(pointWorthIn(all, { currency: 'EUR', now })).toBeNull();
  });
});
