import type { Account } from '@halley/contract';

/** A wallet changed: in its place, or a new one at the end. */
export function withAccount(accounts: readonly Account[], changed: Account): Account[] {
  const known = accounts.some(({ currency }) => currency === changed.currency);
  return known
    ? accounts.map((account) => (account.currency === changed.currency ? changed : account))
    : [...accounts, changed];
}
