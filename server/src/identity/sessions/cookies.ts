import type { Context } from '../../kit/index.ts';

export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;
export const halfSignInLifetimeMs = 5 * 60 * 1000;
const deviceLifetimeMs = 400 * 24 * 60 * 60 * 1000;

interface Cookie {
  name: string;
  read(context: Pick<Context, 'cookie'>): string | undefined;
  set(context: Context, token: string): void;
  clear(context: Context): void;
}

export interface Cookies {
  session: Cookie;
  /** The password was right, the second factor is still to come. */
  halfSignIn: Cookie;
  /** A browser that has logged in before; it opens nothing. */
  device: Cookie;
}

/** With `__Host-` a browser takes a cookie only over TLS, for this host alone. Plain HTTP cannot have that. */
export function createCookies({ secure }: { secure: boolean }): Cookies {
  const cookie = (plainName: string, lifetimeMs: number): Cookie => {
    const name = secure ? `__Host-${plainName}` : plainName;
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    return {
      name,
      read: (context) => context.cookie(name),
      set: (context, token) => context.setCookie(name, token, { ...attributes, maxAge: lifetimeMs / 1000 }),
      clear: (context) => context.setCookie(name, '', { ...attributes, maxAge: 0 }),
    };
  };
  return {
    session: cookie('halley_session', sessionLifetimeMs),
    halfSignIn: cookie('halley_half_sign_in', halfSignInLifetimeMs),
    device: cookie('halley_device', deviceLifetimeMs),
  };
}
