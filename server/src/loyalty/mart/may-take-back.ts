import type { Order } from './order.ts';
import { moveOrder } from './order-moves.ts';

/** How long boxes and turns can be given back that nobody has opened. */
const withinMs = 60 * 60 * 1000;

/**
 * Whether a player may give an order back: goods until they are sent, boxes within the hour. Money, spins and tickets are the
 * player's own at once and stay so.
 */
export function mayTakeBack(
  { type, state, placedAt }: Pick<Order, 'type' | 'state' | 'placedAt'>,
  { now, areUnopened }: { now: Date; areUnopened: boolean },
): boolean {
  if (type === 'goods') return moveOrder({ type, state }, 'cancel') !== undefined;
  return (
    moveOrder({ type, state }, 'return') !== undefined && areUnopened && now.getTime() - placedAt.getTime() <= withinMs
  );
}
