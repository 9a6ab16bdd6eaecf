import { type LootboxPrize, type LootboxReward, type PromotionRule, usualWeights } from '@halley/contract';

const words = { title: 'A bonus with your deposit', summary: 'Half of your deposit again, to play slots with.' };

/** How a bonus is played, as most are. */
export const usualPlay = {
  wager: 10,
  weights: usualWeights,
  games: {},
  maxStake: { EUR: 500 },
  days: 30,
  release: 'whole',
} as const;

/** Five rounds of Comet Run at 0.20. */
export const someSpins = {
  type: 'freespins',
  games: ['halley-studio/comet-run'] as string[],
  bet: { EUR: 20 },
  count: 5,
  days: 30,
  result: 'cash',
} as const;

/** A deposit bonus of 100 % up to 100 EUR that the house has nothing against. */
export function aRule(changed: Partial<PromotionRule> = {}): PromotionRule {
  return {
    kind: 'deposit',
    product: 'casino',
    texts: { en: words, de: words, 'fr-CA': words, no: words, it: words },
    schedule: { from: '2026-01-01T00:00:00.000Z' },
    trigger: { event: 'deposited' },
    audience: {},
    condition: { amountAtLeast: { EUR: 1000 } },
    rewards: [{ type: 'bonus', percent: 100, cap: { EUR: 10_000 }, ...usualPlay, games: {} }],
    takeDays: 14,
    caps: { perPlayer: 1 },
    budget: { currency: 'EUR', expected: 100_000, hard: 500_000 },
    stacking: { group: '', order: 0 },
    ...changed,
  };
}

/** Ten euro for a code. */
export const aCoupon = (changed: Partial<PromotionRule> = {}): PromotionRule =>
  aRule({
    kind: 'coupon',
    trigger: { claim: 'code' },
    condition: {},
    rewards: [{ type: 'bonus', amount: { EUR: 1000 }, ...usualPlay, games: {} }],
    ...changed,
  });

/** A tenth of what was lost in a week. */
export const aCashback = (changed: Partial<PromotionRule> = {}): PromotionRule =>
  aRule({
    kind: 'cashback',
    trigger: {
      every: 'week',
      meter: { of: 'netLoss', money: 'cash', games: {}, window: 'week', from: 'start' },
    },
    condition: {},
    rewards: [{ type: 'cash', percent: 10, cap: { EUR: 50_000 } }],
    caps: { perPlayer: 100 },
    ...changed,
  });

/** One in four is something, three are the rest: a euro where nothing else is said. */
export const aBox = (
  prizes: readonly (LootboxPrize | null)[] = [{ type: 'cash', amount: { EUR: 100 } }],
): LootboxReward => ({
  type: 'lootbox',
  groupKey: 'wheel_daily',
  days: 30,
  items: [...prizes.map((prize) => ({ weight: 1, prize })), { weight: 3, prize: null }],
});

/** Five euro for 500 points, or 5 000 where one plays in crowns. */
export const aCard = (changed: Partial<PromotionRule> = {}): PromotionRule =>
  aRule({
    kind: 'shop',
    trigger: { claim: 'points' },
    card: { group: 'money-5', category: 'MONEY_REWARD', price: { EUR: 500, NOK: 5_000 } },
    condition: {},
    rewards: [{ type: 'cash', amount: { EUR: 500 } }],
    caps: { perPlayer: 1_000 },
    ...changed,
  });

const same = 1_000_000;

/** A week's tournament by the best multiple for a thousand euro; who plays in NOK is in it too. */
export const aTournament = (changed: Partial<PromotionRule> = {}): PromotionRule =>
  aRule({
    kind: 'tournament',
    schedule: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-24T00:00:00.000Z' },
    trigger: {
      rank: {
        of: 'multiple',
        money: 'cash',
        games: {},
        stakeAtLeast: { EUR: 20, NOK: 200 },
        window: 'whole',
        from: 'joined',
      },
    },
    contest: {
      identifier: 'comet-race',
      currency: 'EUR',
      rates: { EUR: same, NOK: 86_000 },
      pool: 100_000,
      prizes: [
        { from: 1, to: 1, share: 5000 },
        { from: 2, to: 3, share: 1666, rewards: [{ type: 'points', chargeable: 50, persistent: 0 }] },
      ],
    },
    condition: {},
    rewards: [],
    budget: { currency: 'EUR', expected: 100_000, hard: 200_000 },
    ...changed,
  });

/** Two levels by what is staked. */
export const aQuest = (changed: Partial<PromotionRule> = {}): PromotionRule =>
  aTournament({
    kind: 'quest',
    trigger: {
      meter: { of: 'stake', money: 'cash', games: {}, window: 'whole', from: 'start' },
      reaches: [
        { at: 10_000, rewards: [{ type: 'points', chargeable: 10, persistent: 0 }] },
        { at: 50_000, rewards: [{ type: 'cash', amount: { EUR: 500, NOK: 5000 } }] },
      ],
    },
    contest: { identifier: 'quest--xs--first-light', currency: 'EUR', rates: { EUR: same, NOK: 86_000 } },
    caps: { perPlayer: 2 },
    ...changed,
  });

/** Tickets for points and with deposits. */
export const aLottery = (changed: Partial<PromotionRule> = {}): PromotionRule =>
  aTournament({
    kind: 'lottery',
    trigger: { draw: 'tickets' },
    contest: {
      identifier: 'autumn-draw',
      currency: 'EUR',
      rates: { EUR: same },
      pool: 100_000,
      prizes: [{ from: 1, to: 2, share: 5000 }],
      tickets: {
        points: 100,
        deposits: { EUR: [{ from: 2000, price: 2000 }] },
        most: 50,
        drawAt: '2026-11-25T00:00:00.000Z',
      },
    },
    caps: { perPlayer: 2 },
    ...changed,
  });
