import { z } from 'zod';
import { licences } from '../licence.ts';
import { countryCode, currency, timestamp } from '../schemas.ts';
import { Contest } from './contest.ts';
import { GameFilter, odds, perCurrency, Reward } from './reward.ts';

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
  'tournament',
  'quest',
  'achievement',
  'lottery',
] as const;
export type PromotionKind = (typeof promotionKinds)[number];

export const products = ['casino', 'sport', 'any'] as const;
export type Product = (typeof products)[number];

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
    /** `group_key` of its gifts: images, and what is not shown, go by it. */
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
    /** Of tournaments, quests, achievements and lotteries, and of nothing else. */
    contest: Contest.optional(),
    audience: PromotionAudience,
    condition: PromotionCondition,
    /** None of its own: a contest, whose steps and places have theirs. */
    rewards: z.array(Reward).max(5),
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
