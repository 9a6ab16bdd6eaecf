import type { Context } from '../../kit/index.ts';

export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

export interface SessionCookie {
  name: string;
  set(context: Context, token: string): void;
  clear(context: Context): void;
}

/** With `__Host-` a browser takes the cookie only over TLS, for this host alone. Plain HTTP cannot have that. */
export function createSessionCookie({ secure }: { secure: boolean }): SessionCookie {
  const name = secure ? '__Host-halley_session' : 'halley_session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name,
    set: (context, token) => context.setCookie(name, token, { ...attributes, maxAge: sessionLifetimeMs / 1000 }),
    clear: (context) => context.setCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}
