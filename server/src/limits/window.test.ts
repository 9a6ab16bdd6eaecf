import { limitPeriods } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { periodsLater, windowAt } from './window.ts';

const at = (text: string) => new Date(text);

describe('[LIMIT-03] the nine periods', () => {
  test.each([
    ['day', '2026-03-02T10:00:00.000Z'],
    ['day_3', '2026-03-04T10:00:00.000Z'],
    ['week', '2026-03-08T10:00:00.000Z'],
    ['month', '2026-04-01T10:00:00.000Z'],
    ['month_3', '2026-06-01T10:00:00.000Z'],
    ['month_6', '2026-09-01T10:00:00.000Z'],
    ['month_9', '2026-12-01T10:00:00.000Z'],
    ['month_12', '2027-03-01T10:00:00.000Z'],
  ] as const)('one %s later', (period, later) => {
    expect(periodsLater(at('2026-03-01T10:00:00Z'), period, 1)?.toISOString()).toBe(later);
  });

  test('forever never comes', () => {
    expect(periodsLater(at('2026-03-01T10:00:00Z'), 'forever', 1)).toBeNull();
    expect(windowAt({ start: at('2026-03-01'), period: 'forever' }, at('2099-01-01'))).toEqual({
      from: at('2026-03-01'),
      until: null,
    });
  });

  test.each([
    // From the 31st: the last day of a short month, and the 31st again after it.
    ['2026-01-31T23:30:00Z', 1, '2026-02-28T23:30:00.000Z'],
    ['2026-01-31T23:30:00Z', 2, '2026-03-31T23:30:00.000Z'],
    ['2026-01-31T23:30:00Z', 3, '2026-04-30T23:30:00.000Z'],
    ['2028-01-31T23:30:00Z', 1, '2028-02-29T23:30:00.000Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00Z', 48, '2032-02-29T00:00:00.000Z'],
    ['2026-12-30T12:00:00Z', 2, '2027-02-28T12:00:00.000Z'],
    ['2026-12-31T12:00:00Z', 1, '2027-01-31T12:00:00.000Z'],
  ])('%s and %i months', (start, months, later) => {
    expect(periodsLater(at(start), 'month', months)?.toISOString()).toBe(later);
  });

  test('clocks on walls do not matter: a day over the change of summer time has 24 hours', () => {
    const start = at('2026-03-28T23:30:00Z');
    expect(periodsLater(start, 'day', 1)?.getTime()).toBe(start.getTime() + 24 * 60 * 60 * 1000);
    expect(periodsLater(start, 'week', 1)?.getTime()).toBe(start.getTime() + 168 * 60 * 60 * 1000);
  });
});

describe('the window of a moment', () => {
  test('its end is the first moment of the next', () => {
    const limit = { start: at('2026-01-31T12:00:00Z'), period: 'month' } as const;
    expect(windowAt(limit, at('2026-02-28T11:59:59.999Z')).from).toEqual(limit.start);
    expect(windowAt(limit, at('2026-02-28T12:00:00Z'))).toEqual({
      from: at('2026-02-28T12:00:00Z'),
      until: at('2026-03-31T12:00:00Z'),
    });
    expect(windowAt(limit, at('2026-03-31T11:59:59.999Z')).from).toEqual(at('2026-02-28T12:00:00Z'));
  });

  test('before the start there is the first one', () => {
    const limit = { start: at('2026-01-01'), period: 'day' } as const;
    expect(windowAt(limit, at('2025-12-31'))).toEqual({ from: at('2026-01-01'), until: at('2026-01-02') });
  });

  test('windows follow on each other without a gap, and each moment is in one of them', () => {
    const moment = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(...limitPeriods), (one, other, period) => {
        const [start, now] = one < other ? [one, other] : [other, one];
        const { from, until } = windowAt({ start, period }, now);
        expect(from <= now && (until === null || now < until)).toBe(true);
        if (until === null) return;
        expect(windowAt({ start, period }, until).from).toEqual(until);
        expect(windowAt({ start, period }, new Date(until.getTime() - 1)).from).toEqual(from);
      }),
      { numRuns: deep(100, 5_000) },
    );
  });
});
