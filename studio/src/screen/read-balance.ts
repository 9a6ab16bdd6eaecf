import type { GameApi } from './api.ts';
import type { Launch } from './launch.ts';
import type { Pair } from './use-seeds.ts';

export interface BalanceSources {
  launch: Launch;
  /** Demo money has no wallet: its balance comes with the seeds. */
  pair: Pair & { balance_cents?: number };
  /** The balance after the last round, where nothing newer is known. */
  last: bigint | undefined;
}

/** undefined: not known yet; the first round, or the page around the game, will tell. */
export async function readBalance(api: GameApi, sources: BalanceSources): Promise<bigint | undefined> {
  const { launch, pair, last } = sources;
  if (pair.balance_cents !== undefined) return BigInt(pair.balance_cents);
  if (launch.mode === 'demo') return last;
  try {
    const accounts = await api.listAccounts({ query: { compatibility: 'false' } });
    const account = accounts.find((each) => each.currency === launch.currency);
    return account ? BigInt(account.amount_cents) : 0n;
  } catch {
    return last;
  }
}
