import type { RateSource } from '../config/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, Sealer, Tx } from '../kit/index.ts';
import type { Mail } from '../kit/mail/index.ts';

/** What the actions of this room work with. */
export interface ProtectionPorts {
  database: Database;
  clock: Clock;
  rates: Pick<RateSource, 'read'>;
  identity: Pick<IdentityRoom, 'readPlayer' | 'nicknames' | 'languagesOf' | 'desk'>;
  /** Seals what players tell of their money. */
  sealer: Sealer;
  publicUrl: string;
  /** Sends a mail if and only if the transaction commits. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  /** Tells a player something that concerns the account. */
  notify(tx: Tx, told: ToldPlayer): Promise<unknown>;
}

interface ToldPlayer {
  key: string;
  kind: 'service';
  playerIds: readonly number[];
  message: Record<'title' | 'text', Record<string, string>> & { link: string };
}
