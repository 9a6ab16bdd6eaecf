import type { PointProduct } from '@halley/contract';
import type { ConfigRoom } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, NotifyPort, Queryable } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { PromotionsRoom } from '../promotions/index.ts';
import type { Tell } from '../realtime/index.ts';
import type { GivenCounts } from './lootboxes/given-counts.ts';

/** What the actions of this room work with. */
export interface LoyaltyPorts extends Pick<Tell, 'tellPlayer'>, NotifyPort {
  database: Database;
  clock: Clock;
  geo: Pick<Geo, 'protectionOf' | 'standingOf'>;
  identity: Pick<IdentityRoom, 'readPlayer' | 'raiseLevels' | 'localeOf' | 'languagesOf' | 'nicknames' | 'countLevels'>;
  limits: Pick<Limits, 'closedAmong' | 'keptFromGifts'>;
  promotions: Pick<
    PromotionsRoom,
    | 'takeNow'
    | 'takeBack'
    | 'lockWallets'
    | 'cardsFor'
    | 'costForPoints'
    | 'live'
    | 'knownPlayers'
    | 'budgetsOf'
    | 'versionsOf'
    | 'publishedAt'
    | 'give'
  >;
  rates: Pick<ConfigRoom['rates'], 'read'>;
  /** What each game counts as. */
  readProducts(db: Queryable): Promise<(game: string) => PointProduct>;
  /** What games are called, by identifier. */
  titlesOf(db: Queryable): Promise<ReadonlyMap<string, string>>;
  /** How long it is kept where goods went, once their order is over. */
  addressDays: number;
  /** How often boxes have given what. */
  given: GivenCounts;
}
