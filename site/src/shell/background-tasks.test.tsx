import { toasts } from '@halley/ui/toasts.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showModal } from '../identity/testing/show-modal.tsx';
import { accept, clockText, popups, secondsFrom } from '../page/index.ts';
import { callApi, queries } from '../query/index.ts';
import { createFakeApi, refuse } from '../query/testing/fake-api.ts';
import { forgetSession, onSignedOutElsewhere, signOut } from '../session/index.ts';
import { aPlayer } from '../session/testing/fake-server.tsx';
import { isOrdinaryFailure, log, mayTrack, reportNavigationFailure } from '../telemetry/index.ts';
import { AccountMenu } from '../wallet/index.ts';
import { AcceptedMessages } from './AcceptedMessages.tsx';
import { EntryLink } from './EntryLink.tsx';
import { HashTriggers } from './HashTriggers.tsx';
import { HouseNews } from './HouseNews.tsx';
import PromoHint from './PromoHint.tsx';
import { isPromoShown, promoEnd } from './promo-timer.ts';
import { SessionClock, SessionCounter } from './SessionClock.tsx';
import { scrollToHash } from './scroll-to-hash.ts';
import { useVisit } from './use-visit.ts';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('../i18n/load-messages.ts', () => import('../i18n/testing/load-english.ts'));

const open = {
  tier: 'open',
  may: { register: true, signIn: true },
  flags: { on: {}, pages: {} },
  player: null,
  frameParents: [],
  isBot: false,
};
const partial = {
  ...open,
  tier: 'partial',
  may: { register: false, signIn: false },
  flags: { on: { closed_region: true }, pages: {} },
};
const estonian = { ...open, tier: 'full', may: { register: false, signIn: true } };

beforeEach(() => {
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const { id } of toasts.list()) toasts.close(id);
  for (const name of [...popups.list()]) popups.close(name);
});

describe('the session clock', () => {
  test.each([
    [0, '00:00:00'],
    [61, '00:01:01'],
    [36_000 + 59, '10:00:59'],
    [100 * 3600, '100:00:00'],
  ])('%i s is %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  test('nonsense in the storage counts as nothing', () => {
    expect([null, '', 'x', '-5', '1.5', '1e99'].map(secondsFrom)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('[AUTH-13] [STORE-06] ticks every second and goes on where another page left off', async () => {
    sessionStorage.setItem('sessionTime', '3598');
    vi.useFakeTimers();
    await showModal(SessionClock, '/', { root: open });
    expect(screen.getByTestId('session-clock').textContent).toBe('00:59:58');
    for (const text of ['00:59:59', '01:00:00', '01:00:01']) {
      act(() => void vi.advanceTimersByTime(1000));
      expect(screen.getByTestId('session-clock').textContent).toBe(text);
    }
    expect(sessionStorage.getItem('sessionTime')).toBe('3601');
  });

  test('[AUTH-13] is counted once however many show it, and where no clock stands too', async () => {
    sessionStorage.setItem('sessionTime', '5');
    vi.useFakeTimers();
    const both = () => (
      <>
        <SessionCounter />
        <SessionClock />
      </>
    );
    await showModal(both, '/', { root: open });
    act(() => void vi.advanceTimersByTime(3000));
    expect(sessionStorage.getItem('sessionTime')).toBe('8');
    expect(screen.getByTestId('session-clock').textContent).toBe('00:00:08');
    cleanup();
    act(() => void vi.advanceTimersByTime(3000));
    expect(sessionStorage.getItem('sessionTime')).toBe('8');
  });
});

test('[F-27] [MODAL-10] the session clock opens what limits are for', async () => {
  await showModal(SessionClock, '/', { root: open });
  fireEvent.click(screen.getByTestId('session-clock'));
  await waitFor(() => expect(popups.list()).toEqual(['limits']));
});

test('[F-27] [MODAL-10] the address in the account menu opens what the house knows of its player', async () => {
  await showModal(AccountMenu, '/', { root: { ...open, player: aPlayer({ email: 'ada@example.com' }) } });
  fireEvent.click(screen.getByRole('button', { name: 'ada@example.com: what we know of you', hidden: true }));
  await waitFor(() => expect(popups.list()).toEqual(['profile-data']));
});

describe('logging out', () => {
  test('[AUTH-05] [AUTH-06] [AUTH-14] calls sign-out and forgets everything of the player', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    server.answers.signOut = () => null;
    const names = [
      'listPayments',
      'listFavourites',
      'listPlayedGames',
      'listLimits',
      'listAccounts',
    ] as unknown as 'listAccounts'[];
    for (const name of names) queries.set(name, undefined, []);
    sessionStorage.setItem('sessionTime', '77');
    const heard = vi.fn();
    const leave = onSignedOutElsewhere(heard);
    await signOut();
    expect(server.inputsOf('signOut')).toHaveLength(1);
    for (const name of names) expect(queries.read(name).data, name).toBeUndefined();
    expect(sessionStorage.getItem('sessionTime')).toBeNull();
    await waitFor(() => expect(heard).toHaveBeenCalled());
    expect(assign).toHaveBeenCalled();
    leave();
  });

  test('[AUTH-07] nothing that was loaded for the player stays: games, gifts, contests, news, limits, money and points', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    server.answers.signOut = () => null;
    const names = [
      ...['listTournaments', 'listOwnTournaments', 'listLotteries', 'listLotteryStatuses'],
      ...['listFavourites', 'listPlayedGames', 'listBonuses', 'listFreespins', 'listLootboxes'],
      ...['listNotifications', 'listLimits', 'listAccounts', 'readCompPoints', 'readPointsStanding'],
    ] as 'listAccounts'[];
    for (const name of names) queries.set(name, undefined, []);
    // A quest is one of the tournaments, asked for by its own id.
    queries.set('readTournamentStatus' as never, { params: { id: '7' } } as never, {} as never);
    await signOut();
    for (const name of names) expect(queries.read(name).data, name).toBeUndefined();
    expect(queries.read('readTournamentStatus' as never, { params: { id: '7' } } as never).data).toBeUndefined();
  });

  test('forgets also when the call fails', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    server.answers.signOut = refuse(500, null);
    queries.set('listAccounts', undefined, []);
    await signOut();
    expect(queries.read('listAccounts').data).toBeUndefined();
  });

  test('[AUTH-14] the clock starts afresh', () => {
    sessionStorage.setItem('sessionTime', '500');
    forgetSession();
    expect(secondsFrom(sessionStorage.getItem('sessionTime'))).toBe(0);
  });
});

