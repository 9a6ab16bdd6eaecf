import type { PromotionRule } from '@halley/contract';
import type { Database } from '../../kit/index.ts';
import type { PromotionDesk } from '../create-promotion-desk.ts';

/** Somebody who may do everything with promotions. */
export const member = (id: number) => ({
  author: { actor: { kind: 'staff' as const, id, name: `Member ${id}` }, reason: 'for a test' },
  member: { id, permissions: ['promotions.read', 'promotions.manage', 'promotions.approve'] },
});

interface HouseOfPromotions {
  database: Database;
  house: { promotions: { desk: PromotionDesk } };
}

/** A promotion that was made, proposed, agreed to by another and started. */
export async function makeLive({ database, house }: HouseOfPromotions, rule: PromotionRule): Promise<number> {
  const { desk } = house.promotions;
  return database.tx(async (tx) => {
    const { id } = await desk.save(tx, { rule }, member(1));
    await desk.move(tx, { id, to: 'proposed', version: 1 }, member(1));
    await desk.approve(tx, { id, version: 1 }, member(2));
    await desk.move(tx, { id, to: 'live', version: 1 }, member(1));
    return id;
  });
}
