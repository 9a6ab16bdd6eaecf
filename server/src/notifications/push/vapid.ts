import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The key pair by which push services know the house (RFC 8292). */
export interface PushKey {
  /** The public point, base64url: what browsers subscribe with. */
  publicKey: string;
  privateKey: KeyObject;
}

const curve = 'prime256v1';
const tokenLifetimeSec = 12 * 60 * 60;

/** @returns 32 random bytes that are a key of the curve, base64url */
export function newPrivateKey(): string {
  const pair = createECDH(curve);
  pair.generateKeys();
  // Leading zeros are part of it.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

/** Throws when these are not 32 bytes of a key. */
export function pushKeyOf(privateKey: string): PushKey {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = pair.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', d: privateKey, x: coordinate(1), y: coordinate(33) },
    }),
  };
}

/** The header by which a push service knows who writes, and whom to write to about it. */
export function vapidHeader(
  key: PushKey,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(now.getTime() / 1000) + tokenLifetimeSec;
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
  const signature = sign('sha256', Buffer.from(said), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${key.publicKey}`;
}
