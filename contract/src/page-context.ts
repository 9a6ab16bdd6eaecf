import type { Api } from './api.ts';
import type { Client } from './client.ts';
import type { Brand } from './documents/brands.ts';
import type { Flags } from './flags.ts';
import type { Licence } from './licence.ts';

/** How closed a country is. Guests of `full` and `partial` countries cannot open an account. */
export type Tier = 'full' | 'partial' | 'open';

/** Where a visitor stands; the API, server rendering and the page all go by this one answer. */
export interface Standing {
  country: string;
  tier: Tier;
  /** The player's own where the request carries a session, else that of host and country. */
  licence: Licence;
  may: { register: boolean; signIn: boolean };
}

/** What the server gives every loader of the site. */
export interface PageContext extends Standing {
  api: Client<Api>;
  nonce: string;
  /** The language of the page. */
  locale: string;
  /** What stands before the path: a locale (`de`), the base of guest mode (`guest`), both (`guest/de`) or nothing. */
  prefix: string;
  /** The visitor wants to see the site as a guest: whoever is logged in is not looked at. */
  guestMode: boolean;
  /** What the visitor has answered to notices, by cookie. */
  answered: { cookies: 'all' | 'necessary' | undefined; australia: boolean; quiet: boolean };
  /** Origins of partners that may show the site in a frame, besides its own. */
  frameParents: readonly string[];
  /** Origins whose scripts this document may load; none where others have no place. */
  scriptHosts: readonly string[];
  /** Address of the script that brings `window.PaymentsAPI`. */
  paymentsLibrary: string;
  /** The host is one for players with crypto money: banners may be for such hosts only, or for all others. */
  onCryptoHost: boolean;
  /** Enabled locales, the default first. */
  locales: readonly string[];
  /** What the operator says in a locale otherwise than the site does, by key. The same object until it changes. */
  wordsOf: (locale: string) => Promise<Readonly<Record<string, string>>>;
  flags: Flags;
  /** Whose house this host is. */
  brand: Pick<Brand, 'id' | 'name' | 'colours' | 'icons'>;
  /** Drafts this browser looks at, and until when. Nothing of the page may be kept anywhere. */
  preview?: { names: readonly string[]; until: string };
  /** A machine reads this page: no analytics, no session recording, no push. */
  isBot: boolean;
  mode: 'demo' | 'production';
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** The page was asked for under a host of ours. Under any other one search engines are kept away. */
  isKnownHost: boolean;
  /** The request carries a session cookie: without one no call about the player is needed. */
  mayBePlayer: boolean;
  requestId: string;
  onError: (error: unknown) => void;
  /** A line in the log that is no failure of ours: its code, and what it is about. */
  note: (code: string, about: Record<string, string | number>) => void;
}
