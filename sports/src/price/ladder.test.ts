import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrice, ladderDown } from './ladder.ts';

describe('[SPORT-05] ladder', () => {
  it.each([
    [1_010, 1_010],
    [1_019.9, 1_010],
    [1_999, 1_990],
    [2_000, 2_000],
    [2_019, 2_000],
    [2_999, 2_980],
    [3_049, 3_000],
    [3_999, 3_950],
    [5_999, 5_900],
    [9_999, 9_800],
    [19_999, 19_500],
    [29_999, 29_000],
    [49_999, 48_000],
    [99_999, 95_000],
    [109_999, 100_000],
    [999_999, 990_000],
    [1_000_000, 1_000_000],
    [7_654_321, 1_000_000],
  ])('%d stands at %d', (thousandths, price) => {
    expect(ladderDown(thousandths)).toBe(price);
  });

  it.each([1_009.999, 1_000, 0, -5, Number.NaN])(
    'there is no price at %d: the lowest would be more than fair',
    (given) => {
      expect(ladderDown(given)).toBeUndefined();
    },
  );

  it('rounds down, by less than a step, and once', () => {
    fc.assert(
      fc.property(fc.double({ min: 1_010, max: 1_000_000, noNaN: true }), (thousandths) => {
        const price = ladderDown(thousandths)!;
        expect(price).toBeLessThanOrEqual(thousandths);
        expect(price).toBeGreaterThan(thousandths * 0.9);
        expect(ladderDown(price)).toBe(price);
        expect(isPrice(price)).toBe(true);
      }),
    );
  });

  it.each([500, 0, -1_500, 1_009, 1_000_001, 1_500.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is no price',
    (given) => {
      expect(isPrice(given)).toBe(false);
    },
  );

  it.each([1_010, 1_909, 1_000_000])('%d is a price, on the ladder or not', (given) => {
    expect(isPrice(given)).toBe(true);
  });
});
