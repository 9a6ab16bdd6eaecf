import { describe, expect, test } from 'vitest';
import { whenText } from '../page/index.ts';
import { accountOf, isReached, meterOf, reachedDepositLimit, slotsOf, usedOf } from './limits-model.ts';
import { endOf } from './period-names.ts';
import { aLimit, anAccount } from './testing/some-limits.ts';

describe('limits as a page shows them', () => {
  test('a change that waits stands with the limit of its period; periods in the order they are offered', () => {
    const month = aLimit({ period: 'month' });
    const day = aLimit({ period: 'day' });
    const rise = aLimit({ period: 'month', status: 'unconfirmed' });
    const other = aLimit({ type: 'wager', period: 'day', status: 'confirmed_disable' });
    const slots = slotsOf([month, rise, day, other], 'loss', ['day', 'week', 'month']);
    expect(slots).toEqual([
      { limit: day, change: undefined },
      { limit: month, change: rise },
    ]);
  });

  test.each([
    [-500, 500, false],
    [500, 0, false],
    [0, 0, false],
    [-1000, 1000, true],
    [-1500, 1500, true],
  ])('[LIMIT-06] a value of %d has used %d of 1000, reached: %s', (current, used, reached) => {
    const account = anAccount({ amount_cents: 1000, current_value_amount_cents: current });
    expect([usedOf(account), isReached(account)]).toEqual([used, reached]);
  });

  test('a limit of nothing is full from the start', () => {
    expect(meterOf(anAccount({ amount_cents: 0, current_value_amount_cents: 0 }))).toEqual({ value: 1, look: 'full' });
    expect(meterOf(anAccount()).look).toBe('warn');
    expect(meterOf(anAccount({ current_value_amount_cents: -100 })).look).toBe('plain');
  });

  test('the figures are those of the player’s currency, else of the limit’s own', () => {
    const limit = aLimit({ accounts: [anAccount(), anAccount({ currency: 'CAD' })] });
    expect(accountOf(limit, 'CAD')?.currency).toBe('CAD');
    expect(accountOf(limit, 'JPY')?.currency).toBe('EUR');
    expect(accountOf(aLimit({ type: 'session', accounts: undefined }), 'EUR')).toBeUndefined();
  });

  test('[LIMIT-07] of used-up deposit limits the one that opens last blocks; other limits block no deposit', () => {
    const used = (until: string | null) =>
      aLimit({ type: 'deposit', accounts: [anAccount({ current_value_amount_cents: -20_000, active_until: until })] });
    const [soon, late] = [used('2027-01-01T00:00:00.000Z'), used('2027-02-01T00:00:00.000Z')];
    expect(reachedDepositLimit([soon, late], 'EUR')).toBe(late);
    expect(reachedDepositLimit([late, used(null), soon], 'EUR')?.accounts?.[0]?.active_until).toBeNull();
    expect(
      reachedDepositLimit(
        [
          { ...soon, type: 'loss' },
          { ...late, status: 'unconfirmed' },
        ],
        'EUR',
      ),
    ).toBeUndefined();
    expect(reachedDepositLimit([aLimit({ type: 'deposit' })], 'EUR')).toBeUndefined();
  });
});

test.each([
  ['day', '2026-01-31T10:00:00.000Z', '2026-02-01T10:00:00.000Z'],
  ['day_3', '2026-01-31T10:00:00.000Z', '2026-02-03T10:00:00.000Z'],
  ['week', '2026-03-28T10:00:00.000Z', '2026-04-04T10:00:00.000Z'],
  ['month', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['month_6', '2026-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['month_12', '2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
] as const)('a break of %s from %s ends at %s', (period, from, until) => {
  expect(endOf(period, new Date(from))?.toISOString()).toBe(until);
});

test('a break for good has no end', () => {
  expect(endOf('forever', new Date())).toBeNull();
});

test.each([
  [0, 'today, 18:20'],
  [1, 'tomorrow, 18:20'],
  [3, 'Wednesday, 18:20'],
  [6, 'Saturday, 18:20'],
  [7, 'otherwise'],
  [-1, 'otherwise'],
])('in %d days is %s', (days, text) => {
  const now = new Date(2026, 10, 15, 9, 0);
  const at = new Date(2026, 10, 15 + days, 18, 20);
  expect(whenText(at, { now, tag: 'en', otherwise: 'otherwise' })).toBe(text);
});
