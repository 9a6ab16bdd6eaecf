import { Refusal } from '@halley/contract';
import { expect, test } from 'vitest';
import { planFromForm } from './plan-from-form.ts';

const form = {
  from_version: 0,
  from_month: '2026-11',
  admin_fee_percent: 2.5,
  deducts_bonus: true,
  carries_over: false,
  reason: 'a test',
};
const whole = { share_percent: 25, tier_two_from_cents: 100, tier_two_percent: 30.25 };

test('[OPS-44] terms are read from what was filled in, in hundredths of a per cent', () => {
  expect(planFromForm({ ...form, ...whole, market: 'DE', cpa_cents: 5_000, cpa_days: 30 })).toEqual({
    market: 'DE',
    product: null,
    share: {
      tiers: [
        { from_cents: 0, hundredths: 2_500 },
        { from_cents: 100, hundredths: 3_025 },
      ],
      admin_fee_hundredths: 250,
      deducts_bonus: true,
      carries_over: false,
    },
    cpa: { amount_cents: 5_000, first_deposit_cents: 0, wagered_cents: 0, within_days: 30 },
  });
});

test.each([
  ['share_percent.required', {}],
  ['tier_two_percent.invalid', { tier_two_percent: 30 }],
  ['tier_two_percent.invalid', { share_percent: 25, tier_two_percent: 30 }],
  ['tier_three_percent.invalid', { ...whole, tier_three_percent: 35 }],
  ['tier_three_percent.invalid', { ...whole, tier_three_percent: 35, tier_three_from_cents: 100 }],
  ['cpa_days.required', { cpa_cents: 5_000 }],
  ['cpa_cents.whole_only', { cpa_cents: 5_000, cpa_days: 30, product: 'sport' as const }],
])('what does not fit together is refused: %s', (code, changed) => {
  expect(() => planFromForm({ ...form, ...changed })).toThrow(new Refusal(code as 'share_percent.required'));
});
