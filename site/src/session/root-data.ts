import type { Account, PageContext, Player } from '@halley/contract';
import type { Messages } from '../i18n/index.ts';
import type { Chrome } from './chrome.ts';

/** How many gifts of each kind are open, and what is being wagered in the player's currency. */
export interface GiftSummary {
  counts: { bonuses: number; freespins: number; deposit: number; registration: number };
  wagering: { totalCents: number; doneCents: number; percent: number } | null;
  /** Groups of gifts that the operator does not show. */
  disabled: string[];
}

type OfContext =
  | 'country'
  | 'flags'
  | 'frameParents'
  | 'guestMode'
  | 'isBot'
  | 'isKnownHost'
  | 'licence'
  | 'locale'
  | 'locales'
  | 'may'
  | 'mode'
  | 'origin'
  | 'prefix'
  | 'preview'
  | 'scriptHosts'
  | 'tier';

/** What the root loader answers: everything about who is here, for every page. */
export interface RootData extends Pick<PageContext, OfContext> {
  /** What the house is called here. */
  house: string;
  /** Empty where it looks like the house does. */
  brand: { style?: string; colour?: string; icons?: { rel: string; href: string; type: string }[] };
  /** Notices of a first visit that wait for an answer. */
  asks: { cookies: boolean; australia: boolean };
  messages: Messages;
  player: Player | null;
  accounts: Account[] | null;
  /** Null for guests, and where it could not be read. */
  gifts: GiftSummary | null;
  chrome: Chrome;
  paymentsLibrary: string | undefined;
}
