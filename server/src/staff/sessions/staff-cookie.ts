import type { Context } from '../../kit/index.ts';
import { longestSessionMs } from './session-limits.ts';

export interface StaffCookie {
  name: string;
  set(context: Context, token: string): void;
  clear(context: Context): void;
}

/** Strict: not even a link from elsewhere opens the back office as somebody. */
export function createStaffCookie({ secure }: { secure: boolean }): StaffCookie {
  const name = secure ? '__Host-halley_staff' : 'halley_staff';
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    name,
    set: (context, token) => context.setCookie(name, token, { ...attributes, maxAge: longestSessionMs / 1000 }),
    clear: (context) => context.setCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}
