import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, Log, NotifyPort, Queryable, Sealer, Tx } from '../kit/index.ts';
import type { PromotionsRoom } from '../promotions/index.ts';
import type { Beacons } from './beacon/choose-beacons.ts';
import type { TicketLists } from './ticket-lists.ts';

/** What the actions of this room work with. */
export interface LotteriesPorts extends NotifyPort {
  database: Database;
  clock: Clock;
  log: Log;
  identity: Pick<IdentityRoom, 'nicknames' | 'localeOf'>;
  geo: Pick<Geo, 'protectionOf'>;
  promotions: Pick<
    PromotionsRoom,
    'live' | 'knownPlayers' | 'claimPrizes' | 'pools' | 'versionsOf' | 'statesOf' | 'budgetsOf' | 'desk'
  >;
  titlesOf(db: Queryable): Promise<ReadonlyMap<string, string>>;
  beacons: Beacons;
  /** Of seeds, until they are drawn with. */
  sealer: Sealer;
  lists: TicketLists;
  /** Takes an order of the shop back: points, number and cost go where they came from. The same again changes nothing. */
  giveBackOrder(tx: Tx, given: { orderId: number }): Promise<void>;
}
