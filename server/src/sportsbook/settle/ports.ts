import type { Quotes } from '../../config/index.ts';
import type { CancelWindow, MarketResult } from '../../fixtures/index.ts';
import type { Clock, Database, Queryable } from '../../kit/index.ts';
import type { Wagers } from '../../wagers/index.ts';
import type { RepriceGroup } from './bet-shape-of.ts';

export interface SettlePorts {
  database: Database;
  clock: Clock;
  wagers: Pick<Wagers, 'actMany'>;
  resultsOf(db: Queryable, fixtureIds: readonly number[]): Promise<Map<number, ReadonlyMap<string, MarketResult>>>;
  cancelsOf(db: Queryable, fixtureIds: readonly number[]): Promise<Map<number, readonly CancelWindow[]>>;
  /** Seconds of play for each second on the wall. */
  speedOf(fixtureId: number): number;
  /** Somebody looks at a decision again: what was only seen does not count. Unset: nobody ever does. */
  isUnderReview?(db: Queryable, fixtureId: number): Promise<boolean>;
  repriceGroup: RepriceGroup;
  quotes(db: Queryable): Promise<Quotes>;
}
