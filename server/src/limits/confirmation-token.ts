import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, for a link in a mail. It exists there alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const shape = /^[A-Za-z0-9_-]{43}$/;

/** The hash that is kept, in hex; undefined for text that cannot be a token. */
export function tokenHash(token: string): string | undefined {
  return shape.test(token) ? hash('sha256', token, 'hex') : undefined;
}

export const confirmWithinMs = 24 * 60 * 60 * 1000;
