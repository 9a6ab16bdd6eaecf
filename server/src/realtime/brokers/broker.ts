import type { Publication, Snapshot } from '../stream.ts';

/**
 * `published`: every listener gets it, or learns that it missed something.
 * `local`: the way between processes is down; listeners here got it, all others will be told to reload.
 * `failed`: nobody got it; the caller may try again.
 */
export type PublishOutcome = 'published' | 'local' | 'failed';

/** Orders publications, remembers the last ones of each channel, and carries them between processes. */
export interface Broker {
  readonly kind: 'memory' | 'redis' | 'centrifugo';
  isHealthy(): boolean;
  publish(channel: string, data: string): Promise<PublishOutcome>;
  /** Position and remembered publications of a channel. Rejects while there is no way to know them. */
  read(channel: string): Snapshot | Promise<Snapshot>;
  /** All connections of a player, or those of one session. */
  disconnectUser(user: string, session?: string): Promise<void>;
  close(): Promise<void>;
}

/** Where a broker brings what it hears; the hub of this process. */
export interface BrokerListener {
  isListening(channel: string): boolean;
  onPublication(channel: string, publication: Publication): void;
  /** The channel started anew: nobody's position counts any more. */
  onReset(channel: string): void;
  /** Something may have been missed in any channel. */
  onResync(): void;
  onDisconnectUser(user: string, session?: string): void;
}

export interface History {
  /** Publications remembered per channel, for listeners that come back. */
  size: number;
  ttlMs: number;
}
