import { randomBytes } from 'node:crypto';
import type { Contest, Meter, PromotionRule, Reward } from '@halley/contract';
import { aRule } from '../../promotions/testing/a-rule.ts';

type Changed = Partial<Omit<PromotionRule, 'contest'>> & { contest?: Partial<Contest>; meter?: Partial<Meter> };

const meter: Meter = { of: 'stake', money: 'cash', games: {}, window: 'whole', from: 'joined' };
/** No two that run share a name, or a part of it. */
const ownName = () => randomBytes(6).toString('hex');
const rates = { EUR: 1_000_000, USD: 900_000 };

/** A race of stakes for 100 EUR: half, three tenths and a tenth of it. Who joins is in it. */
export function aTournament({ contest, meter: counted, ...changed }: Changed = {}): PromotionRule {
  return aRule({
    kind: 'tournament',
    schedule: { from: '2026-11-17T00:00:00.000Z', to: '2026-11-24T00:00:00.000Z' },
    trigger: { rank: { ...meter, ...counted } },
    contest: {
      identifier: `comet-race-${ownName()}`,
      currency: 'EUR',
      rates,
      pool: 10_000,
      prizes: [
        { from: 1, to: 1, share: 5_000 },
        { from: 2, to: 2, share: 3_000 },
        { from: 3, to: 3, share: 1_000 },
      ],
      ...contest,
    },
    condition: {},
    rewards: [],
    budget: { currency: 'EUR', expected: 10_000, hard: 20_000 },
    ...changed,
  });
}

const gift = (amount: number): Reward => ({ type: 'cash', amount: { EUR: amount } });

/** Three levels, at 10, 20 and 50 EUR staked: one, two and five euro. */
export function aQuest({ contest, meter: counted, ...changed }: Changed = {}): PromotionRule {
  return aRule({
    kind: 'quest',
    schedule: { from: '2026-11-17T00:00:00.000Z', to: '2026-12-17T00:00:00.000Z' },
    trigger: {
      meter: { ...meter, from: 'start', ...counted },
      reaches: [
        { at: 1_000, rewards: [gift(100)] },
        { at: 2_000, rewards: [gift(200)] },
        { at: 5_000, rewards: [gift(500)] },
      ],
    },
    contest: { identifier: `quest--xs--comet-${ownName()}`, currency: 'EUR', rates, ...contest },
    condition: {},
    rewards: [],
    caps: { perPlayer: 3 },
    budget: { currency: 'EUR', expected: 10_000, hard: 100_000 },
    ...changed,
  });
}