describe('news of the house', () => {
  test('[HTTP-03] 401 forgets the player and goes to log-in', async () => {
    server.answers.readPlayerStats = refuse(401, { error: { code: 'UNAUTHENTICATED' } });
    server.answers.readPlayer = () => ({});
    queries.set('listAccounts', undefined, []);
    const { address } = await showModal(HouseNews, '/fairness', { root: { ...open, player: { id: 1 } } });
    await act(async () => {
      expect(await callApi('readPlayerStats', undefined)).toBeNull();
    });
    await waitFor(() => expect(address()).toBe('/fairness?modal=%2Flogin'));
    expect(queries.read('listAccounts').data).toBeUndefined();
  });

  test('[HTTP-03] a 401 of a token that was just renewed sends nobody away', async () => {
    server.answers.readPlayerStats = refuse(401, { error: { code: 'UNAUTHENTICATED' } });
    server.answers.readPlayer = () => aPlayer();
    queries.set('listAccounts', undefined, []);
    const { address } = await showModal(HouseNews, '/fairness', { root: { ...open, player: { id: 1 } } });
    await act(async () => {
      await Promise.all([callApi('readPlayerStats', undefined), callApi('readPlayerStats', undefined)]);
    });
    await waitFor(() => expect(server.inputsOf('readPlayer')).toHaveLength(1));
    await act(async () => {});
    expect(address()).toBe('/fairness');
    expect(queries.read('listAccounts').data).toEqual([]);
  });

  test('any other status does not', async () => {
    server.answers.readPlayerStats = refuse(403, null);
    const { address } = await showModal(HouseNews, '/fairness', { root: { ...open, player: { id: 1 } } });
    await act(async () => void (await callApi('readPlayerStats', undefined)));
    expect(address()).toBe('/fairness');
  });
});

describe('a promo code', () => {
  test('[AUTH-17] its end is set once: now and ten minutes, or what is configured', () => {
    expect(promoEnd(undefined, 1000)).toBe(1000 + 600_000);
    expect(promoEnd(undefined, 1000, 3)).toBe(1000 + 180_000);
    expect(promoEnd('5000', 1000)).toBe(5000);
    expect(promoEnd('nonsense', 1000)).toBe(601_000);
  });

  test('[AUTH-16] is shown while its end is in the future', () => {
    expect(isPromoShown({ endMs: 100, hiddenUntilMs: 0, nowMs: 99 })).toBe(true);
    expect(isPromoShown({ endMs: 100, hiddenUntilMs: 0, nowMs: 100 })).toBe(false);
  });

  test('[AUTH-15] [AUTH-16] closed, it is away for two minutes, comes back, and goes at its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await showModal(() => <PromoHint code="WIN" />, '/', { root: open });
    const hint = () => screen.queryByRole('region', { name: 'Promo code' });
    await waitFor(() => expect(hint()?.textContent).toContain('WIN'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => void vi.advanceTimersByTime(2000));
    expect(hint()).toBeNull();
    act(() => void vi.advanceTimersByTime(116_000));
    expect(hint()).toBeNull();
    act(() => void vi.advanceTimersByTime(4000));
    expect(hint()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(600_000));
    expect(hint()).toBeNull();
  });
});

