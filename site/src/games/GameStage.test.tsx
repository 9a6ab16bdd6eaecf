import { toasts } from '@halley/ui/toasts.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LikedGames } from '../catalogue/index.ts';
import { showModal } from '../identity/testing/show-modal.tsx';
import { queries } from '../query/index.ts';
import { refuse, refuseField } from '../query/testing/fake-api.ts';
import { tellLive } from '../realtime/index.ts';
import { aPlayer, server, showAs, someFields } from '../session/testing/fake-server.tsx';
import { GameStage } from './GameStage.tsx';
import type { GameView } from './read-game-page.server.ts';
import { refusalOf } from './use-launch.ts';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));
vi.mock('../query/report-failure.ts', () => ({ reportFailure: () => undefined }));
vi.mock('../i18n/load-messages.ts', async () => {
  const { catalogOf } = await import('../i18n/catalog.server.ts');
  const loaded = Promise.resolve(catalogOf('en'));
  return { loadMessages: () => loaded };
});

const game: GameView = {
  identifier: 'studio/meteor',
  studioId: null,
  isShared: false,
  title: 'Meteor',
  studio: 'A Studio',
  producer: 'studio',
  path: '/play/studio/meteor',
  art: '/a.svg',
  description: '',
  facts: [],
  hasDemo: true,
  hasRules: false,
  ids: { FUN: 1, EUR: 2 },
  unfinishedIn: [],
  counts: { identifier: 'studio/meteor', collections: ['slots'], kind: 'slots' },
  similar: [],
};
const session = {
  open: true,
  began_at: null,
  elapsed_seconds: 60,
  net: [{ currency: 'EUR', net_cents: -250 }],
  net_shown: true,
  reality_check: { minutes: 15, due: false, due_in_seconds: 600 },
};
const due = { ...session, elapsed_seconds: 900, reality_check: { minutes: 15, due: true, due_in_seconds: 0 } };
const beacon = vi.fn(() => true);

