import type { LootboxReward, PromotionRule } from '@halley/contract';
import { aRule, someSpins, usualPlay } from '../../promotions/testing/a-rule.ts';

/** A little of everything. */
export const wheelItems: LootboxReward['items'] = [
  { weight: 340, prize: { type: 'points', chargeable: 10, persistent: 0 } },
  { weight: 160, prize: someSpins },
  { weight: 40, prize: { type: 'cash', amount: { EUR: 200 } } },
  { weight: 10, prize: { type: 'bonus', amount: { EUR: 1000 }, ...usualPlay, games: {} } },
  { weight: 450, prize: null },
];

/** A wheel that is turned once a day. */
export const aWheel = (changed: Partial<PromotionRule> = {}, items = wheelItems): PromotionRule =>
  aRule({
    kind: 'wheel',
    groupKey: 'wheel',
    trigger: { claim: 'daily' },
    condition: {},
    rewards: [{ type: 'lootbox', groupKey: 'wheel_daily', days: 7, items }],
    caps: { perPlayer: 10_000 },
    ...changed,
  });
