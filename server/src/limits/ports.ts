import type { Currency } from '@halley/contract';
import type { Documents, Quotes, RateSource } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Clock, Database, Log, Queryable, Tx } from '../kit/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { Limit } from './limit.ts';

/** What the actions of this room work with. */
export interface LimitsPorts {
  database: Database;
  clock: Clock;
  log: Log;
  geo: Pick<Geo, 'protectionOf'>;
  identity: Pick<
    Identity,
    | 'readPlayer'
    | 'standingsOf'
    | 'endSessions'
    | 'sessionSpans'
    | 'endSessionsOpenedBefore'
    | 'samePersonsOf'
    | 'stopMarketing'
  >;
  rates: RateSource;
  /** What an operator has written: the least a deposit limit may be. */
  documents: Pick<Documents, 'read'>;
  /** Where links in mails lead. */
  publicUrl: string;
  /** Sends a mail if and only if the transaction commits. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  /** Deposits that are neither in the wallet nor over. */
  depositsUnderWay(db: Queryable, playerId: number): Promise<readonly { currency: Currency; amount: bigint }[]>;
  /** What a player staked since a moment, less what was given back, by currency. */
  stakesSince(db: Queryable, wanted: { playerId: number; since: Date }): Promise<Map<Currency, bigint>>;
  /** How long a player has played for money since a moment. */
  playedSeconds(db: Queryable, wanted: { playerId: number; since: Date; now: Date }): Promise<number>;
  /** What currencies are worth at this moment. */
  quotes(db: Queryable): Promise<Quotes>;
  /** Tells a player, once a window, that a limit was met; after whatever transaction runs now. */
  tellReached(limit: Limit): void;
}
