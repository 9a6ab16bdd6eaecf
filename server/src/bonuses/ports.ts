import type { Brand, Currency, PrivatePayloads } from '@halley/contract';
import type { Author } from '../audit/index.ts';
import type { Documents } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Context, Database, Log, Queryable, Tx } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { GiveReward, OfferGrant, Promotions } from '../promotions/index.ts';
import type { Gift } from './gift.ts';

/** Rounds of a game that the house pays for, its own or a provider's; the games room has them. */
export interface FreeRoundsOfGifts {
  grant(
    tx: Tx,
    grant: Pick<Gift, 'playerId' | 'currency'> & {
      id: string;
      giftId: number;
      game: string;
      rounds: number;
      stake: bigint;
      expiresAt: Date;
    },
    author: Author,
  ): Promise<unknown>;
  /** Takes back what is left; throws `FREE_ROUNDS_OVER` where nothing is. */
  withdraw(tx: Tx, id: string, author: Author): Promise<unknown>;
  /** Moves the end of rounds that are still open. */
  prolong(tx: Tx, moved: { id: string; expiresAt: Date }): Promise<void>;
  /** Slots that can be given in a currency, with the stakes they are played at. */
  games(db: Queryable, currency: Currency): Promise<{ game: string; title: string; stakes_cents: number[] }[]>;
  /** Whether rounds of a game can be given at this bet, also at the provider that runs it. */
  takes(db: Queryable, asked: { giftId?: number; game: string; currency: Currency; bet: bigint }): Promise<boolean>;
  /** Where rounds are played, and whether the provider of the game has still to say that it gives them. */
  playedIn(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, { game: string; waits: boolean }>>;
}

type TellGift = <Name extends 'bonuses_changes' | 'freespins_changes'>(
  playerId: number,
  channel: Name,
  gift: PrivatePayloads[Name],
) => void;

/** What rooms above answer. */
export interface BonusesNeeds {
  freeRounds: FreeRoundsOfGifts;
  /** Whether a game can be played from a country. */
  isOpen(wanted: { game: string; country: string }): Promise<boolean>;
  /** What games return of one unit on average, as far as it is known. */
  returnsOf(db: Queryable): Promise<{ get(game: string): number | undefined }>;
  /** Titles of games in the catalogue, by identifier. */
  titlesOf(db: Queryable): Promise<ReadonlyMap<string, string>>;
  /** Points are the loyalty programme's. */
  givePoints: GiveReward<'points'>;
  giveLootboxes: GiveReward<'lootbox'>;
  giveTickets: GiveReward<'tickets'>;
  /** Those among these players somebody has to act for: nothing is given to them meanwhile. */
  atRiskAmong(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** What is used on a slip is the sportsbook's. */
  giveOffers(tx: Tx, grants: readonly OfferGrant[]): Promise<void>;
}

/** What the actions of this room work with. */
export interface BonusesPorts extends BonusesNeeds {
  database: Database;
  clock: Clock;
  log: Log;
  documents: Pick<Documents, 'read'>;
  geo: Pick<Geo, 'protectionOf' | 'standingOf'>;
  identity: Pick<
    IdentityRoom,
    'readPlayer' | 'receiversOf' | 'languagesOf' | 'changeGroups' | 'localeOf' | 'setBonusCode' | 'setCanIssue'
  >;
  limits: Pick<Limits, 'closedAmong' | 'keptFromGifts'>;
  promotions: Pick<Promotions, 'offersFor' | 'declineOffer' | 'redeemCode' | 'versionsOf' | 'reviewsOf'> & {
    brandAt(context: Context): Pick<Brand, 'currencies' | 'offers'>;
  };
  tellPlayer: TellGift;
}
