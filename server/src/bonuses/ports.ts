import type { Currency, PrivatePayloads } from '@halley/contract';
import type { Author } from '../audit/index.ts';
import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, Log, Queryable, Tx } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Gift } from './gift.ts';

/** Rounds of a slot that the house pays for; the games room has them. */
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
}

export type TellGift = <Name extends 'bonuses_changes' | 'freespins_changes'>(
  playerId: number,
  channel: Name,
  gift: PrivatePayloads[Name],
) => void;

/** What rooms above answer. */
export interface BonusesNeeds {
  freeRounds: FreeRoundsOfGifts;
  /** Whether a game can be played from a country. */
  isOpen(wanted: { game: string; country: string }): Promise<boolean>;
  /** Titles of games in the catalogue, by identifier. */
  titlesOf(db: Queryable): Promise<ReadonlyMap<string, string>>;
}

/** What the actions of this room work with. */
export interface BonusesPorts extends BonusesNeeds {
  database: Database;
  clock: Clock;
  log: Log;
  geo: Pick<Geo, 'protectionOf' | 'standingOf'>;
  identity: Pick<
    IdentityRoom,
    'readPlayer' | 'receiversOf' | 'languagesOf' | 'changeGroups' | 'localeOf' | 'setBonusCode' | 'setCanIssue'
  >;
  limits: Pick<Limits, 'closedAmong' | 'keptFromGifts'>;
  promotions: Pick<Promotions, 'offersFor' | 'declineOffer' | 'redeemCode' | 'versionsOf' | 'reviewsOf'>;
  tellPlayer: TellGift;
}
