import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HeaderNotices, headerNotices, notices } from '../notifications/index.ts';
import { queries } from '../query/index.ts';
import { aPlayer } from '../session/testing/fake-server.tsx';
import { BannerSkeletons } from './BannerSkeletons.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { excluded } from './testing/a-chrome.ts';
import { aNotice, link, showChrome } from './testing/show-chrome.tsx';
import { useHeaderAway } from './use-header-away.ts';
import { tipOffsetPx, tipWidthPx, useTips, wideTipWidthPx } from './use-tips.ts';

const Head = () => <Header onMenu={() => undefined} />;
function Moving() {
  useHeaderAway();
  return <Head />;
}
const player = aPlayer();

beforeEach(() => queries.clear());
afterEach(() => {
  cleanup();
  notices.set([]);
  headerNotices.set([]);
});

const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('the head of the page', () => {
  test('[HEADER-01] [HEADER-02] [HEADER-03] a guest: logo, menu, search, support, language, ways in', async () => {
    await showChrome(Head);
    expect(link('Halley, to the lobby')?.getAttribute('href')).toBe('/');
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link').length).toBeGreaterThan(3);
    expect(link('Search')).toBeTruthy();
    expect(button('Support chat')).toBeTruthy();
    expect(button(/^Language:/)).toBeTruthy();
    expect(link('Log in')).toBeTruthy();
    expect(link('Create account')).toBeTruthy();
    expect(link('Deposit')).toBeNull();
    expect(link(/^Notifications/)).toBeNull();
  });

  test('[HEADER-02] [HEADER-03] [HEADER-04] a player: news, deposit; no choice of language', async () => {
    await showChrome(Head, { player });
    expect(link('Notifications')?.getAttribute('href')).toBe('/notifications');
    expect(button(/^Language:/)).toBeNull();
    expect(link('Log in')).toBeNull();
    expect(link('Deposit')?.getAttribute('href')).toContain('deposit');
  });

  test('[SPORT-04] [SPORT-69] betting leads to our pages, or out of the house where its document names a link', async () => {
    await showChrome(Head, { betting: true });
    const entries = () => screen.getAllByRole('link', { name: /^Betting/, hidden: true });
    expect(entries().map((entry) => entry.getAttribute('href'))).toContain('/sport');
    expect(screen.getAllByRole('link', { name: 'Lobby', hidden: true })[0]?.getAttribute('href')).toBe('/');
    cleanup();
    const config = { enabled: true, link: 'https://book.example/sport' };
    await showChrome(Head, { api: { readBettingConfig: async () => config } });
    const [entry] = entries();
    expect(entry?.getAttribute('href')).toBe(config.link);
    expect([entry?.getAttribute('target'), entry?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(within(entry as HTMLElement).getByRole('img', { name: 'opens in a new window', hidden: true })).toBeTruthy();
  });

  test('[HEADER-05] a player: the balance, and what opens from it', async () => {
    await showChrome(Head, { player });
    expect(screen.getByTestId('balance').textContent).toBe('€1,000.00');
    const menu = document.getElementById('account-menu') as HTMLElement;
    expect(menu.textContent).toMatch(/Cash€580\.00Bonus€420\.00/);
    expect(within(menu).getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow')).toBe('58');
    const named = (name: string) => within(menu).getByRole('link', { name, hidden: true }).getAttribute('href');
    expect(named('Take a break')).toBe('/profile/limits#break');
    expect(named('Limits and breaks')).toBe('/profile/limits');
  });

  test('[HEADER-05] [BONUS-15] behind the balance: real, bonus, and how far the wagering is', async () => {
    const wagering = { totalCents: 100_000, doneCents: 58_800, percent: 58 };
    const counts = { bonuses: 1, freespins: 0, deposit: 0, registration: 0 };
    await showChrome(Head, { player, gifts: { counts, wagering, disabled: [] } });
    const menu = document.getElementById('account-menu') as HTMLElement;
    expect(menu.textContent).toMatch(/Cash€580\.00Bonus€420\.00Gift progress58%€588\.00 of €1,000\.00 staked/);
    const named = (name: string) => within(menu).getByRole('link', { name, hidden: true }).getAttribute('href');
    expect([named('Gifts'), named('Balance in detail')]).toEqual(['/profile/gifts', '/bonus-balance']);
  });

  test('[HEADER-02] [NOTIF-05] the bell tells how many are new, to nine', async () => {
    await showChrome(Head, { player });
    act(() => notices.set(['a', 'b', 'c'].map(aNotice)));
    expect(link('Notifications, 3 new')).toBeTruthy();
    act(() => notices.set(Array.from({ length: 9 }, (_, number) => aNotice(String(number)))));
    expect(link('Notifications, 9 new')).toBeTruthy();
    act(() => notices.set(Array.from({ length: 10 }, (_, number) => aNotice(String(number)))));
    expect(link('Notifications, 9+ new')).toBeTruthy();
  });

  test('[PP-27] on a break a deposit is shown as not possible, and says why', async () => {
    await showChrome(Head, { player, api: excluded });
    expect(link('Deposit')).toBeNull();
    const closed = screen.getByRole('button', { name: 'Deposit' });
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    expect(closed.textContent).toContain('closed during your break');
    // Begun in this page: what the page hears later counts more.
    const free = { kind: null, until: null, may_return: false, returns_at: null };
    await act(async () => queries.set('readExclusion', undefined, free));
    expect(link('Deposit')).toBeTruthy();
  });

  test('[HEADER-01] the operator’s logo; the small one for players on a phone only', async () => {
    const logo = { full: '/files/full.svg', mobile: '/files/small.svg' };
    const { unmount } = await showChrome(Head, { logo });
    expect(document.querySelector('header img')?.getAttribute('src')).toBe('/files/full.svg');
    expect(document.querySelector('header source')).toBeNull();
    unmount();
    await showChrome(Head, { logo, player });
    const source = document.querySelector('header source');
    expect(source?.getAttribute('srcset')).toBe('/files/small.svg');
    expect(source?.getAttribute('media')).toBe('(max-width: 47.99rem)');
  });

  test('[HEADER-17] every entry has two places, and is shown in one of them at any width', async () => {
    await showChrome(Head, { pages: { 'rocket-mart': true, tournaments: true } });
    const more = document.getElementById('more-menu') as HTMLElement;
    const bar = [...document.querySelectorAll('nav[aria-label=Main] > div > a')];
    expect(bar.map(({ textContent }) => textContent)).toEqual([
      'Lobby',
      'Slots',
      'Shared rounds',
      'Rocket mart',
      'Tournaments',
      'Mystic jackpots',
      'Promotions',
    ]);
    for (const entry of bar) {
      const twin = [...more.querySelectorAll('a')].find(({ textContent }) => textContent === entry.textContent);
      const inBar = /@max-\[(\d+)rem\]:hidden/.exec(entry.className)?.[1];
      const inMore = /@min-\[(\d+)rem\]:hidden/.exec(twin?.className ?? '')?.[1];
      expect(inBar, entry.textContent ?? '').toBeTruthy();
      expect(inMore).toBe(inBar);
    }
    expect([...more.querySelectorAll('a')].slice(-3).map(({ textContent }) => textContent)).toEqual([
      'Originals',
      'Orbit Dice',
      'Fairness',
    ]);
    expect(button('More')?.getAttribute('popovertarget')).toBe('more-menu');
  });

  describe('the menu of the head', () => {
    const menu = async (given: Parameters<typeof showChrome>[1] = {}) => {
      cleanup();
      await showChrome(Head, given);
      return [...document.querySelectorAll('nav[aria-label=Main] > div > a')].map((entry) =>
        entry.getAttribute('href'),
      );
    };

    test('[HEADER-07] [HEADER-08] slots stand second, and shared rounds third', async () => {
      expect((await menu()).slice(1, 3)).toEqual(['/pokies/all', '/live/all']);
    });

    test('[HEADER-06] [HEADER-09] the lobby stands first, and gives way to betting, which is there only when it is enabled', async () => {
      const [without, enabled] = [await menu(), await menu({ betting: true })];
      expect([without[0], without.includes('/sport')]).toEqual(['/', false]);
      expect([enabled.includes('/'), enabled.filter((href) => href === '/sport')]).toEqual([false, ['/sport']]);
    });

    test('[HEADER-12] mystic jackpots stand there by their flag', async () => {
      expect(await menu()).toContain('/jackpots');
      expect(await menu({ jackpots: false })).not.toContain('/jackpots');
    });

    test('[HEADER-14] the VIP club stands behind its switch, after mystic jackpots and before pages', async () => {
      expect((await menu({ pages: { vip: true } })).slice(-3)).toEqual(['/jackpots', '/vip', '/promotions']);
      expect(await menu()).not.toContain('/vip');
    });

    test('[HEADER-15] [HEADER-16] pages that are tagged stand last; those for players are kept from guests', async () => {
      expect((await menu()).slice(-1)).toEqual(['/promotions']);
      expect(await menu()).not.toContain('/about');
      expect((await menu({ player })).slice(-2)).toEqual(['/promotions', '/club']);
    });

    test.each([
      ['/', 'Lobby', 'page'],
      ['/categories/new', 'Lobby', 'true'],
      ['/games', 'Lobby', 'true'],
      ['/gamesters', 'Lobby', null],
      ['/pokies/new', 'Lobby', null],
      ['/pokies/new', 'Slots', 'true'],
    ])('[ROUTE-43] at %s, %s is marked: %s', async (path, name, current) => {
      await showChrome(Head, { path });
      expect(link(name)?.getAttribute('aria-current')).toBe(current);
    });
  });

  test('[HEADER-20] it goes on the way down after 100 px and comes on the way up', async () => {
    await showChrome(Moving);
    const away = () => 'away' in document.documentElement.dataset;
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      act(() => void window.dispatchEvent(new Event('scroll')));
    };
    scrollTo(100);
    expect(away()).toBe(false);
    scrollTo(101);
    scrollTo(300);
    expect(away()).toBe(true);
    scrollTo(298);
    expect(away(), 'a trembling thumb').toBe(true);
    scrollTo(200);
    expect(away()).toBe(false);
    scrollTo(500);
    expect(away()).toBe(true);
    // The keyboard's way into it brings it back, and keeps it.
    act(() => screen.getByRole('link', { name: 'Search' }).focus());
    expect(away()).toBe(false);
    scrollTo(900);
    expect(away()).toBe(false);
    act(() => screen.getByRole('link', { name: 'Search' }).blur());
    scrollTo(1000);
    expect(away()).toBe(true);
    scrollTo(20);
    expect(away()).toBe(false);
  });

  test('[HEADER-19] a notice: message, icon, and a link that does something', async () => {
    await showChrome(HeaderNotices);
    const fn = vi.fn();
    act(() => headerNotices.put({ id: 'one', message: 'News for you', icon: 'gift', link: { text: 'Look', fn } }));
    const area = () => document.querySelector('div[role=status]')?.textContent;
    expect(area()).toContain('News for you');
    expect(document.querySelector('use')?.getAttribute('href')).toMatch(/#gift$/);
    fireEvent.click(screen.getByRole('button', { name: 'Look' }));
    expect(fn).toHaveBeenCalledOnce();
    act(() => headerNotices.put({ id: 'one', message: 'Other news' }));
    expect(area()).toBe('Other news');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(area()).toBe('');
  });
});

describe('tips', () => {
  function Tipped() {
    useTips();
    return <Header onMenu={() => undefined} />;
  }
  const tip = () => screen.queryByRole('tooltip');
  const focus = (element: HTMLElement) => {
    vi.spyOn(element, 'matches').mockReturnValue(true);
    element.getBoundingClientRect = () => ({ left: 400, bottom: 50, width: 40 }) as DOMRect;
    act(() => element.focus());
  };

  test('[HEADER-21] 180 wide, 225 for the balance, 10 below; Escape closes it', async () => {
    expect([tipWidthPx, wideTipWidthPx, tipOffsetPx]).toEqual([180, 225, 10]);
    await showChrome(Tipped, { player });
    focus(screen.getByRole('link', { name: 'Search' }));
    expect(tip()?.style.width).toBe('180px');
    expect(tip()?.style.top).toBe('60px');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(tip()).toBeNull();
    focus(screen.getByTestId('balance').parentElement as HTMLElement);
    expect(tip()?.style.width).toBe('225px');
    expect(tip()?.style.top).toBe('60px');
  });
});

describe('a tip and what its button opens', () => {
  test('there is no tip while the menu of the balance is open', async () => {
    await showChrome(
      () => {
        useTips();
        return <Header onMenu={() => undefined} />;
      },
      { player },
    );
    const button = screen.getByTestId('balance').parentElement as HTMLElement;
    const menu = document.getElementById('account-menu') as HTMLElement;
    vi.spyOn(button, 'matches').mockReturnValue(true);
    vi.spyOn(menu, 'matches').mockImplementation((selector) => selector === ':popover-open');
    act(() => button.focus());
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('the bar for the thumb', () => {
  const open = vi.fn();
  const Bar = () => <BottomBar onMenu={open} />;

  test('[F-84] nothing shines through it', async () => {
    await showChrome(Bar);
    expect(screen.getByRole('navigation', { name: 'Quick links' }).className).toMatch(/\bbg-night-850(?!\/)/);
  });

  test('[BOTTOM-02] [BOTTOM-03] [BOTTOM-04] a guest: lobby, pokies, live, betting where it is open, ways in, menu', async () => {
    await showChrome(Bar, { betting: true });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Lobby',
      'Slots',
      'Shared rounds',
      'Betting',
      'Log in',
      'Join',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(open).toHaveBeenCalledOnce();
  });

  test('[BOTTOM-01] [BOTTOM-03] a player: the deposit in the middle', async () => {
    await showChrome(Bar, { player });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Lobby',
      'Slots',
      'Deposit',
      'Shared rounds',
    ]);
  });
});

test('[HEADER-18] while banners load: three places, two of them on a phone', async () => {
  await showChrome(BannerSkeletons);
  const places = [...screen.getByTestId('banner-skeletons').children];
  expect(places).toHaveLength(3);
  expect(places.map(({ className }) => className.includes('max-md:hidden'))).toEqual([false, false, true]);
});
