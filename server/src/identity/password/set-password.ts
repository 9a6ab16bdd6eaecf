import { type Tx, writeEvents } from '../../kit/index.ts';
import { endMailTokens } from '../mails/mail-token-store.ts';
import { passwordChangedMail } from '../mails/security-mails.ts';
import { type Credentials, updatePassword } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { noteOpened } from '../sign-in/note-opened.ts';

export interface NewPassword {
  player: Credentials;
  passwordHash: string;
  how: 'change' | 'reset';
  /** The one that goes on; all others end. */
  exceptSessionId?: string;
}

/** What a new password brings with it, whichever way it came: sessions and links end, a lock opens, the owner is told. */
export async function setPassword(ports: IdentityPorts, tx: Tx, input: NewPassword): Promise<void> {
  const { clock, guard, queueMail, publicUrl } = ports;
  const { player, passwordHash, how, exceptSessionId } = input;
  const playerId = Number(player.id);
  const at = clock.now();
  await updatePassword(tx, { playerId, passwordHash });
  await endSessions(tx, { playerId, exceptSessionId, clock });
  await endMailTokens(tx, { purposes: ['reset'], playerId, at });
  if (await guard.open(tx, player.email)) await noteOpened(tx, { playerId, at });
  await writeEvents(tx, 'identity.password_changed', [{ playerId, how, at: at.toISOString() }]);
  await queueMail(tx, { to: player.email, ...passwordChangedMail({ language: player.language, publicUrl, at }) });
}
