import type { CookieSerializeOptions } from '@fastify/cookie';
import type { StaffPermission } from '@halley/contract';
import type { Log } from '../log.ts';

/** Whose session the request carries. */
export interface Principal {
  playerId: number;
  sessionId: string;
  /**
   * Set where a call looks at the session itself (`sessionAtTheDoor`): this session was open when it was last looked at,
   * and whoever acts on it must ask again, by this name, in the transaction that acts.
   */
  unproven?: string;
}

/** Which member of staff the request comes from, with what the member's role allows this moment. */
export interface StaffPrincipal {
  memberId: number;
  sessionId: string;
  email: string;
  name: string;
  role: string;
  permissions: readonly StaffPermission[];
}

/** What a handler may know of the request and do to the answer besides its body. */
export interface Context {
  requestId: string;
  log: Log;
  address: string;
  userAgent: string;
  host: string;
  principal: Principal | null;
  /** Null on every call that is not mounted for staff. */
  staff: StaffPrincipal | null;
  idempotencyKey: string | undefined;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options?: CookieSerializeOptions): void;
  setHeader(name: string, value: string): void;
  /** Asks a GET call of ours on the visitor's behalf, by all the rules of a request; null: not answered with 200. */
  askInside(path: string): Promise<unknown>;
}

/** A context whose caller is known to be a player: what handlers of `who: 'player'` calls get. */
export type PlayerContext = Context & { principal: Principal };

/** The same for staff: the permission of the call has been checked. */
export type StaffContext = Context & { staff: StaffPrincipal };
