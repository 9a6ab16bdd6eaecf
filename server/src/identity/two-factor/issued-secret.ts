import { randomBytes } from 'node:crypto';
import { totpAddress, totpSecretBytes, totpSecretText } from '../../kit/index.ts';
import type { Secrets } from '../secrets.ts';

const nonceBytes = 10;
const signatureBytes = 10;
const hourMs = 60 * 60 * 1000;

/**
 * A secret for one player, good for an hour or two until it is turned on. Half of it is our signature over the other
 * half, the player and the hour: nothing has to be kept, and no secret comes back that we did not give to this player.
 */
export function issueSecret(secrets: Secrets, { playerId, at }: { playerId: number; at: Date }): string {
  const nonce = randomBytes(nonceBytes);
  const signature = secrets.sign(wordsOf(playerId, hourOf(at), nonce), signatureBytes);
  return totpSecretText(Buffer.concat([nonce, signature]));
}

/** The bytes of a secret we gave to this player lately; undefined for any other text. */
export function readIssuedSecret(
  secrets: Secrets,
  { text, playerId, at }: { text: string; playerId: number; at: Date },
): Buffer | undefined {
  if (!/^[A-Z2-7]{32}$/.test(text)) return undefined;
  const bytes = totpSecretBytes(text);
  const nonce = bytes.subarray(0, nonceBytes);
  const signature = bytes.subarray(nonceBytes);
  const hours = [hourOf(at), hourOf(at) - 1];
  return hours.some((hour) => secrets.isSigned(wordsOf(playerId, hour, nonce), signature)) ? bytes : undefined;
}

/** The address that authenticator apps read from the QR code. */
export function addressOfSecret(secret: string, email: string): string {
  return totpAddress({ secret, issuer: 'Halley', email });
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / hourMs);
}

function wordsOf(playerId: number, hour: number, nonce: Uint8Array): string {
  return `second factor\0${playerId}\0${hour}\0${Buffer.from(nonce).toString('hex')}`;
}
