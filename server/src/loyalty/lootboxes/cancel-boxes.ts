import { Refusal } from '@halley/contract';
import { type Tx, writeEvents } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { boxMessage } from './box-words.ts';
import { type StoredLootbox, stageAt } from './lootbox.ts';
import { findLootboxById, lockLootbox, saveClocks } from './lootbox-store.ts';

/** Takes boxes away that can still be opened; whoever calls this has locked them. @returns how many */
export async function cancelBoxes(tx: Tx, boxes: readonly StoredLootbox[], now: Date): Promise<number> {
  const open = boxes.filter((box) => stageAt(box, now) === 'issued');
  await saveClocks(
    tx,
    open.map((box) => ({ ...box, stage: 'canceled' as const, stoppedAt: null })),
    now,
  );
  await writeEvents(
    tx,
    'loyalty.lootbox_changed',
    open.map(({ id, playerId }) => ({ playerId, lootboxId: id })),
  );
  return open.length;
}

/** The order a box was had with; null: it was given. */
export function orderOfBox({ source: { occasion } }: Pick<StoredLootbox, 'source'>): number | null {
  const [, order] = /^order:(\d+):\d+$/.exec(occasion) ?? [];
  return order === undefined ? null : Number(order);
}

/**
 * Takes away a box that was given by mistake: its cost goes back to the budget, and the player is told. Boxes that were had for
 * points come back with their order, and the points with them. Throws `LOOTBOX_OVER`, `ORDER_MOVED`.
 */
export async function cancelLootbox(
  ports: Pick<LoyaltyPorts, 'clock' | 'promotions' | 'notify'>,
  tx: Tx,
  { id, returnOrder }: { id: number; returnOrder(orderId: number): Promise<unknown> },
): Promise<StoredLootbox> {
  const found = await findLootboxById(tx, id);
  if (!found) throw new Refusal('NOT_FOUND');
  const now = ports.clock.now();
  const { playerId, promotionId, grantId, source } = found;
  if (stageAt(found, now) !== 'issued') throw new Refusal('LOOTBOX_OVER');
  const orderId = orderOfBox(found);
  if (orderId !== null) {
    await returnOrder(orderId);
    return { ...found, stage: 'canceled', stoppedAt: null };
  }
  await ports.promotions.lockWallets(tx, found);
  const box = await lockLootbox(tx, { id, playerId });
  if (!box || (await cancelBoxes(tx, [box], now)) === 0) throw new Refusal('LOOTBOX_OVER');
  const back = { playerId, promotionId, occasions: [source.occasion], grantIds: [grantId] };
  await ports.promotions.takeBack(tx, { ...back, reason: `box ${id} canceled` });
  const message = boxMessage(source.texts);
  await ports.notify(tx, { playerIds: [playerId], kind: 'service', message, key: `box:${id}`, waitsDays: 30 });
  return { ...box, stage: 'canceled', stoppedAt: null };
}
