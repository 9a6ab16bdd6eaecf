import type { Currency } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { convertRoundedUp, embeddedRates } from '../config/index.ts';
import { brokenBy, isUsedUp, spentOf } from './room-left.ts';

const quotes = (await embeddedRates.read()).inEuro;
const limit = (amounts: Partial<Record<Currency, bigint>>, values: Partial<Record<Currency, bigint>> = {}) => ({
  ...({ type: 'loss', period: 'day', windowUntil: null } as const),
  amounts,
  counters: Object.fromEntries(Object.entries(values).map(([key, total]) => [key, { total, base: 0n }])),
});

describe('worth in another currency', () => {
  test.each([
    [100n, 'USD', 'EUR', 86n],
    [1n, 'USD', 'EUR', 1n],
    [0n, 'USD', 'EUR', 0n],
    [1n, 'JPY', 'EUR', 1n],
    [1_000n, 'JPY', 'EUR', 580n],
    [1n, 'BTC', 'EUR', 1n],
    [100_000_000n, 'BTC', 'EUR', 9_600_000n],
    [86n, 'EUR', 'USD', 100n],
    [58n, 'EUR', 'JPY', 100n],
    [5n, 'EUR', 'EUR', 5n],
  ] as const)('%s %s are %3$s %2$s, the fraction up', (spent, from, to, worth) => {
    expect(convertRoundedUp(quotes, spent, { from, to })).toBe(worth);
  });
});

describe('[LIMIT-06] room', () => {
  test('a named currency has its own', () => {
    const both = limit({ EUR: 100n, USD: 50n }, { EUR: -90n, USD: -50n });
    expect(brokenBy(both, { currency: 'EUR', amount: 10n }, quotes)).toBeUndefined();
    expect(brokenBy(both, { currency: 'EUR', amount: 11n }, quotes)).toEqual({ currency: 'EUR', left: 10n });
    expect(brokenBy(both, { currency: 'USD', amount: 1n }, quotes)).toEqual({ currency: 'USD', left: 0n });
  });

  test('an unnamed currency is no way round: it counts for every named one', () => {
    const one = limit({ EUR: 100n }, { EUR: -50n });
    expect(brokenBy(one, { currency: 'USD', amount: 58n }, quotes)).toBeUndefined();
    expect(brokenBy(one, { currency: 'USD', amount: 59n }, quotes)).toEqual({ currency: 'EUR', left: 50n });
    const after = limit({ EUR: 100n }, { EUR: -50n, USD: -58n });
    expect(spentOf(after, 'EUR', quotes)).toBe(100n);
    expect(isUsedUp(after, 'EUR', quotes)).toBe(true);
    expect(isUsedUp(after, 'BTC', quotes)).toBe(true);
    // With two names the stricter one rules.
    const two = limit({ EUR: 1_000n, NOK: 100n });
    expect(brokenBy(two, { currency: 'USD', amount: 100n }, quotes)).toEqual({ currency: 'NOK', left: 100n });
  });

  test('what was won in an unnamed currency makes room there alone', () => {
    const lucky = limit({ EUR: 100n }, { USD: 10_000n });
    expect(brokenBy(lucky, { currency: 'EUR', amount: 101n }, quotes)).toEqual({ currency: 'EUR', left: 100n });
    expect(brokenBy(lucky, { currency: 'USD', amount: 10_116n }, quotes)).toBeUndefined();
    expect(brokenBy(lucky, { currency: 'USD', amount: 10_117n }, quotes)).toMatchObject({ left: 100n });
  });

  test('a limit of nought allows nothing, and what is overdrawn has nothing left', () => {
    expect(brokenBy(limit({ EUR: 0n }), { currency: 'EUR', amount: 1n }, quotes)).toEqual({
      currency: 'EUR',
      left: 0n,
    });
    const overdrawn = limit({ EUR: 10n }, { EUR: -50n });
    expect(brokenBy(overdrawn, { currency: 'EUR', amount: 1n }, quotes)).toEqual({ currency: 'EUR', left: 0n });
  });
});
