export interface Limits {
  /** Sockets in this process; beyond it an upgrade is answered 503 and the client tries again later. */
  maxConnections: number;
  maxConnectionsPerPlayer: number;
  maxChannelsPerConnection: number;
  maxFrameBytes: number;
  /** What may wait in one socket before its owner counts as a slow consumer. */
  maxBufferedBytes: number;
  /** Commands one connection may send at once, and how many it earns back every second. */
  commandBurst: number;
  commandsPerSecond: number;
  /** Time a new socket has for its connect command. */
  connectTimeoutMs: number;
  /** Time a client has to answer a ping. */
  pongTimeoutMs: number;
  /** How often the players' sessions behind open sockets are looked up: one that ran out tells nobody. */
  sessionCheckMs: number;
  /** Time a closing handshake may take before the socket is cut. */
  closeTimeoutMs: number;
}

/** A page needs one connect and 18 subscribes, and the same again after a gap: a burst of 120 is six times that. */
export const defaultLimits: Limits = {
  maxConnections: 20_000,
  maxConnectionsPerPlayer: 32,
  maxChannelsPerConnection: 64,
  maxFrameBytes: 64 * 1024,
  maxBufferedBytes: 1024 * 1024,
  commandBurst: 120,
  commandsPerSecond: 20,
  connectTimeoutMs: 10_000,
  pongTimeoutMs: 10_000,
  sessionCheckMs: 60_000,
  closeTimeoutMs: 3_000,
};
