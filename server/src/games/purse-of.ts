import { randomUUID } from 'node:crypto';
import type { Context } from '../kit/index.ts';

const purseCookie = 'halley_purse';
const purseLifeSeconds = 24 * 60 * 60;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export type PurseOf = (context: Context) => string;

/** The purse of this browser, if it has one. */
export function knownPurse(context: Context): string | undefined {
  const known = context.cookie(purseCookie);
  return known && uuid.test(known) ? known : undefined;
}

/** The purse of this browser; made known to it by a cookie when it has none. */
export function purseOf({ secureCookies }: { secureCookies: boolean }): PurseOf {
  return (context) => {
    const known = knownPurse(context);
    if (known !== undefined) return known;
    const purseId = randomUUID();
    context.setCookie(purseCookie, purseId, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
      maxAge: purseLifeSeconds,
    });
    return purseId;
  };
}
