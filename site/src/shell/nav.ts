import type { IconName } from '@halley/ui';
import type { MessageKey } from '../i18n/index.ts';

/** What decides which entries a visitor sees. */
export interface NavConditions {
  /** A link to betting is shown. */
  betting: boolean;
  /** Mystic jackpots are switched on. */
  jackpots: boolean;
  /** Switches of pages by slug: one that is missing is off. */
  pages: Readonly<Record<string, boolean>>;
}

export interface NavItem {
  id: string;
  href: string;
  icon: IconName;
  label: MessageKey;
  /** Without it: for everyone. */
  shown?: (to: NavConditions) => boolean;
}

/** An area that has a page of its own once it is built: until its switch is on, nothing leads there. */
const area = (slug: string, icon: IconName, label: MessageKey): NavItem => ({
  id: slug,
  href: `/${slug}`,
  icon,
  label,
  shown: ({ pages }) => pages[slug] === true,
});

const lobby: NavItem = { id: 'lobby', href: '/', icon: 'lobby', label: 'nav.lobby' };
const pokies: NavItem = { id: 'pokies', href: '/pokies/all', icon: 'pokies', label: 'nav.pokies' };
const live: NavItem = { id: 'live', href: '/live/all', icon: 'live', label: 'nav.live' };
const betting: NavItem = {
  id: 'betting',
  href: '/sport',
  icon: 'sport',
  label: 'nav.betting',
  shown: (to) => to.betting,
};
const activityHub = area('activity-hub', 'activity', 'nav.activityHub');
const rocketMart = area('rocket-mart', 'mart', 'nav.rocketMart');
const rocketChance = area('rocket-chance', 'chance', 'nav.rocketChance');
const tournaments = area('tournaments', 'tournaments', 'nav.tournaments');
const jackpots: NavItem = {
  id: 'jackpots',
  href: '/jackpots',
  icon: 'jackpot',
  label: 'nav.jackpots',
  shown: (to) => to.jackpots,
};
const achievements = area('achievements', 'achievements', 'nav.achievements');
const vip = area('vip', 'vip', 'nav.vip');

/** The place of the pages that carry the tag `top-menu`. */
export const topMenuPages = 'top-menu-pages';

/** The head of the page, in its order. */
export const topItems: readonly (NavItem | typeof topMenuPages)[] = [
  { ...lobby, shown: (to) => !to.betting },
  pokies,
  live,
  betting,
  activityHub,
  rocketMart,
  rocketChance,
  tournaments,
  jackpots,
  achievements,
  vip,
  topMenuPages,
];

/** The sidebar, in its own. */
export const sideItems: readonly (NavItem | typeof topMenuPages)[] = [
  activityHub,
  rocketMart,
  rocketChance,
  tournaments,
  jackpots,
  achievements,
  topMenuPages,
  vip,
];

/** What is ours alone: behind "more" in the head, below a line in the sidebar. */
export const ownItems: readonly NavItem[] = [
  // Where betting has the lobby's place in the head, both are found here.
  { ...lobby, shown: (to) => to.betting },
  betting,
  { id: 'originals', href: '/categories/instant', icon: 'dice', label: 'nav.originals' },
  { id: 'orbit-dice', href: '/play/halley-studio/orbit-dice', icon: 'play', label: 'nav.orbitDice' },
  { id: 'fairness', href: '/fairness', icon: 'shield', label: 'nav.fairness' },
];

/** The bar for the thumb. */
export const bottomItems: readonly NavItem[] = [lobby, pokies, live, betting];

/** A page of the content that asks for a place in a menu. */
export interface NavPage {
  path: string;
  title: string;
  categories: readonly string[];
  /** Where an editor has put it in a menu. */
  places?: Readonly<Record<string, number>> | undefined;
}

/** Pages with a tag, as links. Those for players only are not told to guests. */
export function pagesTagged(pages: readonly NavPage[], tag: string, isPlayer: boolean): NavPage[] {
  const placeOf = ({ places }: NavPage) => places?.[tag] ?? 0;
  return pages
    .filter(({ categories }) => categories.includes(tag) && (isPlayer || !categories.includes('reg-only')))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
