import { type Currency, currencies, type LimitPeriod, type LimitsConfig, Refusal, wireCents } from '@halley/contract';
import type { WantedLimit } from './plan-change.ts';

const periods = { daily: 'day', weekly: 'week', monthly: 'month' } as const satisfies Record<string, LimitPeriod>;

export interface SmallestDepositLimit {
  currency: Currency;
  period: LimitPeriod;
  amount: bigint;
}

/** The least a deposit limit may be, from what the operator wrote in units. A currency nobody named has none. */
export function smallestDepositLimitsIn(document: LimitsConfig): SmallestDepositLimit[] {
  return (Object.entries(document) as [Currency, LimitsConfig[Currency]][]).flatMap(([currency, line]) =>
    (Object.keys(periods) as (keyof typeof periods)[]).flatMap((name) => {
      const units = line?.minDep?.[name];
      if (units === undefined || units === 0) return [];
      // A part of a subunit makes no limit smaller than it was meant.
      const amount = BigInt(Math.ceil(Number((units * currencies[currency].subunits).toFixed(6))));
      return [{ currency, period: periods[name], amount }];
    }),
  );
}

/** Only what is asked for now is looked at: a limit that was set before stays as it is. */
export function refuseTooSmall(least: readonly SmallestDepositLimit[], { type, period, amounts }: WantedLimit): void {
  if (type !== 'deposit') return;
  for (const line of least) {
    const wanted = line.period === period ? amounts?.[line.currency] : undefined;
    if (wanted === undefined || wanted >= line.amount) continue;
    throw new Refusal('accounts.too_small', { currency: line.currency, least_cents: wireCents(line.amount) });
  }
}
