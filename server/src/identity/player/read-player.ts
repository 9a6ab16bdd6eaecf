import type { Player } from '@halley/contract';
import type { Context } from '../../kit/index.ts';
import { pickedStatus } from '../groups/change-groups.ts';
import type { IdentityPorts } from '../ports.ts';
import type { Sessions } from '../sessions/create-sessions.ts';
import { markCookieSet } from '../sessions/session-store.ts';
import { playerOnTheWire } from './player-on-the-wire.ts';
import { findPlayer } from './player-store.ts';

const cookieEveryMs = 24 * 60 * 60 * 1000;

/** The player of this session, or an empty object for a guest. */
export async function readOwnPlayer(
  ports: IdentityPorts,
  sessions: Sessions,
  context: Context,
): Promise<Player | Record<string, never>> {
  const { principal } = context;
  if (!principal) return {};
  const home = ports.homes.of(principal.playerId);
  const row = await findPlayer(home, principal.playerId);
  if (!row) return {};
  await keepCookie(ports, sessions, context);
  const player = playerOnTheWire(row);
  const picked = await pickedStatus(home, ports.picks?.(), player.id);
  return { ...player, statuses: [...player.statuses, ...picked] };
}

/**
 * Once a day the browser is told to keep the cookie for another thirty days. Not more often: an answer that is late
 * could put the token of a session back that a new sign-in has just replaced.
 */
async function keepCookie({ homes, clock, cookies }: IdentityPorts, sessions: Sessions, context: Context) {
  const token = cookies.session.read(context);
  const session = await sessions.find(token);
  const at = clock.now();
  if (!token || !session || at.getTime() - session.cookieSetAt.getTime() < cookieEveryMs) return;
  await markCookieSet(homes.of(session.playerId), { sessionId: session.sessionId, at });
  cookies.session.set(context, token);
}
