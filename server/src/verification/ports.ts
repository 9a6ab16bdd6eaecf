import type { Licence, Player } from '@halley/contract';
import type { Clock, Homes, Log, Queryable, Tx } from '../kit/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { DocumentStore } from './contents/document-store.ts';

/** What this room needs to know of players and may say about them. Identity offers it. */
export interface Players {
  readPlayer(playerId: number, db?: Queryable): Promise<Player | undefined>;
  setVerified(tx: Tx, playerId: number, verified: boolean): Promise<void>;
}

export interface PlayerStanding {
  verified: boolean;
  licence: Licence;
}

/** What the actions of this room work with. */
export interface VerificationPorts {
  homes: Homes;
  clock: Clock;
  log: Log;
  players: Players;
  store: DocumentStore;
  /** Sends a mail if and only if the transaction commits. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  /** Where links in mails lead. */
  publicUrl: string;
}
