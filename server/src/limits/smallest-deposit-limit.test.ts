import { configDocuments } from '@halley/contract';
import { expect, test } from 'vitest';
import { refuseTooSmall, smallestDepositLimitsIn } from './smallest-deposit-limit.ts';

const least = smallestDepositLimitsIn(
  configDocuments['limits-config'].parse({
    EUR: { minDep: { daily: 10, monthly: 0.105 } },
    JPY: { minDep: { weekly: 1500, daily: 0 } },
    BTC: {},
  }),
);

test('what is written in units counts in subunits; nought and nothing are no bound', () => {
  expect(least).toEqual([
    { currency: 'EUR', period: 'day', amount: 1000n },
    { currency: 'EUR', period: 'month', amount: 11n },
    { currency: 'JPY', period: 'week', amount: 1500n },
  ]);
});

test.each([
  ['one cent below', 'deposit', 'day', { EUR: 999n }, true],
  ['just that', 'deposit', 'day', { EUR: 1000n }, false],
  ['another period', 'deposit', 'week', { EUR: 1n }, false],
  ['another type', 'loss', 'day', { EUR: 1n }, false],
  ['another currency', 'deposit', 'day', { BTC: 1n }, false],
  ['one of several', 'deposit', 'week', { EUR: 1n, JPY: 1n }, true],
] as const)('%s', (_what, type, period, amounts, isRefused) => {
  const set = () => refuseTooSmall(least, { type, period, amounts, sessionMinutes: null });
  if (isRefused) expect(set).toThrow('accounts.too_small');
  else expect(set).not.toThrow();
});
