import { Refusal } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { emailClaim } from '../homes/create-claims.ts';
import { countMailTokens, insertMailToken } from '../mails/mail-token-store.ts';
import { resetMail } from '../mails/security-mails.ts';
import { findCredentials, lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { normaliseEmail } from '../registration/normalise-email.ts';

const mostLinks = 3;
const windowMs = 60 * 60 * 1000;

/** Takes the wish and nothing else: whether the address has an account shows neither in the answer nor in its time. */
export async function requestReset(
  { homes, captcha, addJob }: IdentityPorts,
  form: { email: string; captcha?: string },
): Promise<void> {
  const email = normaliseEmail(form.email);
  if (!email) throw new Refusal('email.invalid');
  if (!(await captcha.verify(form.captcha, 'PASSWORD'))) throw new Refusal('base.captcha_invalid');
  await homes.house.tx((tx) => addJob(tx, 'identity.send_password_reset', { email }));
}

/** A job, after the answer: mails the link, if there is an account, and not more often than a person would ask. */
export async function sendReset(ports: IdentityPorts, { email }: { email: string }): Promise<void> {
  const home = await ports.claims.homeOf(emailClaim(email));
  const found = await findCredentials(home, email);
  if (!found) return;
  await home.tx((tx) => mailReset(ports, tx, Number(found.id)));
}

/** Mails the link to the player's own address. False: there were enough of them within an hour. */
export async function mailReset(
  ports: Pick<IdentityPorts, 'homes' | 'clock' | 'queueMail' | 'publicUrl'>,
  tx: Tx,
  playerId: number,
): Promise<boolean> {
  const { clock, queueMail, publicUrl } = ports;
  const { email, language } = await lockCredentials(tx, playerId);
  const at = clock.now();
  const since = new Date(at.getTime() - windowMs);
  if ((await countMailTokens(tx, { purpose: 'reset', playerId, since })) >= mostLinks) return false;
  const token = await insertMailToken(tx, ports, { purpose: 'reset', playerId, email, at });
  await queueMail(tx, { to: email, ...resetMail({ language, publicUrl, token }) });
  return true;
}
