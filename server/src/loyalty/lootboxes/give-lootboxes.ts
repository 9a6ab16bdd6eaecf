import { writeEvents } from '../../kit/index.ts';
import type { GiveReward } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { insertLootboxes } from './lootbox-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Boxes and turns of promotions: a grant that was given before changes nothing. */
export function giveLootboxes({ clock }: Pick<LoyaltyPorts, 'clock'>): GiveReward<'lootbox'> {
  return async (tx, grants) => {
    const now = clock.now();
    const given = await insertLootboxes(
      tx,
      grants.map(({ reward, ...source }) => ({
        playerId: source.playerId,
        grantId: source.id,
        promotionId: source.promotionId,
        version: source.version,
        source,
        groupKey: reward.groupKey,
        currency: source.currency,
        items: reward.items,
        createdAt: now,
        validUntil: new Date(now.getTime() + reward.days * dayMs),
      })),
    );
    await writeEvents(
      tx,
      'loyalty.lootbox_changed',
      given.map(({ id, playerId }) => ({ playerId, lootboxId: id })),
    );
  };
}
