import { keyFor, type Tx } from '../../kit/index.ts';
import { type HouseTransfer, moveHouseMoney } from '../../wallet/index.ts';
import type { BetChange } from './change-bet.ts';

/** Stakes of many bets move in the house by one transfer for each way they go. Before the wallets' own journal is written. */
export async function moveStakes(tx: Tx, changes: readonly Pick<BetChange, 'after' | 'stake'>[]): Promise<void> {
  const transfers = new Map<string, HouseTransfer>();
  for (const { after, stake } of changes) {
    if (!stake) continue;
    const { from, to, amount } = stake;
    const way = `${after.currency} ${from} ${to}`;
    const known = transfers.get(way);
    if (known) known.amount += amount;
    else {
      const reason = to === 'sports_open' ? 'bet_reopened' : 'bet_decided';
      // A bet's stake moves at most once in each of its versions.
      const key = keyFor(`stakes from bet ${after.id} ${after.settlementVersion} on: ${way}`);
      transfers.set(way, { key, reason, currency: after.currency, from, to, amount });
    }
  }
  await moveHouseMoney(tx, [...transfers.values()]);
}
