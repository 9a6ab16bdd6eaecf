import { z } from 'zod';
import { marketKeyField, oddsPrice, outcomeField } from '../fixtures.ts';
import { currency } from '../schemas.ts';
import { sportIds } from '../sport-names.ts';

/** Amounts are written out per currency: a currency without one is not in the promotion. */
export const perCurrency = z.partialRecord(currency, z.int().positive());
export type PerCurrency = z.output<typeof perCurrency>;

export const identifiers = z.array(z.string().min(1).max(100)).max(500);

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

export const odds = z.number().min(1.01).max(1000);
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

/** What a slip must be for an offer of sport. */
const slipTerms = {
  minOdds: odds,
  days: z.int().min(1).max(365),
  minLegs: z.int().min(1).max(20).optional(),
  maxLegs: z.int().min(1).max(20).optional(),
  sports: z.array(z.enum(sportIds)).min(1).max(20).optional(),
  when: z.enum(['live', 'not_started']).optional(),
};

const FreebetReward = z.object({
  type: z.literal('freebet'),
  amount: perCurrency,
  returns: z.enum(['only_win', 'all_win', 'no_risk']),
  ...slipTerms,
});

/** A boost or insurance for one slip. */
export const BetOfferReward = z
  .object({
    type: z.literal('bet_offer'),
    offer: z.enum(['odds_boost', 'combo_boost', 'insurance']),
    /** The largest stake that it counts for. */
    amount: perCurrency,
    /** Of a boost of one price: more of what is won. Of insurance: what comes back of the stake as a free bet. */
    percent: z.int().min(1).max(200).optional(),
    /** Of a combo boost: from how many legs on how much more of what is won. */
    steps: z
      .array(z.object({ legs: z.int().min(2).max(20), percent: z.int().min(1).max(200) }))
      .min(1)
      .max(19)
      .optional(),
    /** Of a boost of one price: which outcome, and its price, in thousandths. */
    target: z
      .object({ fixture: z.int().positive(), market: marketKeyField, outcome: outcomeField, price: oddsPrice })
      .optional(),
    ...slipTerms,
  })
  .meta({ id: 'BetOfferReward' });
export type BetOfferReward = z.output<typeof BetOfferReward>;

export const Reward = z
  .discriminatedUnion('type', [
    BonusReward,
    FreespinsReward,
    CashReward,
    LootboxReward,
    /** A thing that is sent by post; what it costs the house. */
    z.object({ type: z.literal('goods'), worth: perCurrency }),
    FreebetReward,
    BetOfferReward,
    PointsReward,
    /** Tickets of a lottery, by its identifier: of the one that runs when they are given. */
    z.object({
      type: z.literal('tickets'),
      lottery: z.string().min(3).max(80),
      count: z.int().min(1).max(10_000),
    }),
    z.object({ type: z.literal('group'), group: z.int().min(1).max(999_999_999) }),
  ])
  .meta({ id: 'Reward' });
export type Reward = z.output<typeof Reward>;
export type RewardType = Reward['type'];
