import { type PlayerContext, type Tx, writeEvents } from '../../kit/index.ts';
import { twoFactorMail } from '../mails/security-mails.ts';
import type { IdentityPorts } from '../ports.ts';
import { rotateToken } from '../sessions/rotate-token.ts';
import { hashesOf } from './enable-two-factor.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { deleteTwoFactor, replaceRecoveryCodes } from './two-factor-store.ts';
import { withSecondFactor } from './with-second-factor.ts';

/** Turns the second factor off, with a code or a recovery code. */
export async function disableTwoFactor(ports: IdentityPorts, code: string, context: PlayerContext): Promise<void> {
  const { queueMail, publicUrl, clock } = ports;
  const { playerId } = context.principal;
  const hand = await withSecondFactor(ports, { code, context }, async (tx, player) => {
    const at = clock.now();
    await deleteTwoFactor(tx, playerId);
    await writeEvents(tx, 'identity.two_factor_changed', [{ playerId, change: 'off', at: at.toISOString() }]);
    const mail = twoFactorMail({ language: player.language, publicUrl, at, isOn: false });
    await queueMail(tx, { to: player.email, ...mail });
    return rotateToken(ports, tx, context);
  });
  hand();
}

/** Ten new codes in place of all the old ones, used or not. */
export async function renewRecoveryCodes(
  ports: IdentityPorts,
  code: string,
  context: PlayerContext,
): Promise<string[]> {
  const { playerId } = context.principal;
  const codes = newRecoveryCodes();
  await withSecondFactor(ports, { code, context }, async (tx: Tx) => {
    const at = ports.clock.now();
    await replaceRecoveryCodes(tx, { playerId, codeHashes: hashesOf(ports, playerId, codes), at });
    const change = 'new_recovery_codes';
    await writeEvents(tx, 'identity.two_factor_changed', [{ playerId, change, at: at.toISOString() }]);
  });
  return codes;
}
