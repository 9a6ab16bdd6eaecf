import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askEscapeAfterReload, platformOf } from '../app/index.ts';
import { showModal } from '../identity/testing/show-modal.tsx';
import {
  createPopups,
  debounce,
  openSupport,
  PopupFrame,
  PopupHost,
  type PopupName,
  popups,
  registerSupportChat,
  resizeDelayMs,
} from '../page/index.ts';
import { createFakeApi, refuse } from '../query/testing/fake-api.ts';
import { RoomTasks } from './BackgroundTasks.tsx';
import { popupMap } from './modal-map.ts';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('../i18n/load-messages.ts', () => import('../i18n/testing/load-english.ts'));

const iphoneApp = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const flags = { on: {}, pages: {} };
const anna = { id: 1, statuses: [] as { id: number }[], auth_fields_missed: [] as string[], currency: 'EUR' };

beforeEach(() => {
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => {
    for (const name of [...popups.list()]) popups.close(name);
  });
});

function Page() {
  return (
    <>
      <RoomTasks />
      <PopupHost map={popupMap} />
    </>
  );
}

async function show(root: Record<string, unknown> = {}, path = '/fairness') {
  return showModal(Page, path, { root: { flags, player: null, frameParents: [], ...root } });
}
const open = (name: PopupName) => act(async () => popups.open(name));
const title = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe('the stack of popups', () => {
  test('the last opened lies on top, one that is open comes up, and each closes by itself', () => {
    const stack = createPopups();
    for (const name of ['support', 'limits', 'support'] as const) stack.open(name);
    expect(stack.list()).toEqual(['limits', 'support']);
    stack.close('limits');
    stack.close('install');
    expect(stack.list()).toEqual(['support']);
  });

  test('[MODAL-07] two of them lock the page until the last is closed', async () => {
    await show({ player: anna });
    await open('limits');
    await title('Play with a limit');
    await open('support');
    await title('Support');
    const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked');
    expect(isLocked()).toBe(true);
    act(() => popups.close('limits'));
    await waitFor(() => expect(screen.queryByText('Play with a limit')).toBeNull());
    expect(isLocked()).toBe(true);
    act(() => popups.close('support'));
    await waitFor(() => expect(isLocked()).toBe(false));
  });

  test('personal info, profile data and limits', async () => {
    const player = { ...anna, first_name: 'Anna', last_name: 'Berg', city: 'Bern', country: 'CH' };
    server.answers.listCountries = () => [];
    server.answers.readPlayerFields = () => ({
      fields: ['first_name', 'date_of_birth'].map((field) => ({ field, type: 'text' })),
      contexts: { deposit: ['first_name', 'date_of_birth'] },
    });
    await show({ player });
    await open('personal-info');
    const info = await title('Your details');
    await waitFor(() => expect(info.textContent).toContain('Date of birth'));
    expect(info.textContent).not.toContain('First name');
    await open('profile-data');
    const data = await title('What we know of you');
    await waitFor(() => expect(data.textContent).toContain('Anna'));
    await open('limits');
    expect(await title('Play with a limit')).toBeTruthy();
  });

  test('[MODAL-21] a resize is answered once, 150 ms after the last', () => {
    vi.useFakeTimers();
    expect(resizeDelayMs).toBe(150);
    const run = vi.fn();
    const soon = debounce(run, resizeDelayMs);
    for (let times = 0; times < 5; times++) {
      soon();
      vi.advanceTimersByTime(149);
    }
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
    soon();
    soon.cancel();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('[MODAL-21] a popup fits what is visible after a resize', async () => {
    await showModal(
      () => (
        <PopupFrame name="limits" title="T">
          x
        </PopupFrame>
      ),
      '/fairness',
      { root: {} },
    );
    const dialog = await title('T');
    vi.useFakeTimers();
    window.innerHeight = 500;
    (window.visualViewport ?? window).dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(149);
    expect(dialog.style.maxHeight).toBe('');
    vi.advanceTimersByTime(1);
    expect(dialog.style.maxHeight).not.toBe('');
  });
});

describe('[MODAL-11] support', () => {
  test('opens on wish; a chat that has registered itself opens instead', async () => {
    await show();
    const chat = vi.fn();
    const leave = registerSupportChat(chat);
    act(openSupport);
    expect(chat).toHaveBeenCalledOnce();
    expect(popups.list()).toEqual([]);
    leave();
    act(openSupport);
    expect(await title('Support')).toBeTruthy();
  });

  test('[F-85] names the address of the operator, and none that nobody wrote down', async () => {
    await show({ chrome: { footer: { email: 'help@comet.example' } } });
    await open('support');
    expect((await screen.findByRole('link', { name: 'help@comet.example' })).getAttribute('href')).toBe(
      'mailto:help@comet.example',
    );
  });

  test('[MODAL-12] missed terms force it: no cross, no Escape, until they are accepted', async () => {
    server.answers.updateAuthDetails = () => ({ id: 1 });
    await show({ player: { ...anna, auth_fields_missed: ['terms_acceptance'] } });
    const dialog = await title('One thing before you go on');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.pointerDown(dialog.parentElement as Element);
    expect(popups.list()).toEqual(['support']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go on' })));
    expect(screen.getByText('Accept the terms to go on.')).toBeTruthy();
    expect(server.inputsOf('updateAuthDetails')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go on' })));
    await waitFor(() => expect(popups.list()).toEqual([]));
    expect(server.inputsOf('updateAuthDetails')).toEqual([{ body: { user: { terms_acceptance: true } } }]);
  });

  test('[MODAL-12] a failure keeps it open and says so', async () => {
    server.answers.updateAuthDetails = refuse(500, null);
    await show({ player: { ...anna, auth_fields_missed: ['terms_acceptance'] } });
    await title('One thing before you go on');
    fireEvent.click(screen.getByRole('checkbox'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go on' })));
    expect(await screen.findByText('That did not work. Try again in a moment.')).toBeTruthy();
  });
});

describe('a new provider', () => {
  const known = { ...anna, statuses: [{ id: 1511 }] };
  test('[MODAL-13] [MODAL-14] [MODAL-15] is told once a session; closing joins the group of those who know', async () => {
    server.answers.changeGroups = () => null;
    await show({ player: known });
    await title('Games of a new studio');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(server.inputsOf('changeGroups')).toEqual([{ body: { groups: { add: [1512] } } }]));
    expect(popups.list()).toEqual([]);
  });

  test('[MODAL-14] not twice in a session', async () => {
    sessionStorage.setItem('newProviderShown', '1');
    await show({ player: known });
    expect(popups.list()).toEqual([]);
  });
});

describe('[STORE-01] special slots', () => {
  const meant = { ...anna, statuses: [{ id: 1513 }] };
  test('are told of once in a browser, to whom the house wants to tell of them', async () => {
    await show({ player: anna });
    expect([popups.list(), localStorage.getItem('showedSpecialSlotPopup')]).toEqual([[], null]);
    cleanup();
    await show({ player: meant });
    const dialog = await title('A special slot');
    expect(within(dialog).getByRole('link', { name: 'Have a look' }).getAttribute('href')).toBe('/categories/special');
    expect(localStorage.getItem('showedSpecialSlotPopup')).toBe('1');
  });

  test('not a second time, in whatever session', async () => {
    localStorage.setItem('showedSpecialSlotPopup', '1');
    await show({ player: meant });
    expect(popups.list()).toEqual([]);
  });
});

describe('[MODAL-19] the Estonian licence', () => {
  const estonian = { flags: { on: { estonia: true }, pages: {} }, licence: 'EE' };
  test('a guest is told once for all visits', async () => {
    await show(estonian);
    await title('The Estonian licence applies here');
    fireEvent.click(screen.getByRole('button', { name: 'I understand' }));
    expect(localStorage.getItem('estoniaPopupShown')).toBe('1');
    expect(popups.list()).toEqual([]);
  });

  test('[F-44] a guest from Estonia on a host without that licence is not told that it applies', async () => {
    await show({ ...estonian, licence: 'CW' });
    expect(popups.list()).toEqual([]);
  });

  test('who has read it, a player, and everybody elsewhere are not', async () => {
    localStorage.setItem('estoniaPopupShown', '1');
    await show(estonian);
    expect(popups.list()).toEqual([]);
    localStorage.clear();
    await show({ ...estonian, player: anna });
    await show();
    expect(popups.list()).toEqual([]);
  });
});

describe('inside another app on an iPhone', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphoneApp);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sessionStorage.setItem('visitStart', String(Date.now()));
  });
  const minutes = (count: number) => act(async () => vi.advanceTimersByTime(count * 60_000));

  test('[MODAL-16] the way out is shown after five minutes, once', async () => {
    await show();
    await minutes(4);
    expect(popups.list()).toEqual([]);
    await minutes(1);
    expect(popups.list()).toEqual(['webview-exit']);
    await title('Open Halley in your browser');
    act(() => popups.close('webview-exit'));
    await minutes(10);
    expect(popups.list()).toEqual([]);
  });

  test.each(['/deposit', '/play/halley-studio/orbit-dice'])('[MODAL-17] not at %s', async (path) => {
    await show({ player: anna }, path);
    await minutes(8);
    expect(popups.list()).toEqual([]);
  });

  test('[MODAL-18] a log-out shows it at once', async () => {
    askEscapeAfterReload();
    await show();
    expect(popups.list()).toEqual(['webview-exit']);
  });
});

test('[MODAL-18] elsewhere a log-out shows nothing', async () => {
  askEscapeAfterReload();
  await show();
  expect(popups.list()).toEqual([]);
});

describe('[MODAL-20] how to install', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18.0 Safari/605', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18.0 Safari/605', 0, 'mac-safari'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/130', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0) Firefox/130.0', 0, 'firefox'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537', 0, 'desktop'],
  ])('%s (%i) is %s', (userAgent, touchPoints, platform) => {
    expect(platformOf({ userAgent, touchPoints })).toBe(platform);
  });

  test('the steps are those of the visitor’s own browser', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/130');
    await show();
    await open('install');
    const dialog = await title('Halley on your home screen');
    expect(dialog.querySelectorAll('li')).toHaveLength(3);
    expect(dialog.textContent).toContain('three dots');
  });
});
