import { wireCents } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { CardsOfPlayer } from '../../promotions/index.ts';
import { type ChancePorts, chancesOf, meanWorth, readChancesShown } from '../lootboxes/chances-of.ts';
import type { BoxShown } from './describe-cards.ts';

/** What is in the boxes of cards, with their chances and what they come to on average; by promotion. */
export async function readBoxes(
  ports: ChancePorts,
  db: Queryable,
  { cards, player: { currency } }: CardsOfPlayer,
): Promise<Map<number, BoxShown>> {
  const boxes = new Map<number, BoxShown>();
  for (const { due, promotion } of cards) {
    if (due?.type !== 'lootbox') continue;
    const of = { promotionId: promotion.id, version: promotion.version, currency };
    const shown = await readChancesShown(ports, db, of);
    const worthCents = wireCents(meanWorth(due.items, shown));
    boxes.set(promotion.id, { chances: chancesOf(due.items, shown), worthCents });
  }
  return boxes;
}
