import { describe, expect, it } from 'vitest';
import { formatMoney, type MoneyFormat } from './format-money.ts';

const minus = '\u2212';
/** Every kind of space is written as a plain one here; which one a locale uses is not ours to decide. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

const table: [cents: bigint | number, format: MoneyFormat, text: string][] = [
  [100000, { currency: 'EUR', locale: 'en' }, '€1,000.00'],
  [100000n, { currency: 'EUR', locale: 'de' }, '1.000,00 €'],
  [100000, { currency: 'EUR', locale: 'fi' }, '1 000,00 €'],
  [123456789, { currency: 'BRL', locale: 'pt-BR' }, 'R$ 1.234.567,89'],
  [5, { currency: 'USD', locale: 'en' }, '$0.05'],
  [5, { currency: 'USD', locale: 'en-CA' }, 'US$0.05'],
  [1250, { currency: 'AUD', locale: 'en' }, 'A$12.50'],
  [1250, { currency: 'AUD', locale: 'en-AU' }, '$12.50'],
  [123450, { currency: 'NOK', locale: 'nb' }, '1 234,50 kr'],
  [1200, { currency: 'JPY', locale: 'en' }, '¥1,200'],
  [1200, { currency: 'JPY', locale: 'ja' }, '￥1,200'],
  [0, { currency: 'EUR', locale: 'en' }, '€0.00'],
  [420000, { currency: 'BTC', locale: 'en', unit: 'whole' }, '0.00420000 BTC'],
  [420000, { currency: 'BTC', locale: 'de', unit: 'whole' }, '0,00420000 BTC'],
  [-420000n, { currency: 'BTC', locale: 'en', unit: 'whole' }, `${minus}0.00420000 BTC`],
  [420000, { currency: 'BTC', locale: 'de' }, '4.200,00 µBTC'],
  [1_500_000, { currency: 'USDT', locale: 'en' }, '1.500000 USDT'],
  [150_000_000, { currency: 'DOG', locale: 'en' }, '1.50000000 DOG'],
  [1, { currency: 'BCH', locale: 'en' }, '0.00000001 BCH'],
  [123450, { currency: 'XTS', locale: 'en', subunits: 1000 }, 'XTS 123.450'],
];

describe('formatMoney', () => {
  it.each(table)('%s %o is %s', (cents, format, text) => {
    expect(plain(formatMoney(cents, format))).toBe(plain(text));
  });

  it('[F-32] [CURR-05] shows ETH and LTC in thousandths and BTC in millionths unless told otherwise, and nothing else', () => {
    const small = (cents: number, currency: string) => plain(formatMoney(cents, { currency, locale: 'en' }));
    expect(small(420_000, 'ETH')).toBe('4.20000 mETH');
    expect(small(420_000, 'LTC')).toBe('4.20000 mLTC');
    expect(small(420_000, 'BTC')).toBe('4,200.00 µBTC');
    expect(small(420_000, 'BCH')).toBe('0.00420000 BCH');
    expect(small(420_000, 'DOG')).toBe('0.00420000 DOG');
    expect(small(420_000, 'USDT')).toBe('0.420000 USDT');
    expect(small(420_000, 'EUR')).toBe('€4,200.00');
  });

  it('writes a true minus in every locale', () => {
    for (const locale of ['en', 'de', 'fi', 'nb', 'pt-BR', 'ja', 'fr-CA']) {
      const text = formatMoney(-1240, { currency: 'EUR', locale });
      expect(text, locale).toContain(minus);
      expect(text, locale).not.toContain('-');
    }
    expect(formatMoney(-1240, { currency: 'EUR', locale: 'en' })).toBe(`${minus}€12.40`);
  });

  it('shows a plus only for a net result, and none on zero', () => {
    const net = { currency: 'EUR', locale: 'en', sign: 'net' } as const;
    expect(formatMoney(196, net)).toBe('+€1.96');
    expect(formatMoney(0, net)).toBe('€0.00');
    expect(formatMoney(-196, net)).toBe(`${minus}€1.96`);
    expect(formatMoney(196, { currency: 'EUR', locale: 'en' })).toBe('€1.96');
  });

  it('leaves out empty decimals only where asked and only when they are empty', () => {
    const short = { currency: 'EUR', locale: 'en', decimals: 'when-needed' } as const;
    expect(formatMoney(2000, short)).toBe('€20');
    expect(formatMoney(2050, short)).toBe('€20.50');
  });

  it('loses no digit of a sum beyond what a number can hold', () => {
    expect(formatMoney(12345678901234567891n, { currency: 'EUR', locale: 'en' })).toBe('€123,456,789,012,345,678.91');
  });

  it('refuses a part of a cent and subunits that are not a power of ten', () => {
    expect(() => formatMoney(0.5, { currency: 'EUR', locale: 'en' })).toThrow(RangeError);
    expect(() => formatMoney(1, { currency: 'EUR', locale: 'en', subunits: 60 })).toThrow(RangeError);
  });
});
