import type { MartOrder, StaffOrder } from '@halley/contract';
import { wordsIn } from '../../promotions/index.ts';
import { pointsOnTheWire } from '../points/millionths.ts';
import { mayTakeBack } from './may-take-back.ts';
import type { Order } from './order.ts';
import type { OrderBoxes } from './order-store.ts';

export function orderOnTheWire(
  order: Order,
  { language, lootboxes, now }: { language: string; lootboxes: OrderBoxes; now: Date },
): MartOrder {
  const { id, card, type, texts, quantity, points, state, address, tracking, placedAt, changedAt } = order;
  return {
    id,
    group: card,
    type,
    title: wordsIn(texts, language).title,
    quantity,
    points: pointsOnTheWire(points),
    state,
    address,
    tracking,
    placed_at: placedAt.toISOString(),
    changed_at: changedAt.toISOString(),
    lootbox_ids: lootboxes.get(id)?.ids ?? [],
    can_take_back: mayTakeBack(order, { now, areUnopened: lootboxes.get(id)?.areUnopened ?? false }),
  };
}

export function staffOrder(
  order: Order,
  { nicknames, lootboxes, now }: { nicknames: ReadonlyMap<number, string | null>; lootboxes: OrderBoxes; now: Date },
): StaffOrder {
  const { playerId } = order;
  return {
    ...orderOnTheWire(order, { language: 'en', lootboxes, now }),
    player_id: playerId,
    nickname: nicknames.get(playerId) ?? null,
  };
}
