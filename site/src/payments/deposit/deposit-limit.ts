import type { Limit } from '@halley/contract';

export interface DepositLimit {
  period: Limit['period'];
  amount: bigint;
  used: bigint;
  left: bigint;
  /** When the window that runs now is over. */
  until: string | null;
}

/** The deposit limit that leaves the least room in a currency: with several, the strictest rules. */
export function strictestDepositLimit(limits: readonly Limit[], currency: string): DepositLimit | null {
  const found = limits
    .filter(({ type, status }) => type === 'deposit' && /^(active|unconfirmed_disable|confirmed_disable)$/.test(status))
    .flatMap(({ period, accounts = [], selected_account: own }) =>
      // A limit in another currency counts here too: it says itself what it comes to.
      [...accounts, ...(own ? [own] : [])]
        .filter((account) => account.currency === currency)
        .map((account): DepositLimit => {
          const amount = BigInt(account.amount_cents);
          // Turnover travels below zero; what counts is how much of it.
          const used = BigInt(Math.abs(account.current_value_amount_cents));
          const left = amount > used ? amount - used : 0n;
          return { period, amount, used, left, until: account.active_until };
        }),
    );
  return found.reduce<DepositLimit | null>((least, one) => (least && least.left <= one.left ? least : one), null);
}
