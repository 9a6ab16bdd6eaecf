import type { Account } from '@halley/contract';
import { useQuery } from '../query/index.ts';
import { usePlayer, useRootData } from '../session/index.ts';

/** The wallets of the player, kept up to date by live events; empty for a guest. */
export function useAccounts(): Account[] {
  const loaded = useRootData()?.accounts ?? undefined;
  const { data } = useQuery('listAccounts', undefined, { initial: loaded, enabled: false });
  return loaded ? ((data ?? []) as Account[]) : [];
}

/** The wallet stakes come from: the player's currency says which one is selected. */
export function useSelectedAccount(): Account | undefined {
  const accounts = useAccounts();
  const player = usePlayer();
  return accounts.find((account) => account.currency === player?.currency) ?? accounts[0];
}
