import { invariant, writeEvents } from '../kit/index.ts';
import { lockLottery, markCanceled } from './lottery-store.ts';
import type { LotteriesPorts } from './ports.ts';
import { boughtInCanceled, voidRange } from './ticket-store.ts';

/** Called off before its end: nothing is drawn, and no tickets are given from then on. */
export async function cancelLottery(
  { database, clock, promotions }: Pick<LotteriesPorts, 'database' | 'clock' | 'promotions'>,
  promotionId: number,
): Promise<void> {
  await database.tx(async (tx) => {
    const lottery = await lockLottery(tx, promotionId);
    if (lottery?.state !== 'open') return;
    await markCanceled(tx, promotionId, clock.now());
    await promotions.pools.close(tx, { promotionId, now: clock.now() });
    await writeEvents(tx, 'lotteries.moved', [{ promotionId, state: 'canceled' }]);
  });
}

const mostAtOnce = 500;

/**
 * Points that were paid for tickets of lotteries that were called off go back, order by order, each in a transaction of its own:
 * points are locked before lotteries everywhere. What a house that died has not given back the next run does.
 */
export async function giveBackPoints({
  database,
  clock,
  giveBackOrder,
}: Pick<LotteriesPorts, 'database' | 'clock' | 'giveBackOrder'>): Promise<void> {
  for (;;) {
    const bought = await boughtInCanceled(database, mostAtOnce);
    if (bought.length === 0) return;
    for (const { playerId, promotionId, source, reference } of bought) {
      const orderId = Number(/^order:(\d+)$/.exec(reference)?.[1]);
      invariant(Number.isSafeInteger(orderId), 'tickets for points are of an order');
      await database.tx(async (tx) => {
        await giveBackOrder(tx, { orderId });
        await voidRange(tx, { playerId, promotionId, source, reference, why: 'called off', now: clock.now() });
        await writeEvents(tx, 'lotteries.tickets_changed', [{ playerId, promotionId }]);
      });
    }
  }
}
