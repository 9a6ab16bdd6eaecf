import { type Currency, currencies, currencyCodes } from '@halley/contract/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { centsOfUnits, placesOf, spansOf, stepped, typedText, unitsText } from './amounts.ts';
import { parseAmount } from './parse-amount.ts';

const tags = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'nb', 'it', 'de-CH'];
const read = (text: string, tag: string, currency: Currency) => {
  const typed = parseAmount(text, { tag, subunits: currencies[currency].subunits });
  return typed.ok ? typed.cents : typed.why;
};

describe('an amount as it is typed', () => {
  test.each<[string, string, Currency, bigint | string]>([
    ['1.234,50', 'de', 'EUR', 123_450n],
    ['1,234.50', 'en', 'EUR', 123_450n],
    ['1 234,50', 'fr-CA', 'EUR', 123_450n],
    ['1\u202f234,50', 'fr-CA', 'CAD', 123_450n],
    ['1 234,50', 'nb', 'NOK', 123_450n],
    ['1’234.50', 'de-CH', 'EUR', 123_450n],
    ['50', 'de', 'EUR', 5_000n],
    ['50,5', 'de', 'EUR', 5_050n],
    ['50.5', 'de', 'EUR', 5_050n],
    ['12.50', 'de', 'EUR', 1_250n],
    ['1.234', 'de', 'EUR', 123_400n],
    ['1,234', 'en', 'EUR', 123_400n],
    ['1,50', 'en', 'EUR', 150n],
    ['1.234.567', 'en', 'EUR', 123_456_700n],
    ['1.234.567,89', 'en', 'EUR', 123_456_789n],
    ['0.0001', 'de', 'BTC', 10_000n],
    ['0,0001', 'de', 'BTC', 10_000n],
    ['0.00000001', 'en', 'BTC', 1n],
    ['.5', 'en', 'BTC', 50_000_000n],
    [',5', 'de', 'EUR', 50n],
    ['5.', 'en', 'EUR', 500n],
    ['1.000000001', 'en', 'BTC', 'too_precise'],
    ['1000', 'en', 'JPY', 1_000n],
    ['1,000', 'en', 'JPY', 1_000n],
    ['1.5', 'en', 'JPY', 'too_precise'],
    ['1.0', 'en', 'JPY', 1n],
    ['１２３', 'en', 'JPY', 123n],
    ['12.505', 'en', 'EUR', 'too_precise'],
    ['12.500', 'en', 'EUR', 1_250n],
    ['', 'en', 'EUR', 'empty'],
    ['  ', 'en', 'EUR', 'empty'],
    ['.', 'en', 'EUR', 'not_a_number'],
    ['1e3', 'en', 'EUR', 'not_a_number'],
    ['-5', 'en', 'EUR', 'not_a_number'],
    ['+5', 'en', 'EUR', 'not_a_number'],
    ['0x10', 'en', 'EUR', 'not_a_number'],
    ['€5', 'en', 'EUR', 'not_a_number'],
    ['1,2,3', 'en', 'EUR', 'not_a_number'],
    ['1.2.3', 'de', 'EUR', 'not_a_number'],
    ['1,234.567.890', 'en', 'EUR', 'not_a_number'],
    ['12,34.5', 'en', 'EUR', 'not_a_number'],
    ['Infinity', 'en', 'EUR', 'not_a_number'],
    ['9'.repeat(40), 'en', 'EUR', 'too_long'],
    ['0'.repeat(40), 'en', 'EUR', 0n],
  ])('%j in %s, %s, is %s', (text, tag, currency, cents) => {
    expect(read(text, tag, currency)).toBe(cents);
  });

  const anAmount = fc.record({
    tag: fc.constantFrom(...tags),
    currency: fc.constantFrom(...currencyCodes),
    cents: fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
  });

  test('whatever is shown in a locale is read back in it as the same amount', () => {
    fc.assert(
      fc.property(anAmount, ({ tag, currency, cents }) => {
        const places = placesOf(currency);
        const shown = new Intl.NumberFormat(tag, {
          minimumFractionDigits: places,
          maximumFractionDigits: places,
        }).format(unitsText(cents, currency) as Intl.StringNumericLiteral);
        expect(read(shown, tag, currency)).toBe(cents);
        expect(read(typedText(cents, { currency, tag }), tag, currency)).toBe(cents);
      }),
      { numRuns: deep(100, 5_000) },
    );
  });

  test('whatever is typed, it is an amount without a sign or refused: it never throws and never guesses a fraction', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789.,’ -+e'.split('')), maxLength: 24 }),
    );
    fc.assert(
      fc.property(text, anAmount, (typed, { tag, currency }) => {
        const cents = read(typed, tag, currency);
        if (typeof cents === 'bigint') {
          expect(cents >= 0n && cents < 10n ** 15n).toBe(true);
          // Nothing but the digits that were typed is in it.
          const digits = typed
            .normalize('NFKC')
            .replace(/\D/g, '')
            .replace(/^0+|0+$/g, '');
          expect(cents.toString().replace(/0+$/, '')).toBe(digits);
        }
      }),
      { numRuns: deep(100, 5_000) },
    );
  });
});

