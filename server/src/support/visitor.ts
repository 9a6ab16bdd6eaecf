import { createHash, randomBytes } from 'node:crypto';
import type { Context, Database, Homes } from '../kit/index.ts';

/**
 * Whose conversation it is: a player's, by the session, or a guest's, by a token in a cookie. The two are kept apart: a
 * computer may have had somebody else in front of it before this player logged in.
 */
export type Visitor = { kind: 'player'; playerId: number } | { kind: 'guest'; hash: Buffer };

/** Where their conversation lies. A guest's goes by what is kept of the token, so nothing else has to say it. */
export const homeOf = (homes: Homes, visitor: Visitor | null): Database =>
  homes.of(visitor === null ? 0 : visitor.kind === 'player' ? visitor.playerId : visitor.hash.readUInt32BE());

const tokenBytes = 32;
const tokenShape = /^[\w-]{43}$/;
const lifetimeSeconds = 30 * 24 * 60 * 60;

export interface GuestCookie {
  /** Who is asking; null for a guest who has no token yet. */
  visitorOf(context: Context): Visitor | null;
  /** The same, with a fresh token for a guest who has none. */
  welcome(context: Context): Visitor;
}

export function createGuestCookie({ secure }: { secure: boolean }): GuestCookie {
  const name = secure ? '__Host-halley_chat' : 'halley_chat';
  const hashOf = (token: string) => createHash('sha256').update(token).digest();
  const visitorOf = (context: Context): Visitor | null => {
    if (context.principal) return { kind: 'player', playerId: context.principal.playerId };
    const token = context.cookie(name);
    return token !== undefined && tokenShape.test(token) ? { kind: 'guest', hash: hashOf(token) } : null;
  };
  return {
    visitorOf,
    welcome(context) {
      const known = visitorOf(context);
      if (known) return known;
      const token = randomBytes(tokenBytes).toString('base64url');
      const options = { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: lifetimeSeconds } as const;
      context.setCookie(name, token, options);
      return { kind: 'guest', hash: hashOf(token) };
    },
  };
}
