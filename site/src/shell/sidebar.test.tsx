import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notices } from '../notifications/index.ts';
import { unread } from '../page/index.ts';
import { queries } from '../query/index.ts';
import { aPlayer } from '../session/testing/fake-server.tsx';
import { aManager } from '../vip/testing/a-contact.ts';
import { Clock } from './Clock.tsx';
import { Drawer } from './Drawer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { closeSidebar, sidebarEvents } from './sidebar-events.ts';
import { excluded } from './testing/a-chrome.ts';
import { aNotice, anAccount, link, showChrome } from './testing/show-chrome.tsx';

const player = aPlayer();
const vip = aPlayer({ statuses: [{ id: 759, name: 'Diamond' }] });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

beforeEach(() => queries.clear());
afterEach(() => {
  cleanup();
  notices.set([]);
  unread.set(0);
});

const race = {
  frontend_identifier: 'ring-race',
  group_ids: [],
  start_at: '2020-01-01T00:00:00.000Z',
  end_at: '2999-01-01T00:00:00.000Z',
};

describe('the sidebar', () => {
  test('[SIDEBAR-06] [SIDEBAR-08] [SIDEBAR-09] a guest: ways in, menu, support, language', async () => {
    await showChrome(Sidebar, { pages: { 'activity-hub': true, vip: true } });
    expect(link('Log in')).toBeTruthy();
    expect(link('Create account')).toBeTruthy();
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Activity hub',
      'Mystic jackpots',
      'Promotions',
      'VIP club',
      'Originals',
      'Orbit Dice',
      'Fairness',
    ]);
    expect(button('Support chat')).toBeTruthy();
    expect(link('Profile')).toBeNull();
    expect(button(/^Language:/)).toBeTruthy();
  });

  test('[SIDEBAR-02] [SIDEBAR-06] a player: balance with progress and cashier, profile; no ways in', async () => {
    await showChrome(Sidebar, { player });
    expect(screen.getByText('€1,000.00')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Ready to cash out' }).getAttribute('aria-valuenow')).toBe('58');
    expect(link('Open the cashier')?.getAttribute('href')).toContain('cashbox');
    expect(link('Profile')?.getAttribute('href')).toBe('/profile');
    expect(link('Limits and breaks')).toBeTruthy();
    expect(link('The club')).toBeTruthy();
    expect(link('Log in')).toBeNull();
  });

  test('[F-23] [AUTH-05] the way out is a form: it works before the page has come to life', async () => {
    await showChrome(Sidebar, { player });
    const form = button('Log out')?.closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/sign-out']);
  });

  test('[F-82] Log out stands outside of what scrolls; of profile and limits one is marked', async () => {
    await showChrome(Sidebar, { player, path: '/profile/limits' });
    expect(button('Log out')?.closest('.overflow-y-auto')).toBeNull();
    expect(link('Limits and breaks')?.getAttribute('aria-current')).toBe('page');
    expect(link('Profile')?.getAttribute('aria-current')).toBeNull();
    cleanup();
    await showChrome(Sidebar, { player, path: '/profile/gifts' });
    expect(link('Gifts')?.getAttribute('aria-current')).toBe('page');
    expect(link('Profile')?.getAttribute('aria-current')).toBeNull();
  });

  test('[SIDEBAR-02] bonus money is rounded down: 99.9 % is not all of it; an empty wallet shows no bar', async () => {
    const accounts = [{ ...anAccount, available_to_cashout_cents: 99_999 }];
    const { unmount } = await showChrome(Sidebar, { player, accounts });
    expect(screen.getByText('99%')).toBeTruthy();
    unmount();
    queries.clear();
    const empty = [{ ...anAccount, amount_cents: 0, available_to_cashout_cents: 0 }];
    await showChrome(Sidebar, { player, accounts: empty });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('[SIDEBAR-02] the gift that is played with is the progress; the menu counts what is open', async () => {
    const counts = { bonuses: 2, freespins: 1, deposit: 1, registration: 0 };
    const wagering = { totalCents: 100_000, doneCents: 58_900, percent: 58 };
    await showChrome(Sidebar, { player, gifts: { counts, wagering, disabled: [] } });
    expect(screen.getByRole('progressbar', { name: 'Gift progress' }).getAttribute('aria-valuenow')).toBe('58.9');
    expect(screen.getByText('58%')).toBeTruthy();
    expect(link(/^Gifts\s*4 open/)?.getAttribute('href')).toBe('/profile/gifts');
  });

  test('[STORE-03] the entry of gifts moves once a gift has come', async () => {
    const gifts = { counts: { bonuses: 1, freespins: 0, deposit: 0, registration: 0 }, wagering: null, disabled: [] };
    localStorage.setItem('shouldBouncePresents', '1');
    const { unmount } = await showChrome(Sidebar, { player, gifts });
    const mark = () => link(/^Gifts/)?.querySelector('[class*=animate]');
    await waitFor(() => expect(mark()).toBeTruthy());
    unmount();
    localStorage.removeItem('shouldBouncePresents');
    await showChrome(Sidebar, { player, gifts });
    expect(mark()).toBeNull();
  });

  test('[SIDEBAR-03] notices have an entry while there are new ones', async () => {
    await showChrome(Sidebar, { player });
    expect(link(/^Notifications/)).toBeNull();
    act(() => notices.set([aNotice('a'), aNotice('b')]));
    expect(link(/^Notifications\s*2$/)?.getAttribute('href')).toBe('/notifications');
  });

  test('[SIDEBAR-04] [SIDEBAR-05] how many tournaments run', async () => {
    await showChrome(Sidebar, { pages: { tournaments: true }, api: { listTournaments: async () => [race] } });
    expect(link(/^Tournaments\s*1$/)).toBeTruthy();
  });

  test('[STORE-02] the entry of tournaments moves once one has begun', async () => {
    const given = { player, pages: { tournaments: true }, api: { listTournaments: async () => [race] } };
    localStorage.setItem('shouldBounceTournaments', '1');
    const { unmount } = await showChrome(Sidebar, given);
    const mark = () => link(/^Tournaments/)?.querySelector('[class*=animate]');
    await waitFor(() => expect(mark()?.className).toContain('motion-safe:'));
    unmount();
    localStorage.removeItem('shouldBounceTournaments');
    await showChrome(Sidebar, given);
    expect(link(/^Tournaments\s*1$/)).toBeTruthy();
    expect(mark()).toBeNull();
  });

  test('[SIDEBAR-06] support says that something waits: one, or more', async () => {
    await showChrome(Sidebar);
    act(() => unread.set(1));
    expect(button(/^Support chat\s*1$/)).toBeTruthy();
    act(() => unread.set(5));
    expect(button(/^Support chat\s*1\+$/)).toBeTruthy();
  });

  test('[SIDEBAR-07] the manager of a VIP player: WhatsApp, Telegram, e-mail', async () => {
    const readManager = async () => aManager;
    const { unmount } = await showChrome(Sidebar, { player: vip, api: { readManager } });
    const panel = within(screen.getByRole('region', { name: 'Your VIP manager' }));
    expect(panel.getByText('Mara Kivi')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'WhatsApp: Mara Kivi' }).getAttribute('href')).toBe(aManager.whatsAppLink);
    expect(panel.getByRole('link', { name: 'Telegram: Mara Kivi' }).getAttribute('href')).toBe(aManager.telegramLink);
    expect(panel.getByRole('link', { name: 'E-mail: Mara Kivi' }).getAttribute('href')).toBe('mailto:mara@halley.test');
    unmount();
    await showChrome(Sidebar, { player, api: { readManager } });
    expect(screen.queryByRole('region', { name: 'Your VIP manager' })).toBeNull();
  });

  test('[SIDEBAR-07] a way that the manager does not have is not shown', async () => {
    await showChrome(Sidebar, { player: vip, api: { readManager: async () => ({ ...aManager, whatsAppLink: '' }) } });
    expect(link(/WhatsApp/)).toBeNull();
    expect(link(/Telegram/)).toBeTruthy();
  });

  test('[PP-27] on a break: nothing to win, the cashier stays', async () => {
    await showChrome(Sidebar, { player: vip, api: { ...excluded, readManager: async () => aManager } });
    for (const name of ['Gifts', 'Mystic jackpots', 'Promotions']) expect(link(name), name).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your VIP manager' })).toBeNull();
    expect(link('Open the cashier')).toBeTruthy();
    expect(link('Limits and breaks')).toBeTruthy();
  });

  test('[PWA-02] the banner to install the app is there, and not for members of the group of the app', async () => {
    const { unmount } = await showChrome(Sidebar);
    expect(button('Install the app')).toBeTruthy();
    unmount();
    await showChrome(Sidebar, { flags: { install_app: false } });
    expect(button('Install the app')).toBeNull();
  });

  test('[SIDEBAR-10] [SIDEBAR-11] the visitor’s own time, looked at every 15 s', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 15, 9, 59, 50) });
    try {
      await showChrome(Clock);
      const time = () => screen.getByRole('time').textContent;
      expect(time()).toBe('09:59');
      act(() => void vi.advanceTimersByTime(14_999));
      expect(time()).toBe('09:59');
      act(() => void vi.advanceTimersByTime(1));
      expect(time()).toBe('10:00');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the drawer', () => {
  const closed = vi.fn();
  const Menu = () => <Drawer onClosed={closed} />;
  beforeEach(() => closed.mockClear());

  test('[SIDEBAR-01] [SIDEBAR-12] it has a title, and closes by an event', async () => {
    await showChrome(Menu);
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeTruthy();
    act(closeSidebar);
    expect(closed).toHaveBeenCalledOnce();
    expect(sidebarEvents).toEqual({ open: 'halley:sidebar-open', close: 'halley:sidebar-close' });
  });

  test('[SIDEBAR-13] a swipe to the left or a press outside closes it; a small move does not', async () => {
    await showChrome(Menu);
    const dialog = screen.getByRole('dialog');
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(dialog, { touches: [{ clientX: from }] });
      fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to }] });
    };
    swipe(200, 170);
    swipe(100, 250);
    fireEvent.click(screen.getByRole('heading', { name: 'Menu' }));
    expect(closed).not.toHaveBeenCalled();
    swipe(250, 120);
    expect(closed).toHaveBeenCalledTimes(1);
    fireEvent.click(dialog);
    expect(closed).toHaveBeenCalled();
  });
});