describe('the ways in', () => {
  const Buttons = () => (
    <>
      <EntryLink href="/login">Log in</EntryLink>
      <EntryLink href="/registration">Create account</EntryLink>
    </>
  );
  const state = async (root: Record<string, unknown>) => {
    await showModal(Buttons, '/', { root });
    const disabled = ['Log in', 'Create account'].map((name) =>
      screen.getByRole('link', { name: new RegExp(name) }).getAttribute('aria-disabled'),
    );
    cleanup();
    return disabled;
  };

  test('[GEO-08] [GEO-09] both are disabled in a partially restricted country, and open elsewhere', async () => {
    expect(await state(open)).toEqual([null, null]);
    expect(await state(partial)).toEqual(['true', 'true']);
  });

  test('[GEO-09] sign-up alone is disabled in Estonia', async () => {
    expect(await state(estonian)).toEqual([null, 'true']);
  });

  test('[GEO-08] the reason is said', async () => {
    await showModal(Buttons, '/', { root: partial });
    const link = screen.getByRole('link', { name: /Log in/ });
    const reason = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Login not available in your country');
  });
});

describe('the beginning of a visit', () => {
  const Visit = () => {
    useVisit();
    return null;
  };

  test('[GEO-06] a guest from a partially restricted country is warned, others are not', async () => {
    await showModal(Visit, '/', { root: open });
    await showModal(Visit, '/', { root: { ...partial, player: { id: 1 } } });
    expect(toasts.list()).toEqual([]);
    await showModal(Visit, '/', { root: partial });
    expect(toasts.list()).toMatchObject([{ tone: 'warn', title: 'Halley is closed to new players from your country' }]);
  });

  test('[ROLE-06] a machine leaves no trace', async () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    expect([mayTrack({ isBot: true }), mayTrack({ isBot: false })]).toEqual([false, true]);
    await showModal(Visit, '/', { root: { ...open, isBot: true } });
    expect(written).toEqual([]);
    await showModal(Visit, '/', { root: open });
    expect(written.some((text) => text.startsWith('affb_id=122;'))).toBe(true);
  });
});

describe('hashes', () => {
  test('[HASH-01] [HASH-05] opens at once, and the hash goes after a second, no later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const Page = () => {
      const { hash } = useLocation();
      return (
        <>
          <HashTriggers />
          <i data-testid="hash">{hash}</i>
        </>
      );
    };
    const { address } = await showModal(Page, '/fairness#sign-in', { root: open });
    await waitFor(() => expect(address()).toBe('/fairness?modal=%2Flogin'));
    expect(screen.getByTestId('hash').textContent).toBe('#sign-in');
    await act(async () => void vi.advanceTimersByTime(900));
    expect(screen.getByTestId('hash').textContent).toBe('#sign-in');
    await act(async () => void vi.advanceTimersByTime(200));
    expect(screen.getByTestId('hash').textContent).toBe('');
    expect(address()).toBe('/fairness?modal=%2Flogin');
  });

  test('[HASH-06] [HASH-07] betting', async () => {
    const { address } = await showModal(HashTriggers, '/#sport', { root: open });
    await waitFor(() => expect(address()).toBe('/sport'));
    cleanup();
    const section = await showModal(HashTriggers, '/#sport_football', { root: open });
    await waitFor(() => expect(section.address()).toBe('/sport/football'));
  });

  test('[HASH-08] support after a second, no later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await showModal(HashTriggers, '/#chat', { root: open });
    await act(async () => void vi.advanceTimersByTime(900));
    expect(popups.list()).toEqual([]);
    await act(async () => void vi.advanceTimersByTime(200));
    expect(popups.list()).toEqual(['support']);
  });
});

test('[TOAST-03] confirmations have an area of their own, until they are closed', async () => {
  render(<div id="accepted" role="log" aria-label="Confirmations" />);
  await showModal(AcceptedMessages, '/', { root: open });
  act(() => accept('Saved.'));
  expect(screen.getByRole('log', { name: 'Confirmations' }).textContent).toBe('Saved.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('log').textContent).toBe('');
});

describe('failures that are only logged', () => {
  test.each([
    [new DOMException('gone', 'AbortError'), true],
    [{ type: 'aborted' }, true],
    [{ name: 'NavigationDuplicated' }, true],
    [{ type: 'duplicated' }, true],
    [new TypeError('no chunk'), false],
    [null, false],
  ])('[ERR-15] %s is ordinary: %s', (error, ordinary) => {
    expect(isOrdinaryFailure(error)).toBe(ordinary);
    const write = vi.spyOn(log, 'error').mockImplementation(() => {});
    reportNavigationFailure(error);
    expect(write.mock.calls.map(([label]) => label)).toEqual(ordinary ? [] : ['ROUTER_PUSH_ERROR']);
  });

  test('[ERR-16] a place that cannot be scrolled to', () => {
    const write = vi.spyOn(log, 'error').mockImplementation(() => {});
    scrollToHash('#%')();
    expect(write.mock.calls.map(([label]) => label)).toEqual(['TRY_SCROLL_ERROR']);
    const there = document.createElement('p');
    there.id = 'there';
    const scroll = vi.fn();
    there.scrollIntoView = scroll;
    document.body.append(there);
    scrollToHash('#there')();
    expect(scroll).toHaveBeenCalledOnce();
    there.remove();
    expect(write).toHaveBeenCalledOnce();
  });
});
