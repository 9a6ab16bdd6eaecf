import { Refusal } from '@halley/contract';
import { type Tx, writeEvents } from '../../kit/index.ts';
import { twoFactorResetMail } from '../mails/security-mails.ts';
import { lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { endHalfSignIns } from '../sign-in/half-sign-in-store.ts';
import { deleteTwoFactor } from './two-factor-store.ts';

/** For an owner who has lost authenticator and codes; staff have made sure who asks. Whoever is inside logs in anew. */
export async function resetTwoFactor(
  { clock, queueMail, publicUrl }: Pick<IdentityPorts, 'clock' | 'queueMail' | 'publicUrl'>,
  tx: Tx,
  playerId: number,
): Promise<void> {
  const { email, language, two_factor_enabled: isOn } = await lockCredentials(tx, playerId);
  if (!isOn) throw new Refusal('two_factor.not_on');
  const at = clock.now();
  await deleteTwoFactor(tx, playerId);
  await endHalfSignIns(tx, { playerId, at });
  await endSessions(tx, { playerId, clock });
  await writeEvents(tx, 'identity.two_factor_changed', [{ playerId, change: 'reset', at: at.toISOString() }]);
  await queueMail(tx, { to: email, ...twoFactorResetMail({ language, publicUrl, at }) });
}
