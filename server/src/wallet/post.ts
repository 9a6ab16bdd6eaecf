import { type Tx, writeEvents } from '../kit/index.ts';
import { accountOf } from './account-of.ts';
import { applyMovements } from './apply-movements.ts';
import { insertTransfers, updateBalances } from './store.ts';
import type { IdleShift, Movement, Wallet } from './wallet.ts';

/**
 * The one way money moves: writes the transfers, sets the balances of the wallets (which the caller has locked) and
 * tells the players. `shifts` say what becomes idle of their bonus, or stakeable. Returns the wallets as they are now.
 */
export async function post(
  tx: Tx,
  wallets: Iterable<Wallet>,
  movements: readonly Movement[],
  shifts: readonly IdleShift[] = [],
): Promise<Wallet[]> {
  if (movements.length === 0 && shifts.length === 0) return [];
  const { applied, changed } = applyMovements(wallets, movements, shifts);
  await Promise.all([
    applied.length > 0 ? insertTransfers(tx, applied) : undefined,
    updateBalances(tx, changed),
    writeEvents(
      tx,
      'wallet.changed',
      changed.map((wallet) => ({ playerId: wallet.playerId, account: accountOf(wallet) })),
    ),
  ]);
  return changed;
}
