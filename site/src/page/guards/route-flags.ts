import { modalNameOf } from '../modals/modal-address.ts';

/** What an address asks of its visitor. The server and the page both go by this. */
export interface RouteFlags {
  /** For players only. */
  auth?: true;
  /** For guests only. */
  guestOnly?: true;
  /** Closed to guests from restricted regions. */
  notAllowedFor451?: true;
  /** A game: closed while a limit is reached. */
  game?: true;
}

const forDeposits = new Set<string | undefined>(['deposit', 'deposit-bonus', 'deposit-fast']);

/** Play for money and deposits: what nobody gets to during a break. */
export function isClosedByBreak(href: string): boolean {
  return Boolean(routeFlagsOf(href).game) || forDeposits.has(modalNameOf(href));
}

const open: RouteFlags = {};
const cashbox: RouteFlags = { auth: true };
const entry: RouteFlags = { guestOnly: true, notAllowedFor451: true };
const forGuests: RouteFlags = { guestOnly: true };

const byModal: Partial<Record<string, RouteFlags>> = {
  login: entry,
  registration: entry,
  remind: forGuests,
  'new-password': forGuests,
  'email-verify': forGuests,
  confirmation: forGuests,
  search: open,
};

/** Below `/profile` but open to all: what mails lead to. */
const publicProfile = /^\/profile\/(limits\/confirm|password\/edit|confirmation)$/;
const players = /^\/(profile|users|favorite-games|notifications|bonus-balance|referral)(\/|$)/;
const games = /^\/play\/[^/]+\/[^/]+$/;

export function routeFlagsOf(href: string): RouteFlags {
  const [path = '/', query = ''] = href.split('?');
  const modal = modalNameOf(path);
  // A mailed link confirms whoever opens it, a player too.
  if (modal === 'confirmation' && new URLSearchParams(query).get('confirmation_token')) return open;
  if (modal) return byModal[modal] ?? cashbox;
  if (publicProfile.test(path)) return open;
  if (players.test(path)) return { auth: true };
  return games.test(path) ? { notAllowedFor451: true, game: true } : open;
}
