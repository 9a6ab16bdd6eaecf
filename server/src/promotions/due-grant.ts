import type {
  BetOfferReward,
  Currency,
  GameFilter,
  PromotionKind,
  PromotionRule,
  Reward,
  RewardType,
  Weights,
} from '@halley/contract';
import type { Tx } from '../kit/index.ts';

/** How a bonus is played: what a gift keeps of its terms, as they are written into the database. */
export interface PlayTerms {
  weights: Weights;
  games: GameFilter;
  release: 'whole' | 'steps';
  minOdds?: number | undefined;
}

/** What a bonus asks for, in subunits of the gift's currency. */
export interface BonusTerms {
  wager: number;
  terms: PlayTerms;
  maxStake: bigint | null;
  maxCashout: bigint | null;
  days: number;
}

/** What a slip must be for an offer of sport. */
type SlipTerms = Pick<
  Extract<Reward, { type: 'freebet' }>,
  'minOdds' | 'days' | 'minLegs' | 'maxLegs' | 'sports' | 'when'
>;

/** What a reward of a rule comes to for one player. */
export type DueReward =
  /** `deposit`: what it was given for; null: for no deposit. */
  | ({ type: 'bonus'; amount: bigint; deposit: bigint | null } & BonusTerms)
  | {
      type: 'freespins';
      games: string[];
      bet: bigint;
      count: number;
      days: number;
      result: 'bonus' | 'cash';
      maxWin: bigint | null;
      wins: BonusTerms | null;
    }
  | { type: 'cash'; amount: bigint; why: 'cashback' | 'promotion' | 'points' | 'prize' }
  /** Everything in it as it would be given: it changes no more, whatever becomes of the rule. */
  | { type: 'lootbox'; groupKey: string; days: number; items: { weight: number; prize: DuePrize | null }[] }
  /** Sent by post; what it costs the house. */
  | { type: 'goods'; worth: bigint }
  | (SlipTerms & { type: 'freebet'; amount: bigint; returns: 'only_win' | 'all_win' | 'no_risk' })
  | (SlipTerms &
      Pick<BetOfferReward, 'type' | 'offer' | 'percent' | 'steps' | 'target'> & {
        /** The largest stake that it counts for. */
        amount: bigint;
      })
  | { type: 'points'; chargeable: number; persistent: number }
  /** Of the lottery with this identifier that runs when they are given. */
  | { type: 'tickets'; lottery: string; count: number }
  | { type: 'group'; group: number };

/** What can lie in a box. */
export type DuePrize = Extract<DueReward, { type: 'bonus' | 'freespins' | 'cash' | 'points' }>;

/** Something due to a player, to be given now. */
export interface DueGrant<T extends RewardType = RewardType> {
  id: number;
  playerId: number;
  promotionId: number;
  version: number;
  kind: PromotionKind;
  product: PromotionRule['product'];
  texts: PromotionRule['texts'];
  groupKey: string | null;
  occasion: string;
  currency: Currency;
  reward: Extract<DueReward, { type: T }>;
  takeDays: number;
  /** The player chose it: it is taken as it is given. */
  activate: boolean;
  /** A prize that was set aside: it is paid from the account `prizes`. */
  isSetAside?: boolean;
}

/** Something for a slip. */
export type OfferGrant = DueGrant<'freebet'> | DueGrant<'bet_offer'>;

/** Makes grants true, in the transaction that marks them as given. Wallets are locked by whoever gives, in order of id. */
export type GiveReward<T extends RewardType> = (tx: Tx, grants: DueGrant<T>[]) => Promise<void>;
export type GiveRewards = { [T in RewardType]: GiveReward<T> };
