import { type OrderMove, Refusal } from '@halley/contract';
import { invariant, type Tx, writeEvents } from '../../kit/index.ts';
import { returnPoints } from '../points/move-points.ts';
import { insertEntries, lockAccounts, lotsOfMonths, type PointsAccount } from '../points/points-store.ts';
import { saveMoved } from '../points/save-moves.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { type Order, occasionsOf } from './order.ts';
import { givesBack, moveOrder } from './order-moves.ts';
import { findOrder, lockOrder, updateOrder } from './order-store.ts';

type ChangePorts = Pick<LoyaltyPorts, 'clock' | 'identity' | 'promotions'>;

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

/** Moves an order on. One that is canceled or returned gives points, number and cost back. Throws `ORDER_MOVED`. */
export async function changeOrder(ports: ChangePorts, tx: Tx, change: OrderChange): Promise<Order> {
  const { id, move, tracking, actor, playerId } = change;
  const now = ports.clock.now();
  const found = await findOrder(tx, id);
  if (!found || (playerId !== undefined && found.playerId !== playerId)) throw new Refusal('NOT_FOUND');
  // Points before the order, as where points are spent.
  const [account] = await lockAccounts(tx, [found.playerId], now);
  const order = (await lockOrder(tx, id)) as Order;
  const state = moveOrder(order, move);
  if (!state) throw new Refusal('ORDER_MOVED');
  const changed = await updateOrder(tx, { id, state, tracking: tracking || order.tracking, at: now });
  if (givesBack(state)) await giveBack(ports, tx, { order: changed, account: account as PointsAccount, actor, now });
  await writeEvents(tx, 'loyalty.order_changed', [{ playerId: order.playerId, orderId: id, state }]);
  return changed;
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
