import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf } from './offered-price.ts';
import { withoutMargin } from './without-margin.ts';

describe('prices without their margin', () => {
  it.each<[string, number[], number[]]>([
    ['two of 1.90 are even', [1_900, 1_900], [500_000_000, 500_000_000]],
    ['without a margin they are what they say', [2_000, 4_000, 4_000], [500_000_000, 250_000_000, 250_000_000]],
    ['below it nothing is added', [4_000, 4_000], [250_000_000, 250_000_000]],
  ])('%s', (_, prices, fair) => {
    expect(withoutMargin(prices)).toEqual(fair);
  });

  it('add up to at most 1, and finds the chances that prices with one margin were made of', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 12 }), (weights) => {
        const total = weights.reduce((sum, weight) => sum + weight);
        const prices = weights.map((weight) => priceOf({ fair: Math.floor((weight / total) * 1e9), back: 0 }, 500));
        if (prices.some((price) => price === undefined || price === 1_000_000)) return;
        const fair = withoutMargin(prices as number[]);
        expect(fair.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(1e9);
        // As near as the steps of the ladder are to each other.
        for (const [index, weight] of weights.entries()) {
          expect(fair[index]! / 1e9 / (weight / total)).toBeGreaterThan(0.88);
          expect(fair[index]! / 1e9 / (weight / total)).toBeLessThan(1.12);
        }
      }),
    );
  });
});
