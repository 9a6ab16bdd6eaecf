import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Secrets } from '../secrets.ts';

const issuer = 'Halley';
const periodSeconds = 30;
/** Clocks of phones are off by a little: the code before and the code after are taken too. */
const window = 1;
const nonceBytes = 10;
const signatureBytes = 10;
const hourMs = 60 * 60 * 1000;

function totp(secret: Uint8Array, label = ''): TOTP {
  const buffer = new Uint8Array(secret).buffer;
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: new Secret({ buffer }),
  });
}

/** The time step whose code this is, or undefined. Steps grow with time. */
export function stepOfCode(secret: Uint8Array, code: string, at: Date): number | undefined {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^[0-9]{6}$/.test(digits)) return undefined;
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token: digits, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/**
 * A secret for one player, good for an hour or two until it is turned on. Half of it is our signature over the other
 * half, the player and the hour: nothing has to be kept, and no secret comes back that we did not give to this player.
 */
export function issueSecret(secrets: Secrets, { playerId, at }: { playerId: number; at: Date }): string {
  const nonce = randomBytes(nonceBytes);
  const signature = secrets.sign(wordsOf(playerId, hourOf(at), nonce), signatureBytes);
  return new Secret({ buffer: new Uint8Array(Buffer.concat([nonce, signature])).buffer }).base32;
}

/** The bytes of a secret we gave to this player lately; undefined for any other text. */
export function readIssuedSecret(
  secrets: Secrets,
  { text, playerId, at }: { text: string; playerId: number; at: Date },
): Buffer | undefined {
  if (!/^[A-Z2-7]{32}$/.test(text)) return undefined;
  const bytes = Buffer.from(Secret.fromBase32(text).bytes);
  const nonce = bytes.subarray(0, nonceBytes);
  const signature = bytes.subarray(nonceBytes);
  const hours = [hourOf(at), hourOf(at) - 1];
  return hours.some((hour) => secrets.isSigned(wordsOf(playerId, hour, nonce), signature)) ? bytes : undefined;
}

/** The address that authenticator apps read from the QR code. */
export function addressOfSecret(secret: string, email: string): string {
  return totp(Secret.fromBase32(secret).bytes, email).toString();
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / hourMs);
}

function wordsOf(playerId: number, hour: number, nonce: Uint8Array): string {
  return `second factor\0${playerId}\0${hour}\0${Buffer.from(nonce).toString('hex')}`;
}
