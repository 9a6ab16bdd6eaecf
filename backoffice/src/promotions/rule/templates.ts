import type { BonusReward, ContestKind, PromotionKind, PromotionRule, Reward } from '@halley/contract';
import { contestStart, isContest } from './contest-templates.ts';
import { templateTexts } from './template-texts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Ten times, thirty days, small stakes, released step by step: what every profile of the house allows. */
const usualPlay: Omit<BonusReward, 'type' | 'percent' | 'amount' | 'cap'> = {
  wager: 10,
  weights: { slots: 100, other: 50, tables: 10, sport: 0 },
  games: {},
  maxStake: { EUR: 500 },
  days: 30,
  release: 'steps',
};

const aSlot = 'halley-studio/comet-run';
const withDeposit = { amountAtLeast: { EUR: 2000 } };
const spins = (count: number): Reward => ({
  type: 'freespins',
  games: [aSlot],
  bet: { EUR: 20 },
  count,
  days: 30,
  result: 'bonus',
  maxWin: { EUR: 5000 },
  wins: usualPlay,
});

type Start = Pick<PromotionRule, 'trigger' | 'condition' | 'rewards'> &
  Partial<Pick<PromotionRule, 'product' | 'audience' | 'card'>> & { perPlayer?: number; weekdays?: number[] };

const starts: Readonly<Record<Exclude<PromotionKind, ContestKind>, Start>> = {
  deposit: {
    trigger: { event: 'deposited' },
    condition: { ...withDeposit, depositNumber: [1], firstTime: true },
    rewards: [{ type: 'bonus', percent: 100, cap: { EUR: 10_000 }, ...usualPlay }],
  },
  reload: {
    trigger: { event: 'deposited' },
    condition: { ...withDeposit, accountAgeDays: 7 },
    rewards: [{ type: 'bonus', percent: 50, cap: { EUR: 7500 }, ...usualPlay }],
    perPlayer: 4,
    weekdays: [1],
  },
  registration: {
    trigger: { event: 'registered' },
    condition: { firstTime: true },
    rewards: [spins(20)],
  },
  no_deposit: {
    trigger: { event: 'email_confirmed' },
    condition: { firstTime: true },
    rewards: [{ type: 'bonus', amount: { EUR: 500 }, ...usualPlay, maxCashout: { EUR: 5000 } }],
  },
  freespins: {
    trigger: { event: 'deposited' },
    condition: withDeposit,
    rewards: [spins(25)],
  },
  cashback: {
    trigger: {
      every: 'week',
      meter: { of: 'netLoss', money: 'cash', games: {}, window: 'week', from: 'start' },
    },
    condition: {},
    rewards: [{ type: 'cash', percent: 10, cap: { EUR: 20_000 } }],
    perPlayer: 52,
  },
  coupon: {
    trigger: { claim: 'code' },
    condition: { firstTime: true },
    rewards: [{ type: 'bonus', amount: { EUR: 1000 }, ...usualPlay }],
  },
  manual: {
    trigger: { claim: 'staff' },
    condition: {},
    rewards: [{ type: 'bonus', amount: { EUR: 1000 }, ...usualPlay }],
    perPlayer: 10,
  },
  freebet: {
    trigger: { event: 'deposited' },
    condition: withDeposit,
    rewards: [{ type: 'freebet', amount: { EUR: 1000 }, returns: 'only_win', minOdds: 1.5, days: 30 }],
    product: 'sport',
  },
  shop: {
    trigger: { claim: 'points' },
    condition: {},
    rewards: [spins(20)],
    card: { group: 'spins-20', category: 'FREE_SPINS', price: { EUR: 400 } },
    perPlayer: 1000,
  },
  wheel: {
    trigger: { claim: 'daily' },
    condition: {},
    rewards: [
      {
        type: 'lootbox',
        groupKey: 'wheel_daily',
        days: 30,
        items: [
          { weight: 34, prize: { type: 'points', chargeable: 10, persistent: 0 } },
          { weight: 24, prize: { type: 'points', chargeable: 25, persistent: 0 } },
          { weight: 12, prize: { type: 'points', chargeable: 50, persistent: 0 } },
          { weight: 4, prize: { type: 'cash', amount: { EUR: 200 } } },
        ],
      },
    ],
    perPlayer: 1000,
  },
};

/** A rule to start from, from the next midnight on: it can be sent as it is. */
export function ruleOfTemplate(kind: PromotionKind, now: Date): PromotionRule {
  const from = new Date(Math.ceil((now.getTime() + 1) / dayMs) * dayMs);
  const common = {
    texts: templateTexts[kind],
    takeDays: 30,
    budget: { currency: 'EUR', expected: 1_000_000, hard: 2_000_000 },
    stacking: { group: kind, order: 10 },
  } as const;
  if (isContest(kind)) return { ...common, ...contestStart(kind, from) };
  const {
    trigger,
    condition,
    rewards,
    product = 'casino',
    audience = {},
    perPlayer = 1,
    weekdays,
    card,
  } = starts[kind];
  return {
    ...common,
    kind,
    product,
    schedule: { from: from.toISOString(), ...(weekdays && { weekdays }) },
    trigger,
    ...(card && { card }),
    audience,
    condition,
    rewards,
    caps: { perPlayer, perHousehold: perPlayer },
  };
}
