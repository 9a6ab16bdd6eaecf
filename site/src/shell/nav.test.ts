import { describe, expect, test } from 'vitest';
import { currentOf } from '../page/index.ts';
import {
  bottomItems,
  type NavConditions,
  type NavItem,
  ownItems,
  pagesTagged,
  sideItems,
  topItems,
  topMenuPages,
} from './nav.ts';

const off: NavConditions = { betting: false, jackpots: false, pages: {} };
const slugs = ['activity-hub', 'rocket-mart', 'rocket-chance', 'tournaments', 'achievements', 'vip'];
const allOn: NavConditions = {
  betting: true,
  jackpots: true,
  pages: Object.fromEntries(slugs.map((slug) => [slug, true])),
};
const idsOf = (items: readonly (NavItem | typeof topMenuPages)[], to: NavConditions) =>
  items.flatMap((item) => (item === topMenuPages ? [item] : (item.shown?.(to) ?? true) ? [item.id] : []));

/** In both menus in this order. */
const between = ['activity-hub', 'rocket-mart', 'rocket-chance', 'tournaments', 'jackpots', 'achievements'];

describe('what stands in the menus, and when', () => {
  test('[HEADER-06] [HEADER-07] [HEADER-08] with everything off: lobby, pokies, live and pages', () => {
    expect(idsOf(topItems, off)).toEqual(['lobby', 'pokies', 'live', topMenuPages]);
  });

  test('[HEADER-06] [HEADER-09] the lobby gives way to betting, which is there only when it is enabled', () => {
    expect(idsOf(topItems, { ...off, betting: true })).toEqual(['pokies', 'live', 'betting', topMenuPages]);
  });

  test('all of them in their order', () => {
    expect(idsOf(topItems, { ...allOn, betting: false })).toEqual([
      'lobby',
      'pokies',
      'live',
      ...between,
      'vip',
      topMenuPages,
    ]);
  });

  test.each(slugs)('[HEADER-10] [HEADER-14] %s stands behind its own switch', (slug) => {
    expect(idsOf(topItems, { ...off, pages: { [slug]: true } })).toContain(slug);
    expect(idsOf(topItems, { ...allOn, pages: { ...allOn.pages, [slug]: false } })).not.toContain(slug);
    expect(idsOf(sideItems, { ...off, pages: { [slug]: true } })).toEqual(
      slug === 'vip' ? [topMenuPages, slug] : [slug, topMenuPages],
    );
  });

  test('[HEADER-12] mystic jackpots stand behind their flag', () => {
    expect(idsOf(topItems, { ...off, jackpots: true })).toContain('jackpots');
    expect(idsOf(topItems, { ...allOn, jackpots: false })).not.toContain('jackpots');
  });

  test('[SIDEBAR-04] the sidebar has its own order', () => {
    expect(idsOf(sideItems, allOn)).toEqual([...between, topMenuPages, 'vip']);
  });

  test('[BOTTOM-03] [SPORT-69] the bar for the thumb has its three, and betting where it is open', () => {
    expect(idsOf(bottomItems, off)).toEqual(['lobby', 'pokies', 'live']);
    expect(idsOf(bottomItems, allOn)).toEqual(['lobby', 'pokies', 'live', 'betting']);
  });

  test('[SPORT-69] where betting has the place of the lobby, both stand among our own', () => {
    expect(idsOf(ownItems, off)).toEqual(['originals', 'orbit-dice', 'fairness']);
    expect(idsOf(ownItems, allOn).slice(0, 2)).toEqual(['lobby', 'betting']);
  });

  test('[HEADER-15] [HEADER-16] pages by their tag; those for players only are kept from guests', () => {
    const page = (path: string, ...categories: string[]) => ({ path, title: path, categories });
    const pages = [
      page('/promotions', 'page', 'top-menu'),
      page('/club', 'top-menu', 'reg-only'),
      page('/about', 'bottom-menu'),
    ];
    const paths = (isPlayer: boolean) => pagesTagged(pages, 'top-menu', isPlayer).map(({ path }) => path);
    expect(paths(false)).toEqual(['/promotions']);
    expect(paths(true)).toEqual(['/promotions', '/club']);
  });
});

describe('which entry of the menu is the current one', () => {
  // Lobby and betting stand in both lists; which of them is the current one is asked once.
  const entries = [...topItems, ...ownItems.slice(2), { id: 'profile', href: '/profile' }].filter(
    (item) => item !== topMenuPages,
  );
  const currentAt = (pathname: string) =>
    entries.flatMap((entry) => {
      const current = currentOf(entry, pathname);
      return current ? [[entry.href, current]] : [];
    });

  test.each([
    ['/', [['/', 'page']]],
    ['/categories/new', [['/', 'true']]],
    ['/games', [['/', 'true']]],
    ['/gamesters', []],
    ['/pokies/all', [['/pokies/all', 'page']]],
    ['/pokies/new', [['/pokies/all', 'true']]],
    ['/live/roulette', [['/live/all', 'true']]],
    ['/lively', []],
    ['/sport/football', [['/sport', 'true']]],
    ['/fairness', [['/fairness', 'page']]],
    [
      '/categories/instant',
      [
        ['/', 'true'],
        ['/categories/instant', 'page'],
      ],
    ],
    ['/producers/halley-studio', []],
    ['/play/halley-studio/orbit-dice', [['/play/halley-studio/orbit-dice', 'page']]],
    ['/play/halley-studio/orbit-dice/rules', [['/play/halley-studio/orbit-dice', 'true']]],
    ['/play/halley-studio/orbit-dice-two', []],
    ['/profile', [['/profile', 'page']]],
    ['/users', [['/profile', 'page']]],
    ['/profile/level', [['/profile', 'true']]],
    ['/profile/limits/confirm', []],
    ['/profiles', []],
    // Modals that were opened directly: main lies beneath, or betting.
    ['/login', [['/', 'page']]],
    ['/accounts/EUR/deposit', [['/', 'page']]],
    ['/sport/login', [['/sport', 'page']]],
    ['/nothing/here', []],
  ])('[ROUTE-43] %s', (pathname, expected) => {
    expect(currentAt(pathname)).toEqual(expected);
  });

  test.each([
    ['/tournaments', 'page'],
    ['/tournaments/winter', 'true'],
    ['/arena', 'true'],
    ['/arena/one', 'true'],
    ['/promo/spring', 'true'],
    ['/quests', 'true'],
    ['/leaderboard/today', 'true'],
    ['/promotions', undefined],
    ['/promotions/first', undefined],
    ['/action/spring', undefined],
    ['/', undefined],
  ])('[ROUTE-79] the group of contests at %s', (pathname, expected) => {
    expect(currentOf({ href: '/tournaments' }, pathname)).toBe(expected);
  });
});
