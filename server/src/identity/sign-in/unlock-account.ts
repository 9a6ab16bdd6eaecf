import { Refusal } from '@halley/contract';
import { writeEvents } from '../../kit/index.ts';
import { emailClaim } from '../homes/create-claims.ts';
import { insertMailToken, takeMailToken } from '../mails/mail-token-store.ts';
import { lockedMail } from '../mails/security-mails.ts';
import { findCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { homeOfToken } from '../sessions/session-token.ts';
import { noteOpened } from './note-opened.ts';

/** A job, after the answer: whoever was locked out, if the address has an account, gets the way back by mail. */
export async function tellLocked(ports: IdentityPorts, { email }: { email: string }): Promise<void> {
  const { clock, queueMail, publicUrl } = ports;
  const home = await ports.claims.homeOf(emailClaim(email));
  const player = await findCredentials(home, email);
  if (!player) return;
  const playerId = Number(player.id);
  await home.tx(async (tx) => {
    const at = clock.now();
    const token = await insertMailToken(tx, ports, { purpose: 'unlock', playerId, email, at });
    await queueMail(tx, { to: email, ...lockedMail({ language: player.language, publicUrl, token }) });
    await writeEvents(tx, 'identity.locked', [{ playerId, at: at.toISOString() }]);
  });
}

/** Opens the account with the token from the mail: whoever has it reads the owner's mailbox. */
export async function unlockAccount({ homes, clock, guard }: IdentityPorts, token: string): Promise<void> {
  await homeOfToken(homes, token).tx(async (tx) => {
    const at = clock.now();
    const taken = await takeMailToken(tx, { purpose: 'unlock', token, at });
    if (!taken) throw new Refusal('token.invalid');
    if (await guard.open(tx, taken.email)) await noteOpened(tx, { playerId: taken.playerId, at });
  });
}
