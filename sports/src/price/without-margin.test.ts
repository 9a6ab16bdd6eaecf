import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf } from './offered-price.ts';
import { withoutMargin } from './without-margin.ts';

describe('prices without their margin', () => {
  it.each<[string, string, number[], number[] | undefined]>([
    ['two of 1.90 are even', 'total;line=10;period=ft', [1_900, 1_900], [500_000_000, 500_000_000]],
    ['without a margin they are what they say', '1x2;period=ft', [2_000, 4_000, 4_000], [5e8, 25e7, 25e7]],
    ['two of three win', 'double_chance;period=ft', [1_250, 1_250, 1_250], [666_666_666, 666_666_666, 666_666_666]],
    ['so many places', 'place;places=2', [1_500, 1_500, 1_500], [666_666_666, 666_666_666, 666_666_666]],
    ['an outcome is missing', '1x2;period=ft', [2_000, 4_000], undefined],
    ['any number may win', 'scorer', [2_000, 1_500, 3_000], undefined],
    ['no market', 'NO KEY', [1_900, 1_900], undefined],
  ])('%s', (_, key, prices, fair) => {
    expect(withoutMargin(key, prices)).toEqual(fair);
  });

  it('add up to at most 1, and are the chances that prices with one margin were made of', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 12 }), (weights) => {
        const total = weights.reduce((sum, weight) => sum + weight);
        const prices = weights.map((weight) => priceOf({ fair: Math.floor((weight / total) * 1e9), back: 0 }, 500));
        if (prices.some((price) => price === undefined || price === 1_000_000)) return;
        const fair = withoutMargin('race_winner', prices as number[])!;
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
