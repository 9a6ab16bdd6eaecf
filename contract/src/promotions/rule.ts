import { z } from 'zod';
import { licences } from '../licence.ts';
import { countryCode, currency, timestamp } from '../schemas.ts';

/** The languages every promotion is written in. */
export const promotionLanguages = ['en', 'de', 'fr-CA', 'no', 'it'] as const;
export type PromotionLanguage = (typeof promotionLanguages)[number];

/** What a promotion is, for lists and for the words of its card. What it does is said by its trigger and rewards. */
export const promotionKinds = [
  'deposit',
  'registration',
  'no_deposit',
  'reload',
  'freespins',
  'cashback',
  'coupon',
  'manual',
  'freebet',
  'shop',
  'wheel',
] as const;
export type PromotionKind = (typeof promotionKinds)[number];

export const products = ['casino', 'sport', 'any'] as const;
export type Product = (typeof products)[number];

/** Amounts are written out per currency: a currency without one is not in the promotion. */
export const perCurrency = z.partialRecord(currency, z.int().positive());
export type PerCurrency = z.output<typeof perCurrency>;

const identifiers = z.array(z.string().min(1).max(100)).max(500);

/** Which games: named ones, those of collections, or all that are not left out. Empty: all. */
export const GameFilter = z
  .object({ games: identifiers.optional(), collections: identifiers.optional(), not: identifiers.optional() })
  .meta({ id: 'GameFilter' });
export type GameFilter = z.output<typeof GameFilter>;

const percent = z.int().min(0).max(100);

/** How much of a stake counts, in whole percent. The first that names a game holds: `games`, `collections`, then its kind. */
export const Weights = z
  .object({
    slots: percent,
    other: percent,
    tables: percent,
    sport: percent.optional(),
    games: z.record(z.string().max(100), percent).optional(),
    collections: z.record(z.string().max(100), percent).optional(),
  })
  .meta({ id: 'Weights' });
export type Weights = z.output<typeof Weights>;

export const usualWeights: Weights = { slots: 100, other: 50, tables: 10, sport: 0 };

const odds = z.number().min(1.01).max(1000);
const windows = ['whole', 'day', 'week', 'month', 'quarter'] as const;

export const Meter = z
  .object({
    of: z.enum(['rounds', 'stake', 'win', 'multiple', 'netLoss', 'deposits', 'points']),
    /** `cash`: bonus money and free rounds count for nothing. */
    money: z.enum(['cash', 'all']),
    games: GameFilter,
    stakeAtLeast: perCurrency.optional(),
    minOdds: odds.optional(),
    window: z.enum(windows),
    from: z.enum(['joined', 'start']),
  })
  .meta({ id: 'Meter' });
export type Meter = z.output<typeof Meter>;

const wagering = {
  /** The requirement: so many times what was given. 0: nothing has to be staked. */
  wager: z.int().min(0).max(35),
  weights: Weights,
  games: GameFilter,
  maxStake: perCurrency,
  /** What may become cash at most; unset: no limit. */
  maxCashout: perCurrency.optional(),
  /** Days to play, from activation. */
  days: z.int().min(1).max(365),
  release: z.enum(['whole', 'steps']),
  minOdds: odds.optional(),
};

export const BonusReward = z
  .object({
    type: z.literal('bonus'),
    /** Of the deposit; unset: a fixed amount. */
    percent: z.int().min(1).max(500).optional(),
    amount: perCurrency.optional(),
    /** The most that `percent` comes to. */
    cap: perCurrency.optional(),
    ...wagering,
  })
  .meta({ id: 'BonusReward' });
export type BonusReward = z.output<typeof BonusReward>;

export const FreespinsReward = z
  .object({
    type: z.literal('freespins'),
    /** Identifiers of slots that give free rounds; the player plays one of them. */
    games: identifiers.min(1).max(20),
    bet: perCurrency,
    count: z.int().min(1).max(1000),
    /** Days to play the spins, from activation. */
    days: z.int().min(1).max(365),
    /** What is won: the player's own money at once, or a bonus. */
    result: z.enum(['bonus', 'cash']),
    maxWin: perCurrency.optional(),
    /** Of the bonus that the wins become. */
    wins: z.object(wagering).optional(),
  })
  .meta({ id: 'FreespinsReward' });
