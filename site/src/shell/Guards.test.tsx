import { toasts } from '@halley/ui/toasts.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showModal } from '../identity/testing/show-modal.tsx';
import { SiteLink } from '../page/index.ts';
import { createFakeApi } from '../query/testing/fake-api.ts';
import { Guards } from './Guards.tsx';

const query = vi.hoisted(() => ({ api: undefined as unknown }));
vi.mock('../query/api.ts', () => query);
const server = createFakeApi();
query.api = server.api;

const guest = {
  tier: 'open',
  may: { register: true, signIn: true },
  flags: { on: {}, pages: {} },
  player: null,
  locale: 'en',
  locales: ['en', 'de'],
};
const closed = { ...guest, tier: 'partial', may: { register: false, signIn: false } };
const player = { ...guest, player: { id: 1, language: 'en' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.list()) toasts.close(id);
});

const places = ['/', '/profile?tab=1', '/deposit', '/login', '/registration', '/play/a/b', '/fairness'];
function Page() {
  return (
    <>
      <Guards />
      {places.map((href) => (
        <SiteLink key={href} href={href}>
          {href}
        </SiteLink>
      ))}
    </>
  );
}

async function go(root: Record<string, unknown>, href: string, from = '/terms-and-conditions') {
  const { address } = await showModal(Page, from, { root });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: href })));
  return address;
}

describe('presses inside the page', () => {
  test.each(['/profile?tab=1', '/deposit'])(
    '[GUARD-01] a guest who presses %s gets registration over the page',
    async (href) => {
      const address = await go(guest, href);
      const modal = `/registration?redirect=${encodeURIComponent(href)}`;
      await waitFor(() => expect(address()).toBe(`/terms-and-conditions?modal=${encodeURIComponent(modal)}`));
    },
  );

  test('[GUARD-02] a player who presses a way in comes to main', async () => {
    const address = await go(player, '/login');
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('what is open to all is not touched', async () => {
    for (const root of [guest, player, closed]) {
      const address = await go(root, '/fairness');
      await waitFor(() => expect(address()).toBe('/fairness'));
      cleanup();
    }
  });

  test.each([
    ['[GUARD-03] [ERR-12]', '/login', 'Login not available in your country'],
    ['[GUARD-03] [ERR-11]', '/registration', 'Registration restricted in your country'],
    ['[GUARD-04] [ERR-11]', '/play/a/b', 'Registration restricted in your country'],
  ])('%s from a restricted region %s goes nowhere and says why', async (_id, href, words) => {
    const address = await go(closed, href);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ title: words, tone: 'warn' }]));
    expect(address()).toBe('/terms-and-conditions');
  });
});

describe('arriving', () => {
  test('[F-37] a device remembers that somebody has logged in here', async () => {
    await showModal(Page, '/', { root: guest });
    expect(localStorage.getItem('knownDevice')).toBeNull();
    cleanup();
    await showModal(Page, '/', { root: player });
    expect(localStorage.getItem('knownDevice')).toBe('1');
  });

  test('[GUARD-07] a player with the flag goes from main to the gifts, once', async () => {
    localStorage.setItem('goToGifts', '1');
    const { address } = await showModal(Page, '/', { root: player });
    await waitFor(() => expect(address()).toBe('/profile/gifts'));
    expect(localStorage.getItem('goToGifts')).toBeNull();
  });

  test('[GUARD-07] a player who opens main by a link with a gift code is led to the gifts with it', async () => {
    const { address } = await showModal(Page, '/?coupon=STARS', { root: player });
    await waitFor(() => expect(address()).toBe('/profile/gifts'));
    expect(sessionStorage.getItem('giftPromocode')).toBe('STARS');
  });

  test('[GUARD-07] a guest stays on main and keeps the flag', async () => {
    localStorage.setItem('goToGifts', '1');
    const { address } = await showModal(Page, '/', { root: guest });
    expect(address()).toBe('/');
    expect(localStorage.getItem('goToGifts')).toBe('1');
  });

  test('[GUARD-10] a code is kept for the session and goes when a guest lands on main', async () => {
    const kept = () => sessionStorage.getItem('depositPromocode');
    await showModal(Page, '/fairness?promo=WIN', { root: guest });
    expect(kept()).toBe('WIN');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: '/fairness' })));
    expect(kept()).toBe('WIN');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: '/' })));
    await waitFor(() => expect(kept()).toBeNull());
  });

  test('[CONF-08] visitors of a partner whom the operator left out keep no code', async () => {
    const kept = () => sessionStorage.getItem('depositPromocode');
    server.answers.readExcludedPromoStags = () => ['7_left'];
    await showModal(Page, '/fairness?promo=WIN&stag=7_left', { root: guest });
    await waitFor(() => expect(server.inputsOf('readExcludedPromoStags')).toHaveLength(1));
    expect(kept()).toBeNull();
    cleanup();
    await showModal(Page, '/fairness?promo=WIN&stag=7_other', { root: guest });
    await waitFor(() => expect(kept()).toBe('WIN'));
  });

  test('[GUARD-10] a player keeps it on main', async () => {
    await showModal(Page, '/fairness?bonus_code=WIN', { root: player });
    await act(async () => fireEvent.click(screen.getByRole('link', { name: '/' })));
    expect(sessionStorage.getItem('depositPromocode')).toBe('WIN');
  });
});

test('[GUARD-09] a page in another language than its player’s is loaded anew in the right one', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const address = await go({ ...player, player: { id: 1, language: 'de' } }, '/fairness');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/de/fairness'));
  expect(address()).toBe('/terms-and-conditions');
});
