import { hash, randomBytes } from 'node:crypto';
import type { Database, Homes } from '../../kit/index.ts';

/** 256 random bits. Only its hash is kept on our side. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** One whose hash lies with a player: it comes back without a name, so it begins with the number of their home. */
export function newTokenOf({ count }: Pick<Homes, 'count'>, playerId: number): string {
  return count === 1 ? newToken() : `${playerId % count}-${newToken()}`;
}

const shape = /^(?:(\d{1,3})-)?[A-Za-z0-9_-]{43}$/;

/** Where the hash of a token lies. Of one that names no home of ours there is none anywhere. */
export function homeOfToken({ all }: Homes, token: string | undefined): Database {
  const [, home = 0] = shape.exec(token ?? '') ?? [];
  return (all()[Number(home)] ?? all()[0]) as Database;
}

/** The hash, in hex; undefined for text that cannot be a token, so that nonsense never reaches the database. */
export function tokenHash(token: string | undefined): string | undefined {
  if (token === undefined || !shape.test(token)) return undefined;
  return hash('sha256', token, 'hex');
}
