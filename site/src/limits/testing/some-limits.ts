import type { Limit, LimitOffer } from '@halley/contract';
import { offeredPeriods } from '@halley/contract/limit-periods';

let ids = 0;

export function aLimit(given: Partial<Limit> = {}): Limit {
  ids += 1;
  return {
    id: ids,
    type: 'loss',
    period: 'week',
    status: 'active',
    accounts: [anAccount()],
    disable_at: null,
    confirm_until: null,
    active_from: null,
    parent_type: null,
    strategy: null,
    created_at: '2026-11-01T10:00:00.000Z',
    ...given,
  };
}

export function anAccount(given: Partial<NonNullable<Limit['accounts']>[number]> = {}) {
  return {
    currency: 'EUR' as const,
    amount_cents: 20_000,
    current_value_amount_cents: -17_240,
    active_until: '2027-01-04T18:20:00.000Z',
    ...given,
  };
}

export const anOffer: LimitOffer = {
  limit_proposal: 'due',
  periods: offeredPeriods,
  session_minutes: { min: 5, max: 1440 },
  session_pause_minutes: 60,
  loosening_hours: 24,
  least_deposits: [],
};
