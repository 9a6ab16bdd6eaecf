import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. Only its hash is kept on our side. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const shape = /^[A-Za-z0-9_-]{43}$/;

/** The hash, in hex; undefined for text that cannot be a token, so that nonsense never reaches the database. */
export function tokenHash(token: string | undefined): string | undefined {
  if (token === undefined || !shape.test(token)) return undefined;
  return hash('sha256', token, 'hex');
}
