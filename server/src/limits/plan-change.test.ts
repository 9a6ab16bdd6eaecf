import { type Currency, offeredPeriods } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import type { Limit } from './limit.ts';
import { planChange, planRemoval, readWanted } from './plan-change.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const entry = (change: Partial<Limit> = {}): Limit => ({
  ...({ id: 1, playerId: 7, type: 'loss', period: 'day', status: 'active', changeOf: null } as const),
  startsAt: now,
  amounts: { EUR: 100n },
  sessionMinutes: null,
  counters: {},
  windowFrom: now,
  windowUntil: later(1),
  toldFrom: null,
  until: null,
  returnsAt: null,
  confirmUntil: null,
  activeFrom: null,
  createdAt: now,
  ...change,
});
const loss = (amounts: Partial<Record<Currency, bigint>>) =>
  ({ type: 'loss', period: 'day', amounts, sessionMinutes: null }) as const;
const session = (sessionMinutes: number) =>
  ({ type: 'session', period: 'day', amounts: null, sessionMinutes }) as const;
const pause = (period: 'day' | 'week') =>
  ({ type: 'coolingoff', period, amounts: null, sessionMinutes: null }) as const;
const code = (work: () => unknown) => {
  try {
    work();
    return 'fine';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('[LIMIT-01] [LIMIT-03] [PP-23] what may be set', () => {
  test('day, week and month for every limit of money', () => {
    for (const type of ['loss', 'wager', 'deposit'] as const) {
      expect(offeredPeriods[type]).toEqual(expect.arrayContaining(['day', 'week', 'month']));
    }
  });

  test.each([
    [{ type: 'loss', period: 'month_9', accounts: [{ currency: 'EUR', amount_cents: 1 }] }, 'period.not_offered'],
    [{ type: 'selfexclusion', period: 'day' }, 'period.not_offered'],
    [{ type: 'coolingoff', period: 'forever' }, 'period.not_offered'],
    [{ type: 'loss', period: 'day' }, 'accounts.required'],
    [{ type: 'loss', period: 'day', accounts: [] }, 'accounts.required'],
    [
      { type: 'loss', period: 'day', accounts: ['EUR', 'EUR'].map((currency) => ({ currency, amount_cents: 1 })) },
      'accounts.twice',
    ],
    [{ type: 'session', period: 'day' }, 'session_minutes.required'],
    [{ type: 'session', period: 'day', session_minutes: 30 }, 'fine'],
    [{ type: 'coolingoff', period: 'day_3' }, 'fine'],
    [{ type: 'selfexclusion', period: 'forever' }, 'fine'],
  ] as const)('%j: %s', (asked, wanted) => {
    expect(code(() => readWanted(asked as never))).toBe(wanted);
  });
});

describe('[PP-24] stricter at once, looser later', () => {
  const plan = (wanted: Parameters<typeof planChange>[1], entries = [entry()]) => planChange(entries, wanted, now);

  test('a limit where there was none holds at once', () => {
    expect(plan(loss({ EUR: 5n }), [])).toMatchObject({ begin: { amounts: { EUR: 5n } }, loosen: undefined });
  });
  test('lower: at once; higher: waits; the same: nothing', () => {
    expect(plan(loss({ EUR: 99n }))).toMatchObject({ tighten: { id: 1, amounts: { EUR: 99n } }, loosen: undefined });
    expect(plan(loss({ EUR: 101n }))).toMatchObject({ tighten: undefined, loosen: { amounts: { EUR: 101n } } });
    expect(plan(loss({ EUR: 100n }))).toMatchObject({ tighten: undefined, loosen: undefined, begin: undefined });
  });
  test('one lower and one higher: the lower at once, both later', () => {
    const both = [entry({ amounts: { EUR: 100n, USD: 100n } })];
    expect(plan(loss({ EUR: 50n, USD: 200n }), both)).toMatchObject({
      tighten: { amounts: { EUR: 50n, USD: 100n } },
      loosen: { amounts: { EUR: 50n, USD: 200n } },
    });
  });
  test('naming one more currency takes it out of the common pool: it waits', () => {
    expect(plan(loss({ EUR: 100n, USD: 1n }))).toMatchObject({
      tighten: undefined,
      loosen: { amounts: { EUR: 100n, USD: 1n } },
    });
  });
  test('naming one fewer may give it the larger amount of another: it waits', () => {
    const both = [entry({ amounts: { EUR: 100n, USD: 1n } })];
    expect(plan(loss({ EUR: 50n }), both)).toMatchObject({
      tighten: { amounts: { EUR: 50n, USD: 1n } },
      loosen: { amounts: { EUR: 50n } },
    });
  });
  test('session time', () => {
    const timed = [entry({ type: 'session', amounts: null, sessionMinutes: 60 })];
    expect(plan(session(30), timed)).toMatchObject({ tighten: { sessionMinutes: 30 }, loosen: undefined });
    expect(plan(session(90), timed)).toMatchObject({ tighten: undefined, loosen: { sessionMinutes: 90 } });
  });
  test('another wish replaces the one that waits, and a stricter one takes it back', () => {
    const entries = [entry(), entry({ id: 2, changeOf: 1, status: 'confirmed', activeFrom: later(1) })];
    expect(plan(loss({ EUR: 300n }), entries).end).toEqual([{ id: 2, how: 'replaced' }]);
    expect(plan(loss({ EUR: 100n }), entries).end).toEqual([{ id: 2, how: 'kept' }]);
    expect(plan(loss({ EUR: 10n }), entries).end).toEqual([{ id: 2, how: 'kept' }]);
  });
});

describe('breaks and exclusion', () => {
  const holding = entry({ id: 3, type: 'coolingoff', period: 'week', amounts: null, until: later(5) });
  test('begin at once, can be made longer and not shorter', () => {
    expect(planChange([], pause('day'), now).begin?.until).toEqual(later(1));
    expect(planChange([holding], pause('week'), now)).toMatchObject({
      end: [{ id: 3, how: 'replaced' }],
      begin: { until: later(7) },
    });
    expect(code(() => planChange([holding], pause('day'), now))).toBe('limit.disable_impossible');
    expect(code(() => planRemoval([holding], 3, now))).toBe('limit.disable_impossible');
  });
  test('nothing is longer than for ever', () => {
    const forever = entry({ id: 4, type: 'selfexclusion', period: 'forever', amounts: null, until: null });
    const wish = { type: 'selfexclusion', period: 'month_12', amounts: null, sessionMinutes: null } as const;
    expect(code(() => planChange([forever], wish, now))).toBe('limit.disable_impossible');
    expect(code(() => planChange([forever], { ...wish, period: 'forever' }, now))).toBe('limit.disable_impossible');
  });
  test('while one holds nothing gets looser, but stricter', () => {
    const entries = [entry(), holding];
    expect(code(() => planChange(entries, loss({ EUR: 101n }), now))).toBe('EXCLUDED');
    expect(code(() => planRemoval(entries, 1, now))).toBe('EXCLUDED');
    expect(planChange(entries, loss({ EUR: 1n }), now).tighten).toMatchObject({ id: 1 });
  });
  test('one that is over does not stand in the way of a shorter one', () => {
    const over = { ...holding, until: later(-1) };
    expect(planChange([over], pause('day'), now).begin?.until).toEqual(later(1));
  });
});
