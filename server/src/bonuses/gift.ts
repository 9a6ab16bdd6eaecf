import { type Currency, closedStages, type GiftEndReason, type GiftStage, type Product } from '@halley/contract';
import type { BonusTerms, PlayTerms } from '../promotions/index.ts';

export type GiftTexts = Partial<Record<string, { title: string; summary?: string }>>;

/** A bonus or free spins of a player. It owns its balance: the bonus pocket of a wallet is the sum of its gifts. */
export interface Gift {
  id: number;
  playerId: number;
  accountId: bigint;
  currency: Currency;
  type: 'bonus' | 'freespins';
  stage: GiftStage;
  /** Null: given by hand. */
  promotionId: number | null;
  version: number | null;
  /** Unique for a player: the grant, the key of who gave it by hand, the free spins it comes from. */
  sourceKey: string;
  /** What it was granted for; of a deposit: its reference. */
  occasion: string | null;
  texts: GiftTexts;
  groupKey: string | null;
  strategy: string;
  product: Product;
  /** Subunits. */
  amount: bigint;
  balance: bigint;
  released: bigint;
  requirement: bigint;
  /** Hundredths of a subunit. */
  progress: bigint;
  /** Tenths of the requirement that were released. */
  steps: number;
  terms: PlayTerms;
  maxStake: bigint | null;
  maxCashout: bigint | null;
  days: number;
  openRounds: number;
  depositAmount: bigint | null;
  /** The last transfer of its wallet's player before it was given: what is staked after it plays the deposit. */
  afterTransfer: bigint;
  spinsTotal: number | null;
  spinsDone: number;
  spinBet: bigint | null;
  freeRoundsId: string | null;
  /** Of free spins: games, what their wins become. */
  becomes: { games: string[]; result: 'bonus' | 'cash'; maxWin: string | null; wins: StoredTerms | null } | null;
  resultGiftId: number | null;
  createdAt: Date;
  activatableUntil: Date | null;
  activatedAt: Date | null;
  validUntil: Date | null;
  stoppedAt: Date | null;
  pausedAt: Date | null;
  closedAt: Date | null;
  /** Of a canceled one: by whom or what. Says where bonus shares go that come later. */
  endReason: EndReason | null;
  queueOrder: bigint | null;
  /** A person looks at it until then: what it converts is set aside. */
  heldUntil: Date | null;
}

/** What is known of a gift where rounds are played. */
export type PlayedGift = Pick<
  Gift,
  | 'id'
  | 'playerId'
  | 'accountId'
  | 'type'
  | 'stage'
  | 'product'
  | 'amount'
  | 'balance'
  | 'released'
  | 'requirement'
  | 'progress'
  | 'steps'
  | 'terms'
  | 'maxStake'
  | 'maxCashout'
  | 'openRounds'
  | 'spinsTotal'
  | 'spinsDone'
  | 'becomes'
  | 'validUntil'
  | 'stoppedAt'
  | 'pausedAt'
  | 'closedAt'
  | 'endReason'
  | 'heldUntil'
>;

/** `BonusTerms` as JSON: amounts as text. */
export type StoredTerms = Omit<BonusTerms, 'maxStake' | 'maxCashout'> & {
  maxStake: string | null;
  maxCashout: string | null;
};

export type EndReason = GiftEndReason;

/**
 * What may become of a gift. A `lost` one is revived by a win or rollback that comes late; one that left with a cashout
 * comes back with it. Spins that a provider refuses to give can be taken again, in another game.
 */
export const giftMoves: Record<GiftStage, readonly GiftStage[]> = {
  issued: ['wait', 'handle_bets', 'activated', 'canceled', 'expired'],
  wait: ['handle_bets', 'wager_done', 'lost', 'canceled', 'expired'],
  handle_bets: ['wait', 'wager_done', 'lost', 'canceled', 'expired'],
  activated: ['issued', 'finished', 'canceled', 'expired'],
  lost: ['wait'],
  wager_done: [],
  canceled: ['issued', 'wait'],
  expired: [],
  finished: [],
};

export const isClosed = (stage: GiftStage): boolean => closedStages.includes(stage);

/** Its days are over: nothing is staked from it any more. While its clock stands they are not. */
export const isOver = ({ validUntil, stoppedAt }: Pick<Gift, 'validUntil' | 'stoppedAt'>, now: Date): boolean =>
  stoppedAt === null && validUntil !== null && validUntil <= now;

/** A person looks at it. Undecided in time it is the player's, whether the job that says so has run or not. */
export const isHeld = ({ heldUntil }: Pick<Gift, 'heldUntil'>, now: Date): boolean =>
  heldUntil !== null && now < heldUntil;
