import { describe, expect, test } from 'vitest';
import {
  currencies,
  currencyCodes,
  currencyOfCountry,
  defaultCurrency,
  isCurrency,
  isFiat,
  wireCents,
} from './money.ts';

const coins = Object.entries(currencies).flatMap(([code, { fiat }]) => (fiat ? [] : [code]));

describe('currencies', () => {
  test('[CURR-02] these fourteen are enabled, and no other', () => {
    const enabled = 'AUD CAD NZD EUR USD JPY NOK BRL BTC ETH BCH LTC DOG USDT'.split(' ');
    expect([...currencyCodes].sort()).toEqual(enabled.sort());
  });

  test('[CURR-04] the coins are BTC, BCH, ETH, LTC, DOG and USDT', () => {
    expect(coins.sort()).toEqual(['BCH', 'BTC', 'DOG', 'ETH', 'LTC', 'USDT']);
  });

  test('[CURR-01] the default is EUR, also for a country nobody has mapped', () => {
    expect(defaultCurrency).toBe('EUR');
    expect(currencyOfCountry('ZZ')).toBe('EUR');
  });

  test('[CURR-03] money of states is these nine: KZT counts, but is no wallet’s', () => {
    const codes = [...currencyCodes, 'KZT', 'GBP', 'XXX', 'constructor'];
    expect(codes.filter(isFiat).sort()).toEqual('AUD BRL CAD EUR JPY KZT NOK NZD USD'.split(' '));
    expect(isCurrency('KZT')).toBe(false);
  });

  test('KZT and GBP cannot be chosen for a wallet', () => {
    expect(isCurrency('KZT')).toBe(false);
    expect(isCurrency('GBP')).toBe(false);
  });

  test.each([
    ['EUR', 100],
    ['USD', 100],
    ['JPY', 1],
    ['BTC', 100_000_000],
    ['USDT', 1_000_000],
  ] as const)('one %s has %d subunits', (code, subunits) => {
    expect(currencies[code].subunits).toBe(subunits);
  });

  test('each has a whole number of subunits and a symbol', () => {
    for (const { subunits, symbol } of Object.values(currencies)) {
      expect(Number.isSafeInteger(subunits) && subunits >= 1).toBe(true);
      expect(symbol).not.toBe('');
    }
  });

  test.each(['eur', ' EUR', 'EUR ', '', 'FUN', '__proto__', 'constructor', 'toString', 42, null, undefined, ['EUR']])(
    '%j is not a currency',
    (value) => {
      expect(isCurrency(value)).toBe(false);
    },
  );
});

describe('the currency of a country', () => {
  test.each([
    ['AU', 'AUD'],
    ['CA', 'CAD'],
    ['NZ', 'NZD'],
    ['US', 'USD'],
  ])('[CURR-06] %s: %s', (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency);
  });

  test.each(['IE', 'DE', 'AT', 'CH'])('[CURR-07] %s: EUR', (country) => {
    expect(currencyOfCountry(country)).toBe('EUR');
  });

  test.each([
    ['JP', 'JPY'],
    ['NO', 'NOK'],
    ['BR', 'BRL'],
  ])('[CURR-08] %s: %s', (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency);
  });

  test('[CURR-09] GB would be GBP, and is EUR while GBP is not enabled', () => {
    expect(currencyOfCountry('GB')).toBe('EUR');
  });

  test('EUR is the default, and what every other country falls back to', () => {
    expect(defaultCurrency).toBe('EUR');
    for (const country of ['FR', 'ZZ', '', 'de', '__proto__', 'constructor']) {
      expect(currencyOfCountry(country)).toBe('EUR');
    }
  });
});

describe('money on the wire', () => {
  test.each([0n, 1n, -1n, 12_345n, 2n ** 53n - 1n, -(2n ** 53n) + 1n])('%s travels as it is', (amount) => {
    expect(BigInt(wireCents(amount))).toBe(amount);
  });

  test.each([2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n), 2n ** 63n, 2n ** 63n - 1n, -(2n ** 63n), 10n ** 400n])(
    '%s is refused, never rounded',
    (amount) => {
      expect(() => wireCents(amount)).toThrow(RangeError);
    },
  );
});
