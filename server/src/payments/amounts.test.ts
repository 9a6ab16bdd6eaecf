import { type Currency, currencyCodes } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, inUnits, parseAmount } from './amounts.ts';

describe('an amount as it is typed', () => {
  test.each<[string, Currency, bigint]>([
    ['12.50', 'EUR', 1250n],
    ['12.5', 'EUR', 1250n],
    ['12.500', 'EUR', 1250n],
    ['0.01', 'EUR', 1n],
    ['5000', 'JPY', 5000n],
    ['5000.0', 'JPY', 5000n],
    ['0.0001', 'BTC', 10_000n],
    ['0.00000001', 'BTC', 1n],
    ['20', 'USDT', 20_000_000n],
    ['007', 'EUR', 700n],
    ['90071992547409.91', 'EUR', 9_007_199_254_740_991n],
  ])('%s %s', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  test.each<[string, Currency]>([
    ['', 'EUR'],
    ['0', 'EUR'],
    ['0.00', 'EUR'],
    ['-1', 'EUR'],
    ['+1', 'EUR'],
    ['1e3', 'EUR'],
    ['1,50', 'EUR'],
    ['1.505', 'EUR'],
    ['1.5', 'JPY'],
    ['0.000000001', 'BTC'],
    [' 1', 'EUR'],
    ['1.', 'EUR'],
    ['.5', 'EUR'],
    ['0x10', 'EUR'],
    ['Infinity', 'EUR'],
    ['١٢', 'EUR'],
    ['90071992547409.92', 'EUR'],
    ['9'.repeat(40), 'EUR'],
  ])('%j %s is refused', (text, currency) => {
    expect(() => parseAmount(text, currency)).toThrow('amount.invalid');
  });

  test('what is written is read as the same, in every currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencyCodes),
        fc.bigInt(1n, BigInt(Number.MAX_SAFE_INTEGER)),
        (currency, amount) => {
          expect(parseAmount(formatAmount(amount, currency), currency)).toBe(amount);
        },
      ),
    );
    expect(inUnits(10_000n, 'BTC')).toBe(0.0001);
    expect(inUnits(5000n, 'JPY')).toBe(5000);
  });
});
