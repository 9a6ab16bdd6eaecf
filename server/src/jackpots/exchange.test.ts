import { type Currency, currencies, currencyCodes } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embeddedRates } from '../config/index.ts';
import { fractionOf, payoutOf, rateBetween, worthOf } from './exchange.ts';
import { rateScale } from './jackpot.ts';

describe('rates without floating point', () => {
  test.each([
    [1, 1n, 1n],
    [0.86, 86n, 100n],
    [96_000, 96_000n, 1n],
    [0.0058, 58n, 10_000n],
    [5.8e-7, 58n, 100_000_000n],
    [1.5e21, 15n * 10n ** 20n, 1n],
  ])('%s is written as %s over %s', (written, over, under) => {
    expect(fractionOf(written)).toEqual({ over, under });
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%s is no rate', (written) => {
    expect(() => fractionOf(written)).toThrow('is no rate');
  });

  test.each<[Currency, Currency, bigint]>([
    ['USD', 'EUR', 860_000_000_000n],
    ['JPY', 'EUR', 580_000_000_000n],
    ['BTC', 'EUR', 96_000_000_000n],
    ['DOG', 'EUR', 200_000n],
    ['EUR', 'BTC', 10_416_666_666_666n],
    ['EUR', 'JPY', 1_724_137_931_034n],
  ])('a subunit of %s in %s', async (from, to, rate) => {
    const { inEuro } = await embeddedRates.read();
    expect(rateBetween(inEuro, { from, to })).toBe(rate);
  });

  test('every currency is worth something in every other', async () => {
    const { inEuro } = await embeddedRates.read();
    for (const from of currencyCodes) {
      for (const to of currencyCodes) {
        const rate = rateBetween(inEuro, { from, to });
        expect(rate).toBeGreaterThan(0n);
        // One cent, satoshi or yen never comes to more than there is.
        expect(rate).toBeLessThan(rateScale * BigInt(currencies[to].subunits) * 1_000_000n);
      }
    }
  });
});

describe('paying in the winner’s currency', () => {
  test('gives the fraction to the winner, and never more than a subunit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 15n }), (amount, rate) => {
        const paid = payoutOf(amount, rate);
        expect(paid > 0n && paid * rate >= amount * rateScale && (paid - 1n) * rate < amount * rateScale).toBe(true);
      }),
    );
    expect(payoutOf(1_000n, rateScale)).toBe(1_000n);
    expect(payoutOf(100n, 580_000_000_000n)).toBe(173n);
  });

  test('an amount that is only shown is rounded down', () => {
    expect(worthOf(99n, 580_000_000_000n)).toBe(57n);
  });
});
