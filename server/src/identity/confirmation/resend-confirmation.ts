import { Refusal } from '@halley/contract';
import type { Context } from '../../kit/index.ts';
import { emailClaim } from '../homes/create-claims.ts';
import { countMailTokens } from '../mails/mail-token-store.ts';
import { findCredentials, findPlayer, lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { normaliseEmail } from '../registration/normalise-email.ts';
import { queueConfirmation } from './queue-confirmation.ts';

const mostLinks = 3;
const windowMs = 60 * 60 * 1000;

/** Takes the wish; only the player of this session hears whether there is anything left to confirm. */
export async function resendConfirmation(
  { homes, captcha, addJob }: IdentityPorts,
  form: { email: string; captcha?: string },
  { principal }: Context,
): Promise<void> {
  const email = normaliseEmail(form.email);
  if (!email) throw new Refusal('email.invalid');
  if (!(await captcha.verify(form.captcha, 'CONFIRMATION'))) throw new Refusal('base.captcha_invalid');
  const own = principal && (await findPlayer(homes.of(principal.playerId), principal.playerId));
  if (own?.email === email && own.confirmed_at) throw new Refusal('email.already_confirmed');
  await homes.house.tx((tx) => addJob(tx, 'identity.send_confirmation', { email }));
}

/** A job, after the answer: mails the link again where it is still needed. */
export async function sendConfirmation(ports: IdentityPorts, { email }: { email: string }): Promise<void> {
  const { clock } = ports;
  const home = await ports.claims.homeOf(emailClaim(email));
  const found = await findCredentials(home, email);
  if (!found) return;
  const playerId = Number(found.id);
  await home.tx(async (tx) => {
    await lockCredentials(tx, playerId);
    const player = await findPlayer(tx, playerId);
    const since = new Date(clock.now().getTime() - windowMs);
    const sent = await countMailTokens(tx, { purpose: 'confirm', playerId, since });
    if (!player || player.confirmed_at || sent >= mostLinks) return;
    await queueConfirmation(ports, tx, player);
  });
}
