import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Log } from '../log.ts';

/** Whose session the request carries. */
export interface Principal {
  playerId: number;
  sessionId: string;
}

/** What a handler may know of the request and do to the answer besides its body. */
export interface Context {
  requestId: string;
  log: Log;
  address: string;
  userAgent: string;
  host: string;
  principal: Principal | null;
  idempotencyKey: string | undefined;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options?: CookieSerializeOptions): void;
  setHeader(name: string, value: string): void;
}

/** A context whose caller is known to be a player: what handlers of `who: 'player'` calls get. */
export type PlayerContext = Context & { principal: Principal };