test('units of the wire become subunits exactly, and back', () => {
  expect(centsOfUnits(0.0001, 'BTC')).toBe(10_000n);
  expect(centsOfUnits(0.07, 'EUR')).toBe(7n);
  expect(centsOfUnits(1_600_000, 'DOG')).toBe(160_000_000_000_000n);
  expect(centsOfUnits(1000, 'JPY')).toBe(1000n);
  expect(unitsText(5n, 'EUR')).toBe('0.05');
  expect(unitsText(1000n, 'JPY')).toBe('1000');
  expect(unitsText(10_000n, 'BTC')).toBe('0.00010000');
  expect(typedText(5_000n, { currency: 'EUR', tag: 'de' })).toBe('50');
  expect(typedText(5_050n, { currency: 'EUR', tag: 'de' })).toBe('50,50');
  expect(typedText(10_000n, { currency: 'BTC', tag: 'de' })).toBe('0,0001');
});

test('a step stays on its grid and within the bounds', () => {
  const bounds = { spans: [{ min: 0n, max: null, step: 1_000n }], least: 1_000n, most: 5_500n };
  expect(stepped(2_000n, { by: 1, ...bounds })).toBe(3_000n);
  expect(stepped(2_345n, { by: 1, ...bounds })).toBe(3_000n);
  expect(stepped(2_345n, { by: -1, ...bounds })).toBe(2_000n);
  expect(stepped(2_000n, { by: -1, ...bounds })).toBe(1_000n);
  expect(stepped(1_000n, { by: -1, ...bounds })).toBe(1_000n);
  expect(stepped(5_000n, { by: 1, ...bounds })).toBe(5_500n);
  expect(stepped(0n, { by: 1, ...bounds, most: null })).toBe(1_000n);
});

test('a step is as wide as where it goes: up by the upper span, down by the lower one, never past where they meet', () => {
  const spans = spansOf(
    {
      step: 1,
      steps: [
        { min: 0, max: 200, step: 10 },
        { min: 200, max: 1_030, step: 50 },
        { min: 1_030, max: null, step: 500 },
      ],
    },
    'EUR',
  );
  const at = { spans, least: 1_000n, most: null };
  const walk = (cents: bigint, by: 1 | -1) => Number(stepped(cents, { by, ...at })) / 100;
  expect([19_000n, 20_000n, 100_000n, 101_000n, 103_000n].map((cents) => walk(cents, 1))).toEqual([
    200, 250, 1_030, 1_030, 1_500,
  ]);
  expect([150_000n, 103_000n, 25_000n, 20_000n, 1_500n].map((cents) => walk(cents, -1))).toEqual([
    1_030, 1_000, 200, 190, 10,
  ]);
  expect(spansOf({ step: 0.0005 }, 'BTC')).toEqual([{ min: 0n, max: null, step: 50_000n }]);
});
