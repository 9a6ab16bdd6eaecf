import type { Account } from '@halley/contract';
import { useQuery } from '../query/index.ts';
import { useRootData } from '../shell/session.ts';

/** The wallets of the player, kept up to date by live events; empty for a guest. */
export function useAccounts(): Account[] {
  const loaded = useRootData()?.accounts ?? undefined;
  const { data } = useQuery('listAccounts', undefined, { initial: loaded, enabled: false });
  return loaded ? ((data ?? []) as Account[]) : [];
}

/** The wallet stakes come from. */
export function useActiveAccount(): Account | undefined {
  const accounts = useAccounts();
  return accounts.find((account) => account.active) ?? accounts[0];
}

/** A wallet changed: in its place, or a new one at the end. */
export function withAccount(accounts: readonly Account[], changed: Account): Account[] {
  const others = accounts.some(({ currency }) => currency === changed.currency);
  return others
    ? accounts.map((account) => (account.currency === changed.currency ? changed : account))
    : [...accounts, changed];
}
