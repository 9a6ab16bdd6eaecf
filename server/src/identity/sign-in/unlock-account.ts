import { Refusal } from '@halley/contract';
import { writeEvents } from '../../kit/index.ts';
import { insertMailToken, takeMailToken } from '../mails/mail-token-store.ts';
import { lockedMail } from '../mails/security-mails.ts';
import { findCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { noteOpened } from './note-opened.ts';

/** A job, after the answer: whoever was locked out, if the address has an account, gets the way back by mail. */
export async function tellLocked(ports: IdentityPorts, { email }: { email: string }): Promise<void> {
  const { database, clock, queueMail, publicUrl } = ports;
  const player = await findCredentials(database, email);
  if (!player) return;
  const playerId = Number(player.id);
  await database.tx(async (tx) => {
    const at = clock.now();
    const token = await insertMailToken(tx, { purpose: 'unlock', playerId, email, at });
    await queueMail(tx, { to: email, ...lockedMail({ language: player.language, publicUrl, token }) });
    await writeEvents(tx, 'identity.locked', [{ playerId, at: at.toISOString() }]);
  });
}

/** Opens the account with the token from the mail: whoever has it reads the owner's mailbox. */
export async function unlockAccount({ database, clock, guard }: IdentityPorts, token: string): Promise<void> {
  await database.tx(async (tx) => {
    const at = clock.now();
    const taken = await takeMailToken(tx, { purpose: 'unlock', token, at });
    if (!taken) throw new Refusal('token.invalid');
    if (await guard.open(tx, taken.email)) await noteOpened(tx, { playerId: taken.playerId, at });
  });
}
