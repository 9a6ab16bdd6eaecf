import type { AuthError } from '@halley/contract';

/** A person as another house knows them. Nothing else of its answer is kept, its tokens least of all. */
export interface ProviderAccount {
  /** Its own, unchanging name for the person. */
  uid: string;
  /** In our spelling, and only if that house has checked that it is the person's. */
  verifiedEmail: string | null;
  /** What the person knows the account by. */
  label: string;
}

/** What was agreed with the browser before it left, and must hold when it comes back. */
export interface FlowChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Another house whose accounts open this door. */
export interface AuthProvider {
  name: string;
  type: string;
  /** Where to send the browser. */
  start(checks: FlowChecks): Promise<URL>;
  /** Who came back, by the query of the callback. Rejects with `AuthFailure`. */
  finish(query: URLSearchParams, checks: FlowChecks): Promise<ProviderAccount>;
}

/** An expected end of the way to another house and back: the site says it in words. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly code: AuthError;

  constructor(code: AuthError, options?: { cause: unknown }) {
    super(code, options);
    this.code = code;
  }
}
