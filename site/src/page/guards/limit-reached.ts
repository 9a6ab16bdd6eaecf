import type { Limit as WireLimit } from '@halley/contract';

/** A limit as the API lists it; those of time have no accounts. */
export interface Limit extends Partial<Pick<WireLimit, 'session_minutes' | 'session_used_seconds' | 'status'>> {
  type: WireLimit['type'];
  accounts?: readonly Account[];
  /** Of a limit in another currency: what it comes to in the selected wallet. */
  selected_account?: Account;
}

interface Account {
  currency: string;
  amount_cents: number;
  current_value_amount_cents: number;
}

/**
 * A break or exclusion counts at once. Any other limit but the one on deposits counts when it is used up in the player's
 * currency: a net loss travels as a negative value, so a player who is ahead has reached nothing. A change that waits
 * holds for nobody yet.
 */
export function isAnyLimitReached(limits: readonly Limit[], currency: string): boolean {
  return limits.some(({ type, accounts = [], selected_account: own, status = 'active', ...time }) => {
    if (status !== 'active') return false;
    if (type === 'coolingoff' || type === 'selfexclusion') return true;
    if (type === 'session') return isTimeOver(time);
    return (
      type !== 'deposit' &&
      [...accounts, ...(own ? [own] : [])].some(
        (account) =>
          account.currency === currency &&
          account.current_value_amount_cents <= 0 &&
          account.amount_cents - Math.abs(account.current_value_amount_cents) <= 0,
      )
    );
  });
}

function isTimeOver({ session_minutes: minutes, session_used_seconds: seconds = 0 }: Partial<WireLimit>): boolean {
  return minutes !== undefined && seconds >= minutes * 60;
}
