import type { Api } from './api.ts';
import type { Client } from './client.ts';

/** What the server gives every loader of the site. */
export interface PageContext {
  api: Client<Api>;
  nonce: string;
  /** The language of the page. */
  locale: string;
  /** The locale prefix of the address, empty where there is none. */
  prefix: string;
  /** Enabled locales, the default first. */
  locales: readonly string[];
  country: string;
  mode: 'demo' | 'production';
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** The request carries a session cookie: without one no call about the player is needed. */
  mayBePlayer: boolean;
  requestId: string;
  onError: (error: unknown) => void;
}
