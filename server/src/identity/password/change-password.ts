import { type HandlerInput, type passwordCalls, Refusal } from '@halley/contract';
import { invariant, type PlayerContext } from '../../kit/index.ts';
import { findCredentialsOf, lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { proveAgain } from '../sessions/reauthenticate.ts';
import { requireProof } from '../sessions/require-proof.ts';
import { rotateToken } from '../sessions/rotate-token.ts';
import { markProven } from '../sessions/session-store.ts';
import { checkConfirmation, checkPassword } from './password-rules.ts';
import { setPassword } from './set-password.ts';

type Form = HandlerInput<typeof passwordCalls.changePassword>['body']['user'];

/** A new password for the player who is here. The old one is the proof; who has none must have proven themselves. */
export async function changePassword(ports: IdentityPorts, form: Form, context: PlayerContext): Promise<void> {
  const { homes, clock, passwords } = ports;
  const { playerId, sessionId } = context.principal;
  const home = homes.of(playerId);
  const player = await findCredentialsOf(home, playerId);
  invariant(player, 'whoever is logged in exists');
  checkPassword(form.password, { email: player.email });
  checkConfirmation(form.password, form.password_confirmation);
  const proven = await prove(ports, { form, hasPassword: player.password_hash !== null, context });
  const passwordHash = await passwords.hash(form.password);
  const hand = await home.tx(async (tx) => {
    const locked = await lockCredentials(tx, playerId);
    // Another change came first: what was proven is no longer the password.
    if (locked.password_hash !== proven) throw new Refusal('current_password.invalid');
    await setPassword(ports, tx, { player: locked, passwordHash, how: 'change', exceptSessionId: sessionId });
    await markProven(tx, { sessionId, at: clock.now() });
    return rotateToken(ports, tx, context);
  });
  hand();
}

/** Returns the hash the proof was held against. */
async function prove(
  ports: IdentityPorts,
  { form, hasPassword, context }: { form: Form; hasPassword: boolean; context: PlayerContext },
): Promise<string | null> {
  if (hasPassword) return proveAgain(ports, { password: form.current_password ?? '' }, context);
  await requireProof(ports, ports.homes.of(context.principal.playerId), context);
  return null;
}