beforeEach(() => {
  server.reset();
  // The frame is empty here: nothing is fetched for it.
  (
    window as unknown as { happyDOM: { settings: Record<string, unknown> } }
  ).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  queries.clear();
  server.answers.launchGame = () => ({ url: 'about:blank', mode: 'real', strategy: 'iframe' });
  server.answers.keepPlaying = () => session;
  server.answers.readPlaySession = () => session;
  server.answers.readPlayerFields = () => ({ ...someFields, contexts: { ...someFields.contexts, studio: ['city'] } });
  server.answers.listCountries = () => [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  beacon.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(changes: Partial<GameView> = {}, mode: 'real' | 'demo' = 'real', player = aPlayer()) {
  const view = await act(async () =>
    showAs(
      player,
      <LikedGames identifiers={[]}>
        <GameStage game={{ ...game, ...changes }} mode={mode} asked replay={undefined} verify={false} />
      </LikedGames>,
    ),
  );
  await screen.findByRole('heading', { name: 'Meteor', hidden: true });
  return view;
}
const frame = () => document.querySelector('iframe');

describe('[PLAYER-06] [PLAYER-07] details a producer wants', () => {
  test('are asked for, only the empty ones; the game opens once they are there and not before', async () => {
    server.answers.launchGame = refuseField('city', 'missing');
    server.answers.editPlayer = () => aPlayer({ city: 'Perth' });
    await show();
    const dialog = await screen.findByRole('dialog', { name: 'Before this game opens' });
    const city = await within(dialog).findByLabelText('City');
    expect(within(dialog).queryByLabelText(/First name/)).toBeNull();
    expect(frame()).toBeNull();
    expect(server.inputsOf('keepPlaying')).toEqual([]);

    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(screen.getByRole('dialog', { name: 'Before this game opens' })).toBeTruthy();

    server.answers.launchGame = () => ({ url: 'about:blank', mode: 'real', strategy: 'iframe' });
    await act(async () => fireEvent.change(city, { target: { value: 'Perth' } }));
    await act(async () => fireEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement));
    await waitFor(() => expect(frame()).toBeTruthy());
    expect(server.inputsOf('launchGame')).toHaveLength(2);
  });
});

test('nothing begins by itself for a guest who only came to look', async () => {
  const Stage = () => <GameStage game={game} mode="demo" asked={false} replay={undefined} verify={false} />;
  await showModal(Stage, '/play/studio/meteor', {
    root: { player: null, accounts: [], locale: 'en', prefix: '', frameParents: [] },
  });
  const demo = await screen.findByRole('link', { name: 'Try the demo' });
  expect(demo.getAttribute('href')).toBe(`${game.path}?mode=demo`);
  const main = screen.getByRole('heading', { name: 'Ready when you are' }).parentElement as HTMLElement;
  expect(within(main).getByRole('link', { name: 'For money' }).getAttribute('href')).toContain(
    '/registration?redirect=',
  );
  expect(frame()).toBeNull();
  expect(server.inputsOf('launchGame')).toEqual([]);
});

describe('what stands in the way', () => {
  const root = { player: aPlayer(), accounts: [], locale: 'en', prefix: '', frameParents: [] };
  const Stage = () => <GameStage game={game} mode="real" asked replay={undefined} verify={false} />;

  test('[GUARD-08] a limit that the launch names leads to the limits', async () => {
    server.answers.launchGame = refuse(403, { error: { code: 'LIMIT_REACHED' } });
    const { address } = await showModal(Stage, '/play/studio/meteor', { root });
    await waitFor(() => expect(address()).toBe('/profile/limits'));
    expect(frame()).toBeNull();
  });

  test('[GUARD-08] a limit that is reached while playing leads to the limits, by a live event', async () => {
    const { address } = await showModal(Stage, '/play/studio/meteor', { root });
    await waitFor(() => expect(frame()).toBeTruthy());
    await act(async () => tellLive('game_limits', { reason: 'limit_reached', type: 'loss' }));
    await waitFor(() => expect(address()).toBe('/profile/limits'));
  });

  test.each([
    ['VERIFICATION_REQUIRED', 403, 'Show who you are first'],
    ['REGION_RESTRICTED', 451, 'Not available in your country'],
    ['NOT_FOUND', 404, 'This game is gone'],
    ['INTERNAL', 500, 'The game did not open'],
  ])('%s is said in plain words, and the game stays closed', async (code, status, words) => {
    server.answers.launchGame = refuse(status, { error: { code } });
    await show();
    await screen.findByRole('heading', { name: words });
    expect(frame()).toBeNull();
  });

  test('a wallet the game does not take: another of the player’s, or the demo', async () => {
    server.answers.launchGame = refuseField('currency', 'not_supported');
    await show();
    await screen.findByRole('heading', { name: 'Not in this currency' });
    expect(screen.getByRole('link', { name: 'Try the demo' }).getAttribute('href')).toBe(
      '/play/studio/meteor?mode=demo',
    );
  });

  test('a game without a demo is not launched for a guest of the demo', async () => {
    await show({ hasDemo: false }, 'demo');
    await screen.findByRole('heading', { name: 'No demo here' });
    expect(server.inputsOf('launchGame')).toEqual([]);
  });
});

test.each([
  [refuseField('city', 'missing'), 'real', 'fields'],
  [refuseField('currency', 'not_supported'), 'real', 'currency'],
  [refuseField('currency', 'not_supported'), 'demo', 'no-demo'],
  [refuse(502, null), 'real', 'failed'],
] as const)('a refusal is told apart', (answer, mode, why) => {
  try {
    answer();
  } catch (error) {
    expect(refusalOf(error, mode)).toBe(why);
  }
});

describe('[PP-04] time and net position', () => {
  test('stand beside a game for money, by the server’s figures', async () => {
    await show();
    const figures = await screen.findByTestId('play-figures');
    expect(figures.textContent).toContain('00:01:00');
    expect(figures.textContent).toContain('−€2.50');
  });

  test('the net position is left out where nobody asked for it, and both beside a demo', async () => {
    server.answers.keepPlaying = () => ({ ...session, net_shown: false });
    await show();
    expect((await screen.findByTestId('play-figures')).textContent).not.toContain('€');
    cleanup();
    await show({}, 'demo');
    await waitFor(() => expect(frame()).toBeTruthy());
    expect(screen.queryByTestId('play-figures')).toBeNull();
  });

  test('leaving the page tells the server, with the screen that was left', async () => {
    const { unmount } = await show();
    await screen.findByTestId('play-figures');
    unmount();
    const [leaveAddress, body] = beacon.mock.calls[0] as unknown as [string, Blob];
    expect(leaveAddress).toBe('/api/player/play_session/leave');
    const [kept] = server.inputsOf('keepPlaying') as { body: { screen: string } }[];
    expect(JSON.parse(await body.text())).toEqual(kept?.body);
  });
});

describe('[PP-05] a reality check', () => {
  test('covers the game by a live event, closes by an answer only, and leaving comes first', async () => {
    await show();
    await screen.findByTestId('play-figures');
    server.answers.readPlaySession = () => due;
    await act(async () => tellLive('game_limits', { reason: 'trigger_reality_check' }));
    const dialog = await screen.findByRole('dialog', { name: 'Time to look up' }, { timeout: 3_000 });
    expect(dialog.textContent).toContain('00:15:00');
    expect(dialog.textContent).toContain('−€2.50');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Stop playing', 'Go on playing']);
    server.answers.answerRealityCheck = () => session;
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Go on playing' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('answerRealityCheck')).toEqual([{ body: { answer: 'go_on' } }]);
  });

  test('an answer that does not arrive leaves it open', async () => {
    server.answers.keepPlaying = () => due;
    server.answers.readPlaySession = () => due;
    server.answers.answerRealityCheck = refuse(500, null);
    await show();
    const dialog = await screen.findByRole('dialog', { name: 'Time to look up' });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Go on playing' })));
    expect(await within(dialog).findByText('Your answer did not reach us. Try again.')).toBeTruthy();
  });
});

test('a favourite counts at once and is taken back when the house refuses', async () => {
  let answer: (value: unknown) => void = () => undefined;
  server.answers.addFavourite = () => new Promise((resolve) => (answer = resolve));
  await show();
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Add to favourites' })));
  expect(screen.getByRole('button', { name: 'Remove from favourites' })).toBeTruthy();
  await act(async () => answer([2]));
  const said = vi.spyOn(toasts, 'show').mockReturnValue('');
  server.answers.removeFavourite = refuse(500, null);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove from favourites' })));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove from favourites' })).toBeTruthy());
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
});
