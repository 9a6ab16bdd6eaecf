import type { Api } from '@halley/contract';
import type { Client } from '@halley/contract/client';
import { createContext } from 'react-router';

/** What the server gives every loader; `server/src/web/site-build.ts` is the other end. */
export interface SiteContext {
  api: Client<Api>;
  nonce: string;
  locale: string;
  /** The locale prefix of the address, empty where there is none. */
  prefix: string;
  /** Enabled locales, the default first. */
  locales: readonly string[];
  country: string;
  mode: 'demo' | 'production';
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** Without a session cookie no call about the player is made. */
  mayBePlayer: boolean;
  requestId: string;
  onError: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();
