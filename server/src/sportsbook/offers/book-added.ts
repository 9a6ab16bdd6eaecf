import { keyFor, type Tx } from '../../kit/index.ts';
import { type HouseTransfer, moveHouseMoney } from '../../wallet/index.ts';
import type { BetChange } from '../settle/change-bet.ts';

/** What offers add to returns is a cost of promotions, not of the book: one transfer for each currency and way. */
export async function bookAdded(tx: Tx, changes: readonly Pick<BetChange, 'before' | 'after'>[]): Promise<void> {
  const transfers = new Map<string, HouseTransfer>();
  for (const { before, after } of changes) {
    const more = after.added - before.added;
    if (more === 0n) continue;
    const { currency } = after;
    const [from, to] = more > 0n ? (['bonus_cost', 'sports'] as const) : (['sports', 'bonus_cost'] as const);
    const way = `${currency} ${from} ${to}`;
    const amount = more > 0n ? more : -more;
    const known = transfers.get(way);
    if (known) known.amount += amount;
    else {
      // What an offer adds changes at most once in each version of its bet.
      const key = keyFor(`added from bet ${after.id} ${after.settlementVersion} on: ${way}`);
      transfers.set(way, { key, reason: 'offer_added', currency, from, to, amount });
    }
  }
  await moveHouseMoney(tx, [...transfers.values()]);
}
