import type { ConfigRoom } from '../config/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, Queryable, Sealer } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';

/** What the actions of this room work with. */
export interface PartnersPorts {
  database: Database;
  clock: Clock;
  sealer: Sealer;
  publicUrl: string;
  /** The demo and tests only: servers of partners on this machine, also without TLS. */
  allowsLoopback: boolean;
  hosts: Pick<ConfigRoom['hosts'], 'known' | 'originOf'>;
  rates: ConfigRoom['rates'];
  identity: Pick<
    IdentityRoom,
    'originsOf' | 'samePersonsOf' | 'sharingDevice' | 'promotionFacts' | 'readPlayer' | 'closedAmong'
  >;
  limits: Pick<Limits, 'keptFromGifts'>;
  /** Other players who have paid with a card or account of this one. */
  sharingInstrument(db: Queryable, playerId: number): Promise<readonly { playerId: number }[]>;
}
