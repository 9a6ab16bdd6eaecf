import { Refusal } from '@halley/contract';
import { type Tx, writeEvents } from '../kit/index.ts';
import { findGifts } from './gift-store.ts';
import { reorderQueue } from './order-queue.ts';
import { openPurse } from './purse.ts';

/** The player's own order of the bonuses of one wallet that wait. */
export async function orderBonuses(
  tx: Tx,
  { playerId, ids }: { playerId: number; ids: readonly number[] },
): Promise<void> {
  const [first] = await findGifts(tx, ids.slice(0, 1));
  if (first?.playerId !== playerId) throw new Refusal('ids.not_the_queue');
  const purse = await openPurse(tx, first);
  const ordered = reorderQueue(purse.gifts(), ids).map((gift) => purse.set(gift));
  await purse.write(tx);
  await writeEvents(
    tx,
    'bonuses.changed',
    ordered.map(({ id: giftId, type, stage }) => ({ playerId, giftId, type, stage })),
  );
}
