import type { Refusal } from '@halley/contract';
import type { Clock, Database, Log, Sealer } from '../../kit/index.ts';
import type { Wagers } from '../../wagers/index.ts';
import type { GameSession } from './session-store.ts';

export interface ProviderPorts {
  database: Database;
  clock: Clock;
  log: Log;
  wagers: Wagers;
  /** What the providers' secrets are sealed with. */
  sealer: Sealer;
  /** Which of these log-ins are open. A bet counts as a sign of life of the one it comes from. */
  openPlayerSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** In the demo a provider may live on this very machine, without encryption. */
  allowsLoopback: boolean;
  /** What the house has against this launch going on: a closed country, a game taken out of the catalogue. */
  refusalToPlay?(session: Pick<GameSession, 'playerId' | 'game' | 'country'>): Promise<Refusal | undefined>;
}
