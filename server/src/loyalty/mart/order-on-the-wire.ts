import type { MartOrder, StaffOrder } from '@halley/contract';
import { wordsIn } from '../../promotions/index.ts';
import { pointsOnTheWire } from '../points/millionths.ts';
import type { Order } from './order.ts';

export function orderOnTheWire(
  order: Order,
  { language, lootboxes }: { language: string; lootboxes: ReadonlyMap<number, number[]> },
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
    lootbox_ids: lootboxes.get(id) ?? [],
  };
}

export function staffOrder(
  order: Order,
  {
    nicknames,
    lootboxes,
  }: Record<'lootboxes', ReadonlyMap<number, number[]>> & {
    nicknames: ReadonlyMap<number, string | null>;
  },
): StaffOrder {
  const { playerId } = order;
  return {
    ...orderOnTheWire(order, { language: 'en', lootboxes }),
    player_id: playerId,
    nickname: nicknames.get(playerId) ?? null,
  };
}
