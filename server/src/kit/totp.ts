import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Clocks of phones are off by a little: the code before and the code after are taken too. */
const window = 1;
const secretBytes = 20;

function totpOf(secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret });
}

/** A fresh secret, in base32 as people type it. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

export function totpSecretText(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** @param text base32; anything else throws */
export function totpSecretBytes(text: string): Buffer {
  return Buffer.from(Secret.fromBase32(text).bytes);
}

/** The address that authenticator apps read from the QR code. */
export function totpAddress({ secret, issuer, email }: { secret: string; issuer: string; email: string }): string {
  return totpOf(Secret.fromBase32(secret), { issuer, label: email }).toString();
}

/**
 * The time step whose code this is, now or one to either side; undefined for any other text. Steps grow with time, and
 * whoever uses one must see to it that none counts twice.
 */
export function stepOfCode(secret: Uint8Array, code: string, at: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const timestamp = at.getTime();
  const delta = totpOf(new Secret({ buffer: new Uint8Array(secret).buffer })).validate({ token, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
