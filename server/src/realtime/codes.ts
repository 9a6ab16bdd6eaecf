/** Answers to a command, by the numbers Centrifugo's clients know. */
export const errors = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired', temporary: true },
} as const satisfies Record<string, CommandError>;

export interface CommandError {
  code: number;
  message: string;
  temporary?: boolean;
}

/**
 * Reasons to end a connection. Clients come back after 3000–3499 and stay away after 3500–3999.
 * The words must not be JSON: clients read JSON in a close reason as reconnect advice of an older protocol.
 */
export const disconnects = {
  shutdown: { code: 3001, reason: 'shutdown' },
  serverError: { code: 3004, reason: 'internal server error' },
  slow: { code: 3008, reason: 'slow' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forced: { code: 3503, reason: 'force disconnect' },
  connectionLimit: { code: 3504, reason: 'connection limit' },
  wrongProtocol: { code: 3506, reason: 'inappropriate protocol' },
  notAvailable: { code: 3508, reason: 'not available' },
} as const satisfies Record<string, Disconnect>;

export interface Disconnect {
  code: number;
  reason: string;
}

/** Ends one subscription; at 2500 and above the client subscribes again from the position it holds. */
export const insufficientState: Disconnect = { code: 2500, reason: 'insufficient state' };
