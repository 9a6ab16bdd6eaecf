import { describe, expect, test } from 'vitest';
import { noSums } from '../measures.ts';
import { convertRows } from './convert-rows.ts';
import type { Column, Row } from './report.ts';
import { percentOf } from './report.ts';
import { daysOf, lastPeriod, nextDue, spanBefore, spanOfDays } from './span-of-days.ts';
import type { MarketSums } from './table-store.ts';
import { dueOf, taxCuts, taxRows } from './tax-rows.ts';
import { totalRows } from './total-rows.ts';

const now = new Date('2026-03-15T12:00:00Z');

describe('days of a report', () => {
  test('unsaid, they are the last thirty up to today; before them lie as many', () => {
    const asked = spanOfDays({}, now);
    expect(asked).toMatchObject({ from: '2026-02-14', to: '2026-03-15' });
    expect(daysOf(asked)).toHaveLength(30);
    expect(spanBefore(asked)).toMatchObject({ from: '2026-01-15', to: '2026-02-13' });
  });

  test.each([
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2023-01-01', to: '2026-03-01' },
  ])('%o is refused', (asked) => {
    expect(() => spanOfDays(asked, now)).toThrow(expect.objectContaining({ code: 'to.invalid' }));
  });

  test.each([
    ['daily', '2026-03-15T06:00:00Z', '2026-03-14', '2026-03-14', '2026-03-16T06:00:00.000Z'],
    ['daily', '2026-03-15T05:59:59Z', '2026-03-14', '2026-03-14', '2026-03-15T06:00:00.000Z'],
    ['weekly', '2026-03-15T23:59:59Z', '2026-03-02', '2026-03-08', '2026-03-16T06:00:00.000Z'],
    ['weekly', '2026-03-16T06:00:00Z', '2026-03-09', '2026-03-15', '2026-03-23T06:00:00.000Z'],
    ['monthly', '2026-01-01T06:00:00Z', '2025-12-01', '2025-12-31', '2026-02-01T06:00:00.000Z'],
    ['monthly', '2026-01-01T00:00:00Z', '2025-12-01', '2025-12-31', '2026-01-01T06:00:00.000Z'],
  ] as const)('%s at %s: %s to %s, and again at %s', (every, at, from, to, next) => {
    expect(lastPeriod(every, new Date(at))).toEqual({ from, to });
    expect(nextDue(every, new Date(at)).toISOString()).toBe(next);
  });
});

describe('[OPS-67] shown in one currency', () => {
  const columns: Column[] = [
    { key: 'period', head: 'Day', kind: 'day' },
    { key: 'stakes', head: 'Stakes', kind: 'money' },
    { key: 'cash', head: 'Cash', kind: 'money', total: 'last' },
  ];
  const row = (period: string, currency: 'EUR' | 'USD', stakes: bigint, cash: bigint): Row => ({
    currency,
    cells: { period, stakes, cash },
  });
  const factors = {
    days: ['2026-03-30', '2026-03-30', '2026-03-31', '2026-03-31'],
    currencies: ['EUR' as const, 'USD' as const, 'EUR' as const, 'USD' as const],
    values: ['1', '0.500000000000000000', '1', '0.250000000000000000'],
  };
  const rows = [
    ...[row('2026-03-30', 'EUR', 10n, 7n), row('2026-03-31', 'EUR', 2n, 9n)],
    ...[row('2026-03-30', 'USD', 3n, 100n), row('2026-03-31', 'USD', 2n, -40n)],
  ];
  const shown = { columns, byDay: 'period', factors, shownIn: 'EUR' as const };

  test('each day goes by its own rate and is rounded once, halves away from nothing', () => {
    expect(convertRows(rows, { ...shown, by: 'day' })).toEqual([
      // 10 + 1.5, and 7 + 50; 2 + 0.5, and 9 − 10.
      row('2026-03-30', 'EUR', 12n, 57n),
      row('2026-03-31', 'EUR', 3n, -1n),
    ]);
    const below = [row('2026-03-30', 'USD', -3n, 0n)];
    expect(convertRows(below, { ...shown, by: 'day' })).toEqual([row('2026-03-30', 'EUR', -2n, 0n)]);
  });

  test('a month is rounded when it is added up; what stands is what stood at its end', () => {
    expect(convertRows(rows, { ...shown, by: 'month' })).toEqual([row('2026-03', 'EUR', 14n, -1n)]);
  });

  test('sums of any size, and a currency in itself stays as it is', () => {
    const large = [row('2026-03-31', 'EUR', 2n ** 80n + 1n, 0n)];
    expect(convertRows(large, { ...shown, by: 'day' })).toEqual(large);
  });
});

