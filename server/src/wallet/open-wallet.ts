import type { Currency } from '@halley/contract';
import { invariant, type Tx } from '../kit/index.ts';
import { insertWallet, lockWallets } from './store.ts';
import type { Wallet } from './wallet.ts';

/** The player's wallet in a currency, locked; opened when there is none yet. */
export async function openWallet(tx: Tx, owner: { playerId: number; currency: Currency }): Promise<Wallet> {
  const [existing] = await lockWallets(tx, [owner]);
  if (existing) return existing;
  await insertWallet(tx, owner);
  const [opened] = await lockWallets(tx, [owner]);
  invariant(opened, 'a wallet that was just opened is there');
  return opened;
}
