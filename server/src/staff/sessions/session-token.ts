import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for sessions and set-up links. Only the hash is kept on our side. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const shape = /^[A-Za-z0-9_-]{43}$/;

/** In hex; undefined for text that cannot be a token, so that nonsense never reaches the database. */
export function tokenHash(token: string | undefined): string | undefined {
  if (token === undefined || !shape.test(token)) return undefined;
  return createHash('sha256').update(token).digest('hex');
}
