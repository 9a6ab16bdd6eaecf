import { type Context, writeEvents } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { endSession } from '../sessions/session-store.ts';

/** Ends the session and takes the cookie back, also from a browser whose session was over already. */
export async function signOut({ homes, clock, cookies }: IdentityPorts, context: Context): Promise<void> {
  const { principal } = context;
  if (principal) {
    await homes.of(principal.playerId).tx(async (tx) => {
      const ended = await endSession(tx, { sessionId: principal.sessionId, at: clock.now() });
      if (ended) await writeEvents(tx, 'identity.signed_out', [ended]);
    });
  }
  cookies.session.clear(context);
  if (cookies.halfSignIn.read(context) !== undefined) cookies.halfSignIn.clear(context);
}
