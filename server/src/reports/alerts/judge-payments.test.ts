import { describe, expect, test } from 'vitest';
import type { PaymentPace } from '../../payments/index.ts';
import { judgePayments } from './judge-payments.ts';

const pace = (change: Partial<PaymentPace> = {}): PaymentPace => ({
  method: 'cards',
  action: 'deposit',
  open: 12,
  medianSeconds: 9,
  usualSeconds: 9,
  ended: 20,
  failed: 2,
  usualEnded: 1_000,
  usualFailed: 100,
  ...change,
});

describe('[OPS-05] payments against what is usual', () => {
  test.each([
    ['as ever', {}, []],
    ['slower by far', { medianSeconds: 41 }, ['payments_slow']],
    ['slower, and still quick', { medianSeconds: 3, usualSeconds: 0.5 }, []],
    ['slower, of too few', { medianSeconds: 41, ended: 4, failed: 0 }, []],
    ['slower, and nothing to compare with', { medianSeconds: 41, usualSeconds: null }, []],
    ['failing', { failed: 9 }, ['payments_failing']],
    ['a little worse', { failed: 5 }, []],
    ['failing, of too few', { ended: 4, failed: 4 }, []],
    ['both', { medianSeconds: 90, failed: 10 }, ['payments_failing', 'payments_slow']],
  ])('%s', (_, change, kinds) => {
    expect(judgePayments([pace(change)], '2026-03-16T12:00:00Z').map(({ kind }) => kind)).toEqual(kinds);
  });
});