export type FreespinsReward = z.output<typeof FreespinsReward>;

const CashReward = z.object({
  type: z.literal('cash'),
  amount: perCurrency.optional(),
  /** Of what the meter says, for cashback. */
  percent: z.int().min(1).max(100).optional(),
  cap: perCurrency.optional(),
});
const PointsReward = z.object({
  type: z.literal('points'),
  chargeable: z.int().min(0).max(1_000_000_000),
  persistent: z.int().min(0).max(1_000_000_000),
});

/** What may lie in a box: one thing, or nothing. */
export const LootboxPrize = z
  .discriminatedUnion('type', [BonusReward, FreespinsReward, CashReward, PointsReward])
  .meta({ id: 'LootboxPrize' });
export type LootboxPrize = z.output<typeof LootboxPrize>;

const mostWeight = 1_000_000;

/** A box, or a turn of a wheel: one of several prizes, each as likely as its weight says, for everybody alike. */
export const LootboxReward = z
  .object({
    type: z.literal('lootbox'),
    /** `wheel…` and `manual_wheel…` are turns of the wheel, `rocket_…` are rocket chances; all others are boxes. */
    groupKey: z.string().regex(/^[a-z0-9_-]{1,60}$/),
    /** Days to open it. */
    days: z.int().min(1).max(365),
    items: z
      .array(z.object({ weight: z.int().min(1).max(mostWeight), prize: LootboxPrize.nullable() }))
      .min(2)
      .max(24),
  })
  .meta({ id: 'LootboxReward' });
export type LootboxReward = z.output<typeof LootboxReward>;

export const Reward = z
  .discriminatedUnion('type', [
    BonusReward,
    FreespinsReward,
    CashReward,
    LootboxReward,
    /** A thing that is sent by post; what it costs the house. */
    z.object({ type: z.literal('goods'), worth: perCurrency }),
    z.object({
      type: z.literal('freebet'),
      amount: perCurrency,
      returns: z.enum(['only_win', 'all_win', 'no_risk']),
      minOdds: odds,
      days: z.int().min(1).max(365),
    }),
    PointsReward,
    z.object({ type: z.literal('group'), group: z.int().min(1).max(999_999_999) }),
  ])
  .meta({ id: 'Reward' });
export type Reward = z.output<typeof Reward>;
export type RewardType = Reward['type'];

const step = z.object({ at: perCurrency.or(z.int().positive()), rewards: z.array(Reward).min(1).max(5) });

export const triggerEvents = [
  'registered',
  'email_confirmed',
  'deposited',
  'verified',
  'signed_in',
  'settled',
  'birthday',
  'level_reached',
] as const;

/** What sets it off: news of the house, a meter, an act of the player, time, a place on a board, a draw. */
export const Trigger = z
  .union([
    z.strictObject({ event: z.enum(triggerEvents) }),
    z.strictObject({ meter: Meter, reaches: z.array(step).min(1).max(50) }),
    z.strictObject({ claim: z.enum(['code', 'choice', 'join', 'points', 'staff', 'daily']) }),
    z.strictObject({ every: z.enum(['day', 'week', 'month']), meter: Meter.optional() }),
    z.strictObject({ rank: Meter }),
    z.strictObject({ draw: z.enum(['tickets', 'wheel', 'lootbox']) }),
  ])
  .meta({ id: 'Trigger' });
export type Trigger = z.output<typeof Trigger>;

/** Levels run from 1 to this one. */
export const mostLevel = 12;

const groups = z.array(z.int().min(1).max(999_999_999)).max(100);

/** All that is said must hold. */
export const PromotionAudience = z
  .object({
    groups: groups.optional(),
    notGroups: groups.optional(),
    country: z.array(countryCode).max(250).optional(),
    currency: z.array(currency).max(20).optional(),
    licence: z.array(z.enum(licences)).max(10).optional(),
    vip: z.array(z.string().max(60)).max(20).optional(),
    level: z.object({ from: z.int().min(1).max(mostLevel), to: z.int().min(1).max(mostLevel) }).optional(),
    segment: z.string().max(60).optional(),
    stag: z.array(z.string().max(200)).max(100).optional(),
    verified: z.boolean().optional(),
    playerIds: z.array(z.int().positive()).max(10_000).optional(),
  })
  .meta({ id: 'PromotionAudience' });
