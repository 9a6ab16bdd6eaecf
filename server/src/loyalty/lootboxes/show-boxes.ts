import { type Currency, type ItemChance, wireCents } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { type ChancePorts, chancesOf, meanWorth, readChancesShown } from './chances-of.ts';
import type { BoxItem } from './lootbox.ts';

/** A box that can be had, as it would be given. */
export interface OfferedBox {
  promotionId: number;
  version: number;
  items: readonly BoxItem[];
}

/** What boxes hold with their chances, and what one comes to on average; by promotion. For the points shop. */
export async function showBoxes(
  ports: ChancePorts,
  db: Queryable,
  { boxes, currency }: { boxes: readonly OfferedBox[]; currency: Currency },
): Promise<Map<number, { chances: ItemChance[]; worthCents: number }>> {
  const shown = new Map<number, { chances: ItemChance[]; worthCents: number }>();
  for (const { promotionId, version, items } of boxes) {
    const by = await readChancesShown(ports, db, { promotionId, version, currency });
    shown.set(promotionId, { chances: chancesOf(items, by), worthCents: wireCents(meanWorth(items, by)) });
  }
  return shown;
}
