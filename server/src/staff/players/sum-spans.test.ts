import { expect, test } from 'vitest';
import type { PlayerDaySum } from '../../wallet/index.ts';
import { firstDayOf, sumSpans } from './sum-spans.ts';

const moved = (
  day: string,
  reason: PlayerDaySum['reason'],
  amount: bigint,
  purpose: PlayerDaySum['purpose'] = '',
): PlayerDaySum => ({
  currency: 'EUR',
  day,
  reason,
  purpose,
  amount,
});

test('[OPS-13] spans hold their days, and what is left is staked less returned less gifts', () => {
  const days = [
    moved('2026-03-01', 'deposit', 1_000n),
    moved('2026-03-24', 'stake', -300n),
    moved('2026-03-24', 'rollback', 100n),
    moved('2026-03-30', 'win', 50n),
    moved('2026-03-30', 'bonus_issue', 20n),
    moved('2026-03-30', 'bonus_convert', 0n),
    moved('2026-03-30', 'capture', -70n, 'cashout'),
    moved('2026-03-30', 'demo_grant', 9n),
    moved('2026-03-30', 'correction', -4n),
  ];
  const [euro] = sumSpans({ today: '2026-03-30', selected: 'EUR', all: days, days });
  expect(euro?.spans.today).toEqual({
    deposits_cents: 0,
    cashouts_cents: 70,
    staked_cents: 0,
    returned_cents: 50,
    gifts_cents: 20,
    other_cents: 5,
    left_cents: -70,
  });
  expect(euro?.spans.week).toMatchObject({ staked_cents: 200, left_cents: 130 });
  expect(euro?.spans.month).toMatchObject({ deposits_cents: 1_000 });
  expect(euro?.days).toHaveLength(30);
  expect(euro?.days.filter(({ net_cents }) => net_cents !== 0)).toEqual([
    { day: '2026-03-24', net_cents: -200 },
    { day: '2026-03-30', net_cents: 50 },
  ]);
});

test('[OPS-13] the first day is the thirtieth, over the end of a month too; who has moved nothing has noughts', () => {
  expect(firstDayOf('2026-03-01')).toBe('2026-01-31');
  const [euro, ...others] = sumSpans({ today: '2026-03-01', selected: 'EUR', all: [], days: [] });
  expect(others).toEqual([]);
  expect(euro?.spans.all.left_cents).toBe(0);
});
