import type { GiftDesk } from '../bonuses/index.ts';
import type { ConfigRoom } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, Queryable, Tx } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { ClubMessage } from './club/club-words.ts';

/** What the actions of this room work with. */
export interface VipPorts {
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
  /** Tells players something that concerns their account. */
  notify(
    tx: Tx,
    told: { playerIds: readonly number[]; kind: 'service'; message: ClubMessage; key: string },
  ): Promise<unknown>;
}