export type PromotionAudience = z.output<typeof PromotionAudience>;

export const PromotionCondition = z
  .object({
    /** The player's nth deposit, counted over all currencies. */
    depositNumber: z.array(z.int().min(1).max(1000)).max(50).optional(),
    amountAtLeast: perCurrency.optional(),
    method: z.array(z.string().max(60)).max(50).optional(),
    /** Never had this promotion before. */
    firstTime: z.boolean().optional(),
    accountAgeDays: z.int().min(0).max(3650).optional(),
  })
  .meta({ id: 'PromotionCondition' });
export type PromotionCondition = z.output<typeof PromotionCondition>;

export const martCategories = ['FREE_SPINS', 'MONEY_REWARD', 'SPECIAL_REWARDS', 'DISCOUNT'] as const;
export type MartCategory = (typeof martCategories)[number];
export const martTags = ['POPULAR', 'NEW', 'VIP'] as const;
export type MartTag = (typeof martTags)[number];

/** How a promotion stands in the points shop: what is given for points. How many there are is `caps.total`. */
export const MartCard = z
  .object({
    /** The card's own name in the shop; `sale…`: a discount, until the promotion ends. */
    group: z.string().regex(/^[a-z0-9_-]{1,60}$/),
    category: z.enum(martCategories),
    tag: z.enum(martTags).optional(),
    /** Whole points, by the currency of the player; who has another one pays that of EUR. */
    price: perCurrency,
  })
  .meta({ id: 'MartCard' });
export type MartCard = z.output<typeof MartCard>;

const texts = z.object({ title: z.string().trim().min(1).max(80), summary: z.string().trim().min(1).max(300) });

/** A promotion as it is written down: the whole of what it does. A version of it never changes. */
export const PromotionRule = z
  .object({
    kind: z.enum(promotionKinds),
    product: z.enum(products),
    texts: z.object({ en: texts, de: texts, 'fr-CA': texts, no: texts, it: texts }),
    /** `group_key` of its gifts: pictures, and what is not shown, go by it. */
    groupKey: z
      .string()
      .regex(/^[a-z0-9_-]{1,60}$/)
      .optional(),
    schedule: z.object({
      from: timestamp,
      to: timestamp.optional(),
      /** 1 = Monday, UTC. */
      weekdays: z.array(z.int().min(1).max(7)).max(7).optional(),
    }),
    trigger: Trigger,
    /** Of promotions that are claimed with points, and of no others. */
    card: MartCard.optional(),
    audience: PromotionAudience,
    condition: PromotionCondition,
    rewards: z.array(Reward).min(1).max(5),
    /** Days to take what was given, before it is activated. */
    takeDays: z.int().min(1).max(365),
    caps: z.object({
      perPlayer: z.int().min(1).max(100_000),
      perHousehold: z.int().min(1).max(100_000).optional(),
      perDay: z.int().min(1).max(10_000_000).optional(),
      total: z.int().min(1).max(10_000_000).optional(),
    }),
    budget: z.object({ currency, expected: z.int().positive(), hard: z.int().positive() }),
    /** Of a group one counts: the lowest order. */
    stacking: z.object({ group: z.string().max(60), order: z.int().min(0).max(1000) }),
  })
  .meta({ id: 'PromotionRule' });
export type PromotionRule = z.output<typeof PromotionRule>;

/** Draft → proposed → approved (by another person) → live ⇄ paused → ended. */
export const promotionStates = ['draft', 'proposed', 'approved', 'live', 'paused', 'ended'] as const;
export type PromotionState = (typeof promotionStates)[number];

const clauses = z.array(z.string());

/** The terms in words, a clause a line. */
export const PromotionTerms = z
  .object({ en: clauses, de: clauses, 'fr-CA': clauses, no: clauses, it: clauses })
  .meta({ id: 'PromotionTerms' });
