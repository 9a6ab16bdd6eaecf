import type { PrivatePayloads, SupportConfig } from '@halley/contract';
import type { Captcha } from '../identity/index.ts';
import type { Clock, Context, Homes, Log, Queryable, Tx } from '../kit/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { AcceptUpload, DocumentStore } from '../verification/index.ts';

/** What this room knows of a player. */
interface ChatPlayer {
  id: number;
  email: string;
  nickname: string | null;
  language: string;
  confirmed_at: string | null;
  statuses: readonly { id: string | number }[];
}

/** What the actions of this room work with. */
export interface SupportPorts {
  homes: Homes;
  clock: Clock;
  log: Log;
  captcha: Pick<Captcha, 'verify'>;
  readPlayer(playerId: number, db?: Queryable): Promise<ChatPlayer | undefined>;
  /** When support is there and what it says often. */
  readConfig(db?: Queryable): Promise<SupportConfig>;
  /** Where e-mails to support go. */
  supportAddress(db?: Queryable): Promise<string>;
  /** The language of whoever asks. */
  localeOf(context: Context): string;
  /** Tells the pages of a player that there is something to read. The store is the truth, this may get lost. */
  publish(playerId: number, news: PrivatePayloads['support_messages']): void;
  /** Sends a mail if and only if the transaction commits. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  acceptUpload: AcceptUpload;
  store: DocumentStore;
  /** Hides addresses that are only counted. */
  countKey: string;
  /** How much more often than usual something may be done; above 1 in the demo and in tests. */
  limitScale: number;
  /** The script of an external chat, where the operator has one. */
  widget: { script: string } | null;
  keepDays: { guests: number; players: number };
}
