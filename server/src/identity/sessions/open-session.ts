import { type Context, invariant, type Tx, writeEvents } from '../../kit/index.ts';
import { sessionLifetimeMs } from './session-cookie.ts';
import { endSession, insertSession } from './session-store.ts';
import { newToken, tokenHash } from './session-token.ts';

export interface OpenSessionInput {
  playerId: number;
  country: string;
  at: Date;
}

/**
 * Opens a session with a token nobody has seen before, whatever cookie the request came with, and ends the one it
 * replaces. Returns the token; it exists nowhere else from here on.
 */
export async function openSession(tx: Tx, context: Context, input: OpenSessionInput): Promise<string> {
  const { playerId, country, at } = input;
  if (context.principal) {
    const ended = await endSession(tx, { sessionId: context.principal.sessionId, at });
    if (ended) await writeEvents(tx, 'identity.signed_out', [ended]);
  }
  const token = newToken();
  const hash = tokenHash(token);
  invariant(hash, 'a new token has the shape of a token');
  const sessionId = await insertSession(tx, {
    playerId,
    tokenHash: hash,
    address: context.address,
    userAgent: context.userAgent,
    country,
    at,
    expiresAt: new Date(at.getTime() + sessionLifetimeMs),
  });
  await writeEvents(tx, 'identity.signed_in', [{ playerId, sessionId }]);
  return token;
}