test('totals: sums, the last balance, and shares of the sums, by currency', () => {
  const columns: Column[] = [
    { key: 'day', head: 'Day', kind: 'day' },
    { key: 'stakes', head: 'Stakes', kind: 'money' },
    { key: 'wins', head: 'Wins', kind: 'money' },
    { key: 'bets', head: 'Bets', kind: 'count' },
    { key: 'cash', head: 'Cash', kind: 'money', total: 'last' },
    { key: 'rate', head: 'Rate', kind: 'percent', total: ({ wins, stakes }) => percentOf(wins, stakes) },
    { key: 'median', head: 'Median', kind: 'seconds', total: 'none' },
  ];
  const row = (currency: 'EUR' | 'BTC', stakes: bigint, wins: bigint, cash: bigint): Row => ({
    currency,
    cells: { day: 'a', stakes, wins, bets: 2, cash, rate: 1, median: 3 },
  });
  const large = 2n ** 60n;
  expect(totalRows(columns, [row('EUR', 10n, 5n, 7n), row('EUR', large, 0n, 9n), row('BTC', 0n, 0n, 1n)])).toEqual([
    { currency: 'EUR', cells: { day: null, stakes: large + 10n, wins: 5n, bets: 4, cash: 9n, rate: 0, median: null } },
    { currency: 'BTC', cells: { day: null, stakes: 0n, wins: 0n, bets: 2, cash: 1n, rate: null, median: null } },
  ]);
});

describe('[OPS-10] taxes and fees', () => {
  const rate = { name: 'Duty', base: 'ggr', percent: 10, from: '2026-01-01' } as const;
  const config = {
    profiles: [
      {
        name: 'Estonia',
        countries: ['EE'],
        rates: [
          { ...rate, until: '2026-03-10' },
          { ...rate, percent: 12.5, from: '2026-03-10' },
          { ...rate, name: 'Sport levy', product: 'sport' as const, percent: 1 },
        ],
      },
      { name: 'Elsewhere', countries: [], rates: [{ ...rate, base: 'deposits' as const, percent: 0.35 }] },
    ],
  };
  const asked = { from: '2026-03-01', to: '2026-03-31' };
  const market = (since: string, country: string, sums: object, product = 'casino'): MarketSums => ({
    since,
    country,
    product,
    currency: 'EUR',
    sums: { ...noSums(), ...sums },
  });

  test('each rate holds from its day, for the countries of its profile and for its product', () => {
    expect(taxCuts(config, asked)).toEqual(['2026-03-01', '2026-03-10']);
    const rows = taxRows(config, asked, [
      market('2026-03-01', 'EE', { stakes: 1_000n, wins: 899n }),
      market('2026-03-10', 'EE', { stakes: 1_000n, wins: 800n }, 'sport'),
      market('2026-03-10', 'DE', { deposits: 1_001n }),
      market('2026-03-10', '', { deposits: 1_000n }),
    ]);
    expect(rows.map(({ cells }) => [cells.profile, cells.name, cells.since, cells.base, cells.due])).toEqual([
      ['Estonia', 'Duty', '2026-03-01', 101n, 11n],
      ['Estonia', 'Duty', '2026-03-10', 200n, 25n],
      ['Estonia', 'Sport levy', '2026-03-10', 200n, 2n],
      ['Elsewhere', 'Duty', '2026-03-10', 2_001n, 8n],
    ]);
  });

  test.each([
    [100n, 10, 10n],
    [101n, 10, 11n],
    [-500n, 10, 0n],
    [0n, 10, 0n],
    [1n, 0.0001, 1n],
    [10n ** 20n, 33.3333, 333_333n * 10n ** 14n],
  ])('%d at %d %% owes %d', (base, percent, due) => {
    expect(dueOf(base, percent)).toBe(due);
  });
});
