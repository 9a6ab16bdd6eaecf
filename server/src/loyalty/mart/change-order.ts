import { type OrderMove, Refusal } from '@halley/contract';
import { invariant, type Tx, writeEvents } from '../../kit/index.ts';
import { cancelBoxes } from '../lootboxes/cancel-boxes.ts';
import { boxesOfOccasions } from '../lootboxes/lootbox-store.ts';
import { returnPoints } from '../points/move-points.ts';
import { insertEntries, lockAccounts, lotsOfMonths, type PointsAccount } from '../points/points-store.ts';
import { saveMoved } from '../points/save-moves.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { mayTakeBack } from './may-take-back.ts';
import { type Order, occasionsOf } from './order.ts';
import { givesBack, moveOrder } from './order-moves.ts';
import { findOrder, lockOrder, updateOrder } from './order-store.ts';
import { orderMessage } from './order-words.ts';

type ChangePorts = Pick<LoyaltyPorts, 'clock' | 'identity' | 'promotions' | 'notify'>;

/** So long a word about an order waits for whoever is away. */
const waitsDays = 30;

export interface OrderChange {
  id: number;
  move: OrderMove;
  /** Of the parcel; unset: what it was. */
  tracking?: string | undefined;
  /** `player`, or the name of a member of staff. */
  actor: string;
  /** Whose it must be; unset: whoever asks may move all of them. */
  playerId?: number;
}

/** The player gives an order back, while that can be done: goods are canceled, boxes returned. Throws `ORDER_MOVED`. */
export async function takeBackOrder(
  ports: ChangePorts,
  tx: Tx,
  { id, playerId }: { id: number; playerId: number },
): Promise<Order> {
  const found = await findOrder(tx, id);
  if (!found || found.playerId !== playerId) throw new Refusal('NOT_FOUND');
  // Whether they are unopened is looked at once they are locked.
  if (!mayTakeBack(found, { now: ports.clock.now(), areUnopened: true })) throw new Refusal('ORDER_MOVED');
  const move = found.type === 'goods' ? 'cancel' : 'return';
  return changeOrder(ports, tx, { id, move, actor: 'player', playerId });
}

/** Moves an order on. One that is canceled or returned gives points, number and cost back. Throws `ORDER_MOVED`. */
export async function changeOrder(ports: ChangePorts, tx: Tx, change: OrderChange): Promise<Order> {
  const { id, move, tracking, actor, playerId } = change;
  const now = ports.clock.now();
  const found = await findOrder(tx, id);
  if (!found || (playerId !== undefined && found.playerId !== playerId)) throw new Refusal('NOT_FOUND');
  // A box is opened behind the wallet's lock: here it is either opened before, or stays closed.
  if (found.type === 'lootboxes') await ports.promotions.lockWallets(tx, found);
  // Points before the order, as where points are spent.
  const [account] = await lockAccounts(tx, [found.playerId], now);
  const order = (await lockOrder(tx, id)) as Order;
  const state = moveOrder(order, move);
  if (!state) throw new Refusal('ORDER_MOVED');
  if (order.type === 'lootboxes') await cancelBoxesOf(tx, order, now);
  const changed = await updateOrder(tx, { id, state, tracking: tracking || order.tracking, at: now });
  if (givesBack(state)) await giveBack(ports, tx, { order: changed, account: account as PointsAccount, actor, now });
  await writeEvents(tx, 'loyalty.order_changed', [{ playerId: order.playerId, orderId: id, state }]);
  const message = actor === 'player' ? null : orderMessage(changed);
  if (message)
    await ports.notify(tx, {
      playerIds: [order.playerId],
      kind: 'service',
      message,
      key: `order:${id}:${state}`,
      waitsDays,
    });
  return changed;
}

/** All of them, or none: one that was opened is used. */
async function cancelBoxesOf(tx: Tx, order: Order, now: Date): Promise<void> {
  const { playerId, promotionId, quantity } = order;
  const boxes = await boxesOfOccasions(tx, { playerId, promotionId, occasions: occasionsOf(order) });
  const canceled = await cancelBoxes(tx, boxes, now);
  if (canceled !== quantity) throw new Refusal('ORDER_MOVED');
}

/** What was had and cannot be used, as tickets of a lottery that was called off, goes back. Once back, it changes nothing. */
export async function giveBackOrder(ports: ChangePorts, tx: Tx, { orderId }: { orderId: number }): Promise<void> {
  const now = ports.clock.now();
  const found = await findOrder(tx, orderId);
  invariant(found, 'an order that something was given for is there');
  const [account] = await lockAccounts(tx, [found.playerId], now);
  const order = (await lockOrder(tx, orderId)) as Order;
  if (givesBack(order.state)) return;
  const changed = await updateOrder(tx, { id: orderId, state: 'returned', tracking: order.tracking, at: now });
  await giveBack(ports, tx, { order: changed, account: account as PointsAccount, actor: 'system', now });
  await writeEvents(tx, 'loyalty.order_changed', [{ playerId: order.playerId, orderId, state: 'returned' }]);
}

async function giveBack(
  { identity, promotions }: ChangePorts,
  tx: Tx,
  { order, account, actor, now }: { order: Order; account: PointsAccount; actor: string; now: Date },
): Promise<void> {
  const { id, playerId, promotionId, points, texts, paidFrom: paid, state } = order;
  const months = paid.map(([month]) => month);
  const known = await lotsOfMonths(tx, playerId, months);
  // While a break lasts no lot's time passes.
  const back = returnPoints(account, { paid, known, now: account.stoppedAt ?? now });
  const entry = { playerId, kind: 'returned', chargeable: points, persistent: 0n, actor } as const;
  await insertEntries(tx, [{ ...entry, key: `returned:${id}`, detail: { orderId: id, promotionId, texts } }], now);
  await saveMoved({ identity }, tx, { moved: [{ ...account, ...back }], now });
  await promotions.takeBack(tx, { playerId, promotionId, occasions: occasionsOf(order), reason: `order ${state}` });
}
