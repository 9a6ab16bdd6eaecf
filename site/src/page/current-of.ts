import { withoutModal } from './modals/modal-address.ts';

/** Lists of the whole house belong to the lobby. */
const ofLobby = /^\/(categories|games)(\/|$)/;
/** Arena, actions, tournaments and quests are one group; promotions, which begin alike, are not of it. */
const ofContests = /^\/(?!promotions)(arena|promo|tournaments|quests|leaderboard)/;

/** Pages of the profile that have an entry of their own beside it. */
const besideProfile = /^\/profile\/(limits|gifts)(\/|$)/;

/** Promotions, tournaments, lotteries, quests and the activity hub take the whole width of the screen. */
const wide = /^\/(promo|tournaments|lottery|action|activity-hub)(\/|$)/;

export function isWide(pathname: string): boolean {
  return wide.test(pathname);
}

/** For `aria-current`: the page itself, or something that belongs to it. A modal opened directly has main beneath. */
export function currentOf({ href }: { href: string }, pathname: string): 'page' | 'true' | undefined {
  const page = pathname === '/users' ? '/profile' : withoutModal({ pathname, search: '' }).pathname;
  if (page === href) return 'page';
  // One of the two is marked.
  if (href === '/profile' && besideProfile.test(page)) return undefined;
  if (href === '/') return ofLobby.test(page) ? 'true' : undefined;
  if (href === '/tournaments') return ofContests.test(page) ? 'true' : undefined;
  return page.startsWith(`${href.replace(/\/all$/, '')}/`) ? 'true' : undefined;
}
