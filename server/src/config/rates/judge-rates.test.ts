import { currencyCodes } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { judgeRates, RatesRefused } from './judge-rates.ts';
import { embeddedRates, type Quote } from './rate-source.ts';

const now = new Date('2026-11-15T12:00:00Z');
const last: Quote = { source: 'embedded table', ...(await embeddedRates.read()) };
const table = (changed: object = {}) => ({
  source: 'feed',
  at: '2026-11-15T11:59:00Z',
  in_euro: { ...last.inEuro, ...changed },
});
const judge = (given: unknown, force = false) => judgeRates(given, last, { mostJump: 1.25, force, now });

describe('a table of rates', () => {
  test('that is whole and of now is taken; currencies we do not know are left out', () => {
    const taken = judge(table({ USD: 0.9, XAU: 3_000 }));
    expect(taken).toMatchObject({ source: 'feed', at: new Date('2026-11-15T11:59:00Z') });
    expect(taken.inEuro.USD).toBe(0.9);
    expect(Object.keys(taken.inEuro).sort()).toEqual([...currencyCodes].sort());
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['a text', 'rates'],
    ['no rates', { source: 'feed', at: now.toISOString() }],
    ['no time', { ...table(), at: 'yesterday' }],
    ['no source', { ...table(), source: ' ' }],
    ['a zero', table({ BTC: 0 })],
    ['below zero', table({ BTC: -1 })],
    ['no number', table({ BTC: '96000' })],
    ['not a number', table({ BTC: Number.NaN })],
    ['without end', table({ BTC: Number.POSITIVE_INFINITY })],
    ['too small to be meant', table({ JPY: 1e-12 })],
    ['too large to be meant', table({ BTC: 1e12 })],
    ['a currency missing', table({ NOK: undefined })],
    ['a euro that is not one', table({ EUR: 1.01 })],
    ['of the future', { ...table(), at: '2026-11-15T12:06:00Z' }],
    ['older than the last one', { ...table(), at: '2026-09-29T00:00:00Z' }],
  ])('is refused, forced or not: %s', (_name, given) => {
    expect(() => judge(given)).toThrow(RatesRefused);
    expect(() => judge(given, true)).toThrow(RatesRefused);
  });

  test.each([
    ['up', 96_000 * 1.26],
    ['down', 96_000 / 1.26],
  ])('in which a currency leapt %s is taken only when somebody says so', (_way, BTC) => {
    expect(() => judge(table({ BTC }))).toThrow(/factor of 1.25.*BTC from 96000/);
    expect(judge(table({ BTC }), true).inEuro.BTC).toBe(BTC);
  });

  test('may move within the factor', () => {
    expect(judge(table({ BTC: 96_000 * 1.24, DOG: 0.2 / 1.24 })).inEuro.BTC).toBe(96_000 * 1.24);
  });

  test('is compared with nothing where there is nothing', () => {
    expect(judgeRates(table({ BTC: 1 }), undefined, { mostJump: 1.25, force: false, now }).inEuro.BTC).toBe(1);
  });
});
