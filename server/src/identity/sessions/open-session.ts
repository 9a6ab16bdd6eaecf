import { type Context, invariant, type Tx, writeEvents } from '../../kit/index.ts';
import { refuseBlocked } from '../player/block-player.ts';
import { type PlayerRow, updateSignIn } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { noteOpened } from '../sign-in/note-opened.ts';
import { sessionLifetimeMs } from './cookies.ts';
import { meetDevice } from './meet-device.ts';
import { endSession, insertSession } from './session-store.ts';
import { newTokenOf, tokenHash } from './session-token.ts';

export interface OpenSessionInput {
  playerId: number;
  country: string;
  at: Date;
}

export interface OpenedSession {
  player: PlayerRow;
  sessionId: string;
  /** To be handed over once the transaction has committed; they exist nowhere else. */
  hand(): Promise<void>;
}

/**
 * Opens a session with a token nobody has seen before, whatever cookie the request came with, and ends the one it
 * replaces. Notes the log-in and the browser it came from. Every way into an account ends here.
 */
export async function openSession(
  ports: IdentityPorts,
  tx: Tx,
  context: Context,
  input: OpenSessionInput,
): Promise<OpenedSession> {
  const { homes, clock, log, cookies, guard, idleLimitMsOf } = ports;
  const { playerId, country, at } = input;
  await refuseBlocked(tx, playerId);
  const { principal: before } = context;
  const isElsewhere = before !== null && homes.of(before.playerId) !== homes.of(playerId);
  if (before && !isElsewhere) await leave(tx, before.sessionId, at);
  const player = await updateSignIn(tx, { playerId, country, at });
  invariant(player, 'whoever logs in exists');
  // Failures before it are forgotten, also those at an address that had no account yet.
  if (await guard.open(tx, player.email)) await noteOpened(tx, { playerId, at });
  const deviceToken = await meetDevice(ports, tx, context, { player, country, at });
  const token = newTokenOf(homes, playerId);
  const hash = tokenHash(token);
  invariant(hash, 'a new token has the shape of a token');
  const idleLimitMs = idleLimitMsOf(player.license_name);
  const sessionId = await insertSession(tx, {
    playerId,
    tokenHash: hash,
    address: context.address,
    userAgent: context.userAgent,
    country,
    at,
    expiresAt: new Date(at.getTime() + Math.min(idleLimitMs ?? sessionLifetimeMs, sessionLifetimeMs)),
    idleLimitMs,
  });
  await writeEvents(tx, 'identity.signed_in', [{ playerId, sessionId }]);
  return {
    player,
    sessionId,
    async hand() {
      cookies.session.set(context, token);
      cookies.device.set(context, deviceToken);
      if (cookies.halfSignIn.read(context) !== undefined) cookies.halfSignIn.clear(context);
      // Another player's, in another home: it ends by itself once this one is open.
      if (!isElsewhere) return;
      const over = homes.of(before.playerId).tx((other) => leave(other, before.sessionId, clock.now()));
      await over.catch((error) => log.warn({ err: error }, 'a session in another home could not be ended'));
    },
  };
}

async function leave(tx: Tx, sessionId: string, at: Date): Promise<void> {
  const ended = await endSession(tx, { sessionId, at });
  if (ended) await writeEvents(tx, 'identity.signed_out', [ended]);
}
