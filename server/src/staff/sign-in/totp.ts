import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const issuer = 'Halley back office';

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({
    issuer,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What authenticator apps read from the QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * The thirty-second step a code belongs to, now or one step to either side (clocks differ); null when it is none of
 * them. Whoever uses it must see to it that no step is used twice.
 */
export function stepOfCode(input: { secret: string | null; code: string; at: Date }): bigint | null {
  const token = input.code.replace(/\s/g, '');
  if (input.secret === null || !/^\d{6}$/.test(token)) return null;
  const timestamp = input.at.getTime();
  const delta = totpOf(input.secret, '').validate({ token, timestamp, window: 1 });
  return delta === null ? null : BigInt(Math.floor(timestamp / 1000 / periodSeconds) + delta);
}
