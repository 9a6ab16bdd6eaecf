import { currencyCodes } from '@halley/contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseLimits, stakeLadder } from '../kit/index.ts';
import { amountText, parseAmount, parseHundredths, presets, stepStake } from './amounts.ts';

describe('amounts as they are typed', () => {
  it.each([
    ['2', 'EUR', 200n],
    ['2.5', 'EUR', 250n],
    ['2,50', 'EUR', 250n],
    ['.5', 'EUR', 50n],
    ['2.', 'EUR', 200n],
    ['1 000', 'EUR', 100_000n],
    ['2.500', 'EUR', 250n],
    ['2.505', 'EUR', undefined],
    ['', 'EUR', undefined],
    ['.', 'EUR', undefined],
    ['-1', 'EUR', undefined],
    ['1e3', 'EUR', undefined],
    ['abc', 'EUR', undefined],
    ['9'.repeat(13), 'EUR', undefined],
    ['200', 'JPY', 200n],
    ['2.5', 'JPY', undefined],
    ['0.00000001', 'BTC', 1n],
    ['0.000001', 'USDT', 1n],
    ['1', 'FUN', 100n],
  ])('%j in %s', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  it('read back what they write, in any currency and locale', () => {
    const currency = fc.constantFrom(...currencyCodes, 'FUN');
    const locale = fc.constantFrom('en', 'de', 'fr-CA', 'it', 'nb-NO');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }), currency, locale, (amount, code, language) => {
        expect(parseAmount(amountText(amount, code, language), code)).toBe(amount);
      }),
    );
  });

  it.each([
    ['49.50', 4_950],
    ['49,5 %', 4_950],
    ['1.98×', 198],
    ['.5', 50],
    ['1.999', 199],
    ['', undefined],
    ['x', undefined],
  ])('hundredths %j', (text, value) => {
    expect(parseHundredths(text)).toBe(value);
  });
});

describe('stakes to choose from', () => {
  it('the board’s presets in euros', () => {
    expect(presets(houseLimits.EUR!)).toEqual([100n, 200n, 500n, 1_000n]);
  });

  it.each(Object.entries(houseLimits))('the steps of %s stay within the limits and reach both ends', (_, limits) => {
    const steps = stakeLadder(limits);
    expect(steps[0]).toBe(limits.stakeMin);
    expect(steps.at(-1)).toBe(limits.stakeMax);
    expect(stepStake(limits.stakeMax, limits, 'more')).toBe(limits.stakeMax);
    expect(stepStake(limits.stakeMin, limits, 'less')).toBe(limits.stakeMin);
    expect(stepStake(steps[1]! + 1n, limits, 'less')).toBe(steps[1]);
    expect(presets(limits)).toHaveLength(4);
  });
});
