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

export { withAccount } from './with-account.ts';
