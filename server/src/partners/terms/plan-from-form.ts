import { type PartnerPlan, Refusal, type StaffApi } from '@halley/contract';
import type { z } from 'zod';

type PlanForm = z.output<StaffApi['setPartnerPlan']['body']>;

const hundredthsOf = (percent: number) => Math.round(percent * 100);

/** A plan as it was filled in. Throws what does not fit together. */
export function planFromForm(form: PlanForm): PartnerPlan {
  const plan = {
    market: form.market ?? null,
    product: form.product ?? null,
    share: shareFrom(form),
    cpa: cpaFrom(form),
  };
  if (!plan.share && !plan.cpa) throw new Refusal('share_percent.required');
  return plan;
}

function shareFrom(form: PlanForm): PartnerPlan['share'] {
  const [first, second, third] = [form.share_percent, form.tier_two_percent, form.tier_three_percent];
  if (typeof first !== 'number') {
    if (typeof second === 'number' || typeof third === 'number') throw new Refusal('tier_two_percent.invalid');
    return null;
  }
  const tiers = [{ from_cents: 0, hundredths: hundredthsOf(first) }];
  if (typeof second === 'number') {
    if (!form.tier_two_from_cents) throw new Refusal('tier_two_percent.invalid');
    tiers.push({ from_cents: form.tier_two_from_cents, hundredths: hundredthsOf(second) });
  }
  if (typeof third === 'number') {
    const above = form.tier_three_from_cents;
    if (typeof second !== 'number' || !above || above <= (form.tier_two_from_cents ?? 0)) {
      throw new Refusal('tier_three_percent.invalid');
    }
    tiers.push({ from_cents: above, hundredths: hundredthsOf(third) });
  }
  return {
    tiers,
    admin_fee_hundredths: hundredthsOf(form.admin_fee_percent),
    deducts_bonus: form.deducts_bonus,
    carries_over: form.carries_over,
  };
}

function cpaFrom(form: PlanForm): PartnerPlan['cpa'] {
  if (!form.cpa_cents) return null;
  if (!form.cpa_days) throw new Refusal('cpa_days.required');
  // Somebody is paid for once, whatever they play.
  if (form.product) throw new Refusal('cpa_cents.whole_only');
  return {
    amount_cents: form.cpa_cents,
    first_deposit_cents: form.cpa_deposit_cents ?? 0,
    wagered_cents: form.cpa_wagered_cents ?? 0,
    within_days: form.cpa_days,
  };
}
