import type { GiftDesk } from '../bonuses/index.ts';
import type { ConfigRoom } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, NotifyPort, Queryable } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';

/** What the actions of this room work with. */
export interface VipPorts extends NotifyPort {
  database: Database;
  clock: Clock;
  documents: ConfigRoom['documents'];
  rates: ConfigRoom['rates'];
  identity: Pick<IdentityRoom, 'readPlayer' | 'changeGroups' | 'membersAmong' | 'membersOf' | 'receiversOf'>;
  limits: Pick<Limits, 'breakSpans' | 'keptFromGifts' | 'limitsOfPlayer'>;
  geo: Pick<Geo, 'protectionOf'>;
  gifts: Pick<GiftDesk, 'issue' | 'faultsOf' | 'chargeBack'>;
  /** Those among these players for whom somebody of protection is to act. */
  atRiskAmong(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>>;
}
