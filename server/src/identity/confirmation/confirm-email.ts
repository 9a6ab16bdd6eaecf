import { type Player, Refusal } from '@halley/contract';
import { type Context, invariant, writeEvents } from '../../kit/index.ts';
import { takeMailToken } from '../mails/mail-token-store.ts';
import { playerOnTheWire } from '../player/player-on-the-wire.ts';
import { confirmAddress, findPlayer } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { homeOfToken } from '../sessions/session-token.ts';

/** A second click on the link, or a page that loads twice, is no mistake. */
const againWithinMs = 60 * 60 * 1000;

/** Confirms an address. It opens no session: the link shows who reads the mailbox, not who sits at this browser. */
export async function confirmEmail(
  { homes, clock }: IdentityPorts,
  token: string,
  context: Context,
): Promise<Player | { email: string }> {
  return homeOfToken(homes, token).tx(async (tx) => {
    const at = clock.now();
    const taken = await takeMailToken(tx, { purpose: 'confirm', token, at, againWithinMs });
    if (!taken) throw new Refusal('confirmation_token.invalid');
    const { playerId, email } = taken;
    const change = await confirmAddress(tx, { playerId, email, at });
    // The account has another address by now.
    if (change === 'other address') throw new Refusal('confirmation_token.invalid');
    if (change === 'confirmed') {
      await writeEvents(tx, 'identity.email_confirmed', [{ playerId, at: at.toISOString() }]);
    }
    if (context.principal?.playerId !== playerId) return { email };
    const row = await findPlayer(tx, playerId);
    invariant(row, 'whoever is logged in exists');
    return playerOnTheWire(row);
  });
}
