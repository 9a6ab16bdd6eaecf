import { Refusal } from '@halley/contract';
import { invariant, type PlayerContext, stepOfCode, writeEvents } from '../../kit/index.ts';
import { twoFactorMail } from '../mails/security-mails.ts';
import { findCredentialsOf, lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { requireProof } from '../sessions/require-proof.ts';
import { rotateToken } from '../sessions/rotate-token.ts';
import { addressOfSecret, issueSecret, readIssuedSecret } from './issued-secret.ts';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
import { insertTwoFactor, replaceRecoveryCodes } from './two-factor-store.ts';
import { sealPurpose } from './use-second-factor.ts';

/** A secret to put into an authenticator; nothing is kept of it yet. Undefined: a second factor is on already. */
export async function offerTwoFactor(ports: IdentityPorts, { principal }: PlayerContext) {
  const { homes, clock, secrets } = ports;
  const { playerId } = principal;
  const player = await findCredentialsOf(homes.of(playerId), playerId);
  invariant(player, 'whoever is logged in exists');
  if (player.two_factor_enabled) return undefined;
  const otpSecret = issueSecret(secrets, { playerId, at: clock.now() });
  return { otp_secret: otpSecret, data: addressOfSecret(otpSecret, player.email) };
}

/** Turns the second factor on, once the authenticator has shown that it knows the secret. */
export async function enableTwoFactor(
  ports: IdentityPorts,
  form: { otp_secret: string; authentication_code: string },
  context: PlayerContext,
) {
  const { homes, clock, secrets, queueMail, publicUrl } = ports;
  const { playerId } = context.principal;
  const at = clock.now();
  const secret = readIssuedSecret(secrets, { text: form.otp_secret, playerId, at });
  const step = secret && stepOfCode(secret, form.authentication_code, at);
  const codes = newRecoveryCodes();
  const { player, hand } = await homes.of(playerId).tx(async (tx) => {
    const player = await lockCredentials(tx, playerId);
    await requireProof(ports, tx, context);
    if (player.two_factor_enabled) throw new Refusal('two_factor.already_on');
    if (!secret || step === undefined) throw new Refusal('authentication_code.invalid');
    const sealedSecret = secrets.seal(secret, sealPurpose(playerId));
    const isNew = await insertTwoFactor(tx, { playerId, sealedSecret, step, at });
    invariant(isNew, 'a second factor that is off has no secret');
    await replaceRecoveryCodes(tx, { playerId, codeHashes: hashesOf(ports, playerId, codes), at });
    await writeEvents(tx, 'identity.two_factor_changed', [{ playerId, change: 'on', at: at.toISOString() }]);
    const mail = twoFactorMail({ language: player.language, publicUrl, at, isOn: true });
    await queueMail(tx, { to: player.email, ...mail });
    return { player, hand: await rotateToken(ports, tx, context) };
  });
  hand();
  return {
    otp_secret: form.otp_secret,
    data: addressOfSecret(form.otp_secret, player.email),
    recovery_codes: codes,
  };
}

export function hashesOf({ secrets }: Pick<IdentityPorts, 'secrets'>, playerId: number, codes: string[]): string[] {
  return codes.map((code) => {
    const plain = readRecoveryCode(code);
    invariant(plain, 'a new recovery code can be read');
    return secrets.codeHash(playerId, plain);
  });
}
