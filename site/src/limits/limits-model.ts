import type { Limit, LimitPeriod } from '@halley/contract';

export type MoneyType = 'deposit' | 'loss' | 'wager';
type LimitAccount = NonNullable<Limit['accounts']>[number];

/** A limit that holds, and the change of it that waits. */
export interface Slot {
  limit: Limit;
  change: Limit | undefined;
}

/** The limits of one type, in the order in which periods are offered. A waiting change belongs to the limit of its period. */
export function slotsOf(limits: readonly Limit[], type: Limit['type'], periods: readonly LimitPeriod[]): Slot[] {
  const ofType = limits.filter((limit) => limit.type === type);
  const place = ({ limit: { period } }: Slot) => periods.indexOf(period);
  return ofType
    .filter(({ status }) => status === 'active')
    .map((limit) => ({
      limit,
      change: ofType.find((other) => other.status !== 'active' && other.period === limit.period),
    }))
    .sort((one, other) => place(one) - place(other));
}

/** The figures in the currency of the player, or in the one the limit was set in: what can be changed. */
export function accountOf(limit: Limit, currency: string): LimitAccount | undefined {
  return limit.accounts?.find((account) => account.currency === currency) ?? limit.accounts?.[0];
}

/** What a limit that was set in another currency comes to in the selected wallet. */
export function inWallet(limit: Pick<Limit, 'selected_account'>, currency: string): LimitAccount | undefined {
  return limit.selected_account?.currency === currency ? limit.selected_account : undefined;
}

/** What is used up travels below zero; whoever is ahead has used nothing. */
export function usedOf({ current_value_amount_cents: current }: Pick<LimitAccount, 'current_value_amount_cents'>) {
  return Math.max(0, -current);
}

export function isReached(account: LimitAccount): boolean {
  return usedOf(account) >= account.amount_cents;
}

/** How full the bar is, and when it begins to warn. */
export function meterOf(account: LimitAccount): { value: number; look: 'plain' | 'warn' | 'full' } {
  if (isReached(account)) return { value: 1, look: 'full' };
  const value = usedOf(account) / account.amount_cents;
  return { value, look: value >= warnFrom ? 'warn' : 'plain' };
}

const warnFrom = 0.75;

/** The used-up deposit limit that opens last: until then nothing can be paid in (LIMIT-07). */
export function reachedDepositLimit(limits: readonly Limit[], currency: string): Limit | undefined {
  const reached = limits.filter((limit) => {
    if (limit.type !== 'deposit' || limit.status !== 'active') return false;
    const account = inWallet(limit, currency) ?? accountOf(limit, currency);
    return account !== undefined && isReached(account);
  });
  const opensAt = (limit: Limit) => accountOf(limit, currency)?.active_until ?? '9';
  return reached.sort((one, other) => (opensAt(one) < opensAt(other) ? 1 : -1))[0];
}
