import { toasts } from '@halley/ui/toasts.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { guest, player, showPage } from '../page/testing/show-page.tsx';
import { createFakeApi, refuse } from '../query/testing/fake-api.ts';
import { LikedGames } from './favourites.tsx';
import { CashbackCard, TileCard } from './TileCard.tsx';
import { aGame, aTile } from './testing/a-tile.ts';
import { type Tile, tileOf } from './tile.ts';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));

beforeEach(() => server.reset());

/** Looked at by a pointer. */
async function show(
  tile: Tile,
  { root = guest, liked = root.player ? [] : null }: { root?: typeof guest; liked?: string[] | null } = {},
) {
  await showPage(
    <LikedGames identifiers={liked}>
      <TileCard tile={tile} />
    </LikedGames>,
    { root },
  );
  fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' });
}
const play = () => screen.getByRole('link', { name: /^Play/ });
const demo = () => screen.queryByRole('link', { name: /demo/i });
const heart = () => screen.queryByRole('button', { name: /Favourite/ });

describe('a tile for a guest', () => {
  test('[TILE-06] play leads to registration, and from there back to the game', async () => {
    await show(aTile(3));
    expect(play().getAttribute('href')).toBe(
      `/registration?redirect=${encodeURIComponent('/play/northlight/game-3?mode=real')}`,
    );
  });

  test('[F-54] the name leads to the page of the game', async () => {
    await show(aTile(3));
    expect(screen.getByRole('link', { name: 'Game 3' }).getAttribute('href')).toBe('/play/northlight/game-3');
  });

  test('[TILE-07] the demo is open where there is one', async () => {
    await show(aTile(3));
    expect(demo()?.getAttribute('href')).toBe('/play/northlight/game-3?mode=demo');
  });

  test('[TILE-04] and not offered where there is none', async () => {
    await show(aTile(3, { demo: false }));
    expect(demo()).toBeNull();
  });

  test('[TILE-05] there is no heart', async () => {
    await show(aTile(3));
    expect(heart()).toBeNull();
  });

  test('[TILE-02] no wallet, no lock', async () => {
    await show(aTile(3, { lacks: ['EUR'] }));
    expect(play()).toBeTruthy();
  });
});

describe('a tile for a player', () => {
  test('[TILE-03] play leads to the game, for money', async () => {
    await show(aTile(3), { root: player as never });
    expect(play().getAttribute('href')).toBe('/play/northlight/game-3?mode=real');
  });

  test('[TILE-02] a game that does not take the wallet’s currency is locked, with reason and way out', async () => {
    await show(aTile(3, { lacks: ['EUR'] }), { root: player as never });
    expect(screen.getByText('Not in EUR')).toBeTruthy();
    expect(screen.getByText(/does not take EUR/)).toBeTruthy();
    const tile = screen.getByRole('article');
    expect(within(tile).queryByRole('link')).toBeNull();
    expect(within(tile).queryByRole('button')).toBeNull();
  });

  test('[TILE-02] a crypto wallet is never locked out', async () => {
    await show(aTile(3, { lacks: ['EUR'] }), { root: { ...guest, player: { id: 7, currency: 'BTC' } } as never });
    expect(play()).toBeTruthy();
  });

  test('[TILE-05] the heart shows what is liked, and a press counts before the house has answered', async () => {
    let answer: (ids: number[]) => void = () => {};
    server.answers.addFavourite = () => new Promise((resolve) => (answer = resolve));
    await show(aTile(3), { root: player as never });
    expect(heart()?.getAttribute('aria-pressed')).toBe('false');
    await act(async () => fireEvent.click(heart()!));
    expect(heart()?.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(server.inputsOf('addFavourite')).toEqual([{ params: { id: '30' } }]));
    await act(async () => answer([30]));
    expect(heart()?.getAttribute('aria-pressed')).toBe('true');
  });

  test('[TILE-05] a refusal takes it back and says so', async () => {
    const said = vi.spyOn(toasts, 'show').mockReturnValue('');
    server.answers.removeFavourite = refuse(500, null);
    await show(aTile(3), { root: player as never, liked: ['northlight/game-3'] });
    await act(async () => fireEvent.click(heart()!));
    await waitFor(() => expect(heart()?.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(said).toHaveBeenCalledWith(expect.objectContaining({ title: 'That was not saved' })));
  });

  test('[TILE-05] pressed again while it is on its way: the last wish is what is sent in the end', async () => {
    const answers: (() => void)[] = [];
    const later = () => new Promise((resolve) => answers.push(() => resolve([])));
    server.answers.addFavourite = later;
    server.answers.removeFavourite = later;
    await show(aTile(3), { root: player as never });
    for (let presses = 0; presses < 2; presses++) await act(async () => fireEvent.click(heart()!));
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.());
    await waitFor(() => expect(server.inputsOf('removeFavourite')).toHaveLength(1));
    await act(async () => answers[1]?.());
    expect(heart()?.getAttribute('aria-pressed')).toBe('false');
    expect(server.inputsOf('addFavourite')).toHaveLength(1);
  });
});

