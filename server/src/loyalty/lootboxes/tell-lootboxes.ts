import type { Consumer } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { type DescribePorts, describeLootboxes } from './describe-lootboxes.ts';
import { findLootbox } from './lootbox-store.ts';

/** Open pages are told of each box as it is now: many steps of one box are one event. */
export function tellLootboxes(ports: DescribePorts & Pick<LoyaltyPorts, 'identity' | 'tellPlayer'>): Consumer {
  return {
    name: 'loyalty-box-live',
    topics: ['loyalty.lootbox_changed'],
    gatherMs: 1_000,
    async handle(tx, events) {
      const changed = new Map(
        events.flatMap((event) =>
          event.topic === 'loyalty.lootbox_changed' ? [[event.data.lootboxId, event.data]] : [],
        ),
      );
      const playerIds = [...new Set([...changed.values()].map(({ playerId }) => playerId))];
      const languages = await ports.identity.languagesOf(tx, playerIds);
      for (const { playerId, lootboxId } of changed.values()) {
        const box = await findLootbox(tx, { id: lootboxId, playerId });
        if (!box) continue;
        const locale = languages.get(playerId) ?? 'en';
        for (const told of await describeLootboxes(ports, tx, { boxes: [box], locale }))
          ports.tellPlayer(playerId, 'lootboxes_changes', told);
      }
    },
  };
}
