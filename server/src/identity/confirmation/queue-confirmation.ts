import type { Tx } from '../../kit/index.ts';
import { insertMailToken } from '../mails/mail-token-store.ts';
import { confirmMail } from '../mails/security-mails.ts';
import type { IdentityPorts } from '../ports.ts';

/** Writes to a player with the link that confirms their address; the mail leaves only if the transaction commits. */
export async function queueConfirmation(
  ports: Pick<IdentityPorts, 'homes' | 'clock' | 'queueMail' | 'publicUrl'>,
  tx: Tx,
  player: { id: bigint | number; email: string; language: string },
): Promise<void> {
  const { clock, queueMail, publicUrl } = ports;
  const token = await insertMailToken(tx, ports, {
    purpose: 'confirm',
    playerId: Number(player.id),
    email: player.email,
    at: clock.now(),
  });
  const mail = confirmMail({ language: player.language, publicUrl, token });
  await queueMail(tx, { to: player.email, ...mail });
}
