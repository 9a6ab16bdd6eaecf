import type { LootboxReward, PromotionRule } from '@halley/contract';
import { aRule, usualPlay } from '../../promotions/testing/a-rule.ts';

export const spins = {
  type: 'freespins',
  games: ['halley-studio/comet-run'],
  bet: { EUR: 20 },
  count: 5,
  days: 30,
  result: 'cash',
} as const;

/** A little of everything. */
export const wheelItems: LootboxReward['items'] = [
  { weight: 340, prize: { type: 'points', chargeable: 10, persistent: 0 } },
  { weight: 160, prize: { ...spins, games: [...spins.games] } },
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
