import { expect, test } from 'vitest';
import { isAnyLimitReached, type Limit } from './limit-reached.ts';

const limit = (type: Limit['type'], amount: number, current: number, currency = 'EUR'): Limit => ({
  type,
  accounts: [{ currency, amount_cents: amount, current_value_amount_cents: current }],
});

test.each<[string, Limit[], boolean]>([
  ['no limit', [], false],
  ['a break', [{ type: 'coolingoff' }], true],
  ['a loss below the limit', [limit('loss', 1000, -999)], false],
  ['a loss at the limit', [limit('loss', 1000, -1000)], true],
  ['a loss beyond it', [limit('loss', 1000, -2000)], true],
  ['a win as large as the limit', [limit('loss', 1000, 1000)], false],
  ['another currency', [limit('loss', 1000, -1000, 'CAD')], false],
  [
    'another currency that leaves nothing in this wallet',
    [
      {
        ...limit('loss', 1000, -1000, 'CAD'),
        selected_account: { currency: 'EUR', amount_cents: 600, current_value_amount_cents: -600 },
      },
    ],
    true,
  ],
  ['a deposit limit', [limit('deposit', 1000, -1000)], false],
  ['a limit of nothing', [limit('wager', 0, 0)], true],
  ['an exclusion', [{ type: 'selfexclusion' }], true],
  ['a session limit', [{ type: 'session' }], false],
  ['a session with time left', [{ type: 'session', session_minutes: 60, session_used_seconds: 3599 }], false],
  ['a session whose time is over', [{ type: 'session', session_minutes: 60, session_used_seconds: 3600 }], true],
  ['a change that waits', [{ ...limit('loss', 1000, -1000), status: 'unconfirmed' }], false],
  ['the second of two', [limit('loss', 1000, -1), limit('wager', 500, -500)], true],
])('[GUARD-08] %s', (_name, limits, reached) => {
  expect(isAnyLimitReached(limits, 'EUR')).toBe(reached);
});
