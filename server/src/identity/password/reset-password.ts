import { type HandlerInput, type passwordCalls, Refusal } from '@halley/contract';
import { findMailToken, takeMailToken } from '../mails/mail-token-store.ts';
import { lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { homeOfToken } from '../sessions/session-token.ts';
import { checkConfirmation, checkPassword } from './password-rules.ts';
import { setPassword } from './set-password.ts';

type Form = HandlerInput<typeof passwordCalls.resetPassword>['body']['user'];

/**
 * Sets a new password with the token from the mail. The token is used up by a password that is taken, not by one that
 * is refused: whoever types too short a word may try again.
 */
export async function resetPassword(ports: IdentityPorts, form: Form): Promise<void> {
  const { homes, clock, passwords } = ports;
  const input = { purpose: 'reset', token: form.reset_password_token, at: clock.now() } as const;
  const home = homeOfToken(homes, input.token);
  const known = await findMailToken(home, input);
  if (!known) throw new Refusal('reset_password_token.invalid');
  checkPassword(form.password, { email: known.email });
  checkConfirmation(form.password, form.password_confirmation);
  const passwordHash = await passwords.hash(form.password);
  await home.tx(async (tx) => {
    const player = await lockCredentials(tx, known.playerId);
    const taken = await takeMailToken(tx, input);
    if (!taken || taken.email !== player.email) throw new Refusal('reset_password_token.invalid');
    await setPassword(ports, tx, { player, passwordHash, how: 'reset' });
  });
}
