/** A limit as the API lists it; those of time have no accounts. */
export interface Limit {
  type: 'loss' | 'wager' | 'deposit' | 'coolingoff' | 'selfexclusion' | 'session';
  accounts?: readonly { currency: string; amount_cents: number; current_value_amount_cents: number }[];
}

/**
 * A break counts at once. Any other limit but the one on deposits counts when it is used up in the player's currency: a
 * net loss travels as a negative value, so a player who is ahead has reached nothing.
 */
export function isAnyLimitReached(limits: readonly Limit[], currency: string): boolean {
  return limits.some(
    ({ type, accounts = [] }) =>
      type === 'coolingoff' ||
      (type !== 'deposit' &&
        accounts.some(
          (account) =>
            account.currency === currency &&
            account.current_value_amount_cents <= 0 &&
            account.amount_cents - Math.abs(account.current_value_amount_cents) <= 0,
        )),
  );
}
