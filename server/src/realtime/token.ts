import { createHmac, timingSafeEqual } from 'node:crypto';
import { userPattern } from './channels.ts';

/**
 * Connection tokens: a JWT signed with HS256, `sub` the player (empty for a guest), `sid` the session it was made for
 * and `exp`, until when it may be used to connect. `expire_at: 0` tells a real Centrifugo, which accepts the same ones,
 * what our own server does anyway: the connection itself has no end in time. One algorithm and one key, so there is
 * nothing to negotiate and nothing to confuse.
 */
const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

const signature = (secret: string, signed: string) => createHmac('sha256', secret).update(signed).digest();

export interface TokenClaims {
  user: string;
  /** Missing for a guest. */
  session?: string | undefined;
  expiresAtSec: number;
}

export type TokenReading = { ok: true; claims: TokenClaims } | { ok: false; reason: 'invalid' | 'expired' };

export function signToken(secret: string, claims: TokenClaims): string {
  const { user, session, expiresAtSec } = claims;
  const named = { sub: user, sid: session, exp: expiresAtSec, expire_at: 0 };
  const body = Buffer.from(JSON.stringify(named)).toString('base64url');
  const signed = `${header}.${body}`;
  return `${signed}.${signature(secret, signed).toString('base64url')}`;
}

const invalid: TokenReading = { ok: false, reason: 'invalid' };

/** The signature is checked before anything inside is believed; a token without `exp` is not accepted. */
export function readToken(secret: string, token: string, nowSec: number): TokenReading {
  const parts = token.split('.');
  if (parts.length !== 3) return invalid;
  const [head, body, proof] = parts as [string, string, string];
  const expected = signature(secret, `${head}.${body}`);
  const given = Buffer.from(proof, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return invalid;
  const named = parseObject(head);
  const claims = parseObject(body);
  if (named?.alg !== 'HS256' || !claims) return invalid;
  const { sub, sid, exp, nbf } = claims;
  if (typeof sub !== 'string' || (sub !== '' && !userPattern.test(sub))) return invalid;
  if (sid !== undefined && typeof sid !== 'string') return invalid;
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return invalid;
  if (nbf !== undefined && (typeof nbf !== 'number' || nbf > nowSec)) return invalid;
  if (exp <= nowSec) return { ok: false, reason: 'expired' };
  return { ok: true, claims: { user: sub, session: sid, expiresAtSec: exp } };
}

function parseObject(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
