import type { Currency, DealCard, Weights } from '@halley/contract';
import type { Documents, RateSource } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, Keys, Log, Queryable, Tx } from '../kit/index.ts';
import type { DueReward, GiveRewards } from './due-grant.ts';
import type { Offer } from './offer.ts';
import type { OpenReview } from './review.ts';
import type { GiftPlay } from './signals-of-play.ts';

/** What became of the gifts of a promotion. Amounts are by currency: rates are the house's. */
export interface GiftFigures {
  days: readonly { day: string; currency: Currency; converted: bigint; forfeited: bigint; completed: number }[];
  completed: number;
  lost: number;
  canceled: number;
  expired: number;
  open: number;
  liability: ReadonlyMap<Currency, bigint>;
  /** Gifts that are over: by which grant they were given, and what of them became cash. */
  closed: readonly { grantId: number; converted: bigint }[];
}

/** What becomes cash of a bonus on average at the reference game, in subunits, and the spread of that. */
type ExpectBonus = (bonus: Extract<DueReward, { type: 'bonus' }>) => { mean: number; variance: number };

/** A gift as replays of play see it, in subunits of the budget's currency. Without a requirement it is cash at once. */
/** Which rounds are asked for: those that a meter counts. */
export interface PastRoundsWanted {
  since: Date;
  /** One of so many players is looked at. */
  oneIn: number;
  money: 'cash' | 'all';
  least?: Partial<Record<Currency, number>> | undefined;
  minOdds?: number | undefined;
}

/** What a player has played in a game. */
export interface PastRounds {
  playerId: number;
  game: string;
  currency: Currency;
  rounds: number;
  stake: bigint;
  win: bigint;
  /** The best win by its stake, in millionths. */
  best: bigint;
}

export interface PricedGift {
  deposit: bigint;
  bonus: bigint;
  requirement: bigint;
  maxStake: bigint | null;
  maxCashout: bigint | null;
  release: 'whole' | 'steps';
  /** What the player stakes on a round on average; undefined: not known. */
  stake?: bigint | undefined;
}

export interface GiftsPrice {
  taken: number;
  completed: number;
  cost: number;
  low: number;
  high: number;
  bestPlay: number;
  replays: number;
  histogram: { from: number; to: number; replays: number }[];
}

/** What rooms beside and above answer. */
export interface PromotionsNeeds {
  /** PR-01: those among these players who may be offered and given anything now. */
  mayReceive(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** PR-14: how many bonuses players have been given, by promotions and by hand. */
  giftsHad(db: Queryable, playerIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** PR-02: what the player's own limits leave; null: nothing limits it. */
  roomLeft(
    db: Queryable,
    asked: { playerId: number; currency: Currency },
  ): Promise<{ deposit: bigint | null; stake: bigint | null }>;
  /** Other players who have paid with a card or account of this one, and what may be shown of it. */
  sharingInstrument(db: Queryable, playerId: number): Promise<readonly { playerId: number; shown: string }[]>;
  /** Identifiers of the games in a collection. */
  gamesIn(collection: string, db: Queryable): Promise<readonly string[]>;
  /** Whether a game gives free spins at this bet. */
  takesBet(db: Queryable, asked: { game: string; currency: Currency; bet: bigint }): Promise<boolean>;
  /** The category in which each player has played most rounds since a moment. */
  favouriteCategories(
    db: Queryable,
    wanted: { playerIds: readonly number[]; since: Date },
  ): Promise<ReadonlyMap<number, string>>;
  give: GiveRewards;
  /** What reviews hold back. */
  held: {
    /** How much waits for each review, in their order. */
    of(
      db: Queryable,
      reviews: readonly Pick<OpenReview, 'playerId' | 'promotionId' | 'giftId'>[],
    ): Promise<readonly bigint[]>;
    /** Locks the wallets reviews are about: before their own rows, as everywhere. */
    lock(tx: Tx, reviews: readonly Pick<OpenReview, 'playerId' | 'currency'>[]): Promise<void>;
    /** A review was opened: what is converted from now on is set aside. */
    begin(tx: Tx, review: OpenReview): Promise<void>;
    /** A review ended: what was held is the player's, or it goes back to the house. `by`: who decided. */
    decide(tx: Tx, decided: OpenReview & { inFavour: boolean; by: string }): Promise<void>;
  };
  /** Gifts by the grants they were given by. */
  giftsOfGrants(
    db: Queryable,
    wanted: { playerId: number; grantIds: readonly number[] },
  ): Promise<ReadonlyMap<number, number>>;
  /** How gifts are played that have come a tenth further since they were looked at. */
  playsOf(db: Queryable, giftIds: readonly number[]): Promise<readonly GiftPlay[]>;
  giftFigures(db: Queryable, wanted: { promotionId: number; since: Date }): Promise<GiftFigures>;
  expectBonus: ExpectBonus;
  /** What was played lately, by player and game: rounds that a meter would have counted. */
  readPastRounds(db: Queryable, wanted: PastRoundsWanted): Promise<readonly PastRounds[]>;
  /** What many gifts would cost, replayed; the same seed gives the same figures. */
  priceGifts(
    gifts: readonly PricedGift[],
    asked: { takeUp: number; weights: Weights; seed: number },
  ): Promise<GiftsPrice>;
  /** The six lines of an offer, as players see them. */
  dealOf(db: Queryable, offer: Offer): Promise<DealCard | null>;
}

/** What the actions of this room work with. */
export interface PromotionsPorts extends PromotionsNeeds {
  database: Database;
  clock: Clock;
  log: Log;
  keys: Keys;
  copies: { trustedMs?: number; staleMs?: number };
  identity: Pick<IdentityRoom, 'promotionFacts' | 'samePersonsOf' | 'nicknames'>;
  geo: Pick<Geo, 'protectionOf'>;
  rates: RateSource;
  documents: Pick<Documents, 'read'>;
  /** A promotion with a larger budget needs a third person; in subunits of EUR. */
  thirdPersonFrom: bigint;
}
