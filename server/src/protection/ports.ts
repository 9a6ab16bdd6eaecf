import type { RateSource } from '../config/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, NotifyPort, Queryable, Sealer, Tx } from '../kit/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { Verification } from '../verification/index.ts';

/** What the actions of this room work with. */
export interface ProtectionPorts extends NotifyPort {
  database: Database;
  clock: Clock;
  rates: Pick<RateSource, 'read'>;
  identity: Pick<IdentityRoom, 'readPlayer' | 'nicknames' | 'languagesOf' | 'desk'>;
  /** Seals what players tell of their money. */
  sealer: Sealer;
  /** The key of marks by which the same answer is known again. */
  marks: string;
  /** What a player has handed in, the newest first. */
  documentsOfPlayer: Verification['documentsOfPlayer'];
  /** Players who have used so much of a limit, in a hundred, and how much: those who have used most first. */
  usedOfLimits(db: Queryable, asked: { percent: number; playerIds?: readonly number[] }): Promise<Map<number, number>>;
  publicUrl: string;
  /** Sends a mail if and only if the transaction commits. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
}
