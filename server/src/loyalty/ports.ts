import type { CompPoints, PointProduct } from '@halley/contract';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, Queryable } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { PromotionsRoom } from '../promotions/index.ts';

/** What the actions of this room work with. */
export interface LoyaltyPorts {
  database: Database;
  clock: Clock;
  identity: Pick<IdentityRoom, 'readPlayer' | 'raiseLevels' | 'localeOf'>;
  limits: Pick<Limits, 'closedAmong'>;
  promotions: Pick<PromotionsRoom, 'takeNow' | 'live' | 'knownPlayers' | 'budgetsOf' | 'versionsOf' | 'give'>;
  /** What each game counts as. */
  readProducts(db: Queryable): Promise<(game: string) => PointProduct>;
  tellPlayer(playerId: number, channel: 'comps_award', points: CompPoints): void;
}