describe('what a tile says', () => {
  test('[TILE-08] every badge, in words or as a sign with words', async () => {
    await show(aTile(3, { badges: ['top', 'new', 'bonus-wagering', 'mystic-jackpots', 'jackpot'] }));
    const said = within(screen.getByRole('article'))
      .getAllByText(/^(Top|New|Counts in full|Mystic|Jackpot)$/)
      .map((badge) => badge.textContent);
    expect(said).toEqual(['Top', 'New', 'Counts in full', 'Mystic', 'Jackpot']);
  });

  test('[LOBBY-01] the title, the studio and the picture of a game, its badges, its demo, and the way to its page', async () => {
    const game = aGame(3, {
      title: 'Moon Lotus',
      provider: 'northlight',
      seo_title: 'moon-lotus-pokie',
      preview: 'https://cdn.example/moon.webp',
      badges: [{ type: 'new', theme: 'new' }] as never,
      has_demo_mode: true,
    });
    await show(tileOf(game, { northlight: 'Northlight' }));
    const tile = screen.getByRole('article');
    for (const words of ['Moon Lotus', 'Northlight', 'New']) expect(tile.textContent).toContain(words);
    expect(tile.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example/moon.webp');
    expect(screen.getByRole('link', { name: 'Moon Lotus' }).getAttribute('href')).toBe(
      '/play/northlight/moon-lotus-pokie',
    );
    expect(demo()?.getAttribute('href')).toBe('/play/northlight/moon-lotus-pokie?mode=demo');
  });

  test('[LOBBY-03] a game is known by its id in its currencies, and is locked in those it has none for', async () => {
    const currencies = { USD: { id: 31, jackpot: null }, FUN: { id: 32, jackpot: null } } as never;
    server.answers.addFavourite = () => [31];
    const dollars = { ...player, player: { ...player.player, currency: 'USD' } } as never;
    await show(tileOf(aGame(3, { currencies }), {}), { root: dollars });
    expect(demo()).toBeTruthy();
    await act(async () => fireEvent.click(heart()!));
    await waitFor(() => expect(server.inputsOf('addFavourite')).toEqual([{ params: { id: '31' } }]));
    cleanup();
    await show(tileOf(aGame(3, { currencies }), {}), { root: player as never });
    expect(screen.getByText('Not in EUR')).toBeTruthy();
  });

  test.each([
    ['mobile', 'Phones only'],
    ['desktop', 'Computers only'],
  ] as const)('a game for %s says so', async (only, words) => {
    await show(aTile(3, { only }));
    expect(screen.getByText(words)).toBeTruthy();
  });
});

test('[F-60] the card of cashback leads to the page of that promotion', async () => {
  await showPage(<CashbackCard />, { root: guest });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/promo/cashback');
});
