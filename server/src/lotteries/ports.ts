import type { ConfigRoom } from '../config/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, Log, Queryable } from '../kit/index.ts';
import type { PromotionsRoom } from '../promotions/index.ts';

/** What the actions of this room work with. */
export interface LotteriesPorts {
  database: Database;
  clock: Clock;
  log: Log;
  identity: Pick<IdentityRoom, 'readPlayer' | 'nicknames' | 'localeOf'>;
  promotions: Pick<PromotionsRoom, 'live' | 'knownPlayers' | 'claimPrizes' | 'versionsOf'>;
  rates: Pick<ConfigRoom['rates'], 'read'>;
  titlesOf(db: Queryable): Promise<ReadonlyMap<string, string>>;
}
