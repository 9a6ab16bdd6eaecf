import type { Winner } from '@halley/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emblemOf } from '../catalogue/index.server.ts';
import { aTile } from '../catalogue/testing/a-tile.ts';
import { guest, player, showPage } from '../page/testing/show-page.tsx';
import { queries } from '../query/index.ts';
import { createFakeApi } from '../query/testing/fake-api.ts';
import { LobbyRows } from './LobbyRows.tsx';
import type { LobbyData } from './read-lobby.server.ts';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('../page/live/LiveLink.tsx', () => ({ LiveLink: () => null }));

beforeEach(() => {
  server.reset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const tiles = (count: number) => Array.from({ length: count }, (_, number) => aTile(number + 1));
const empty = {
  featured: [],
  rows: [],
  recent: [],
  favourites: [],
  liked: null,
  studios: [],
  categories: [],
  jackpots: null,
  winners: [],
  upcoming: [],
  about: '',
};
const facts = {
  highestReturn: '98.01%',
  lowestReturn: '97.05%',
  stakeMin: '€0.10',
  stakeMax: '€500',
  winMax: '€50,000',
};

function show(data: Partial<LobbyData>, root: object = guest) {
  return showPage(<LobbyRows data={{ ...empty, ...data } as LobbyData} />, { root: root as typeof guest });
}
const shelf = (name: string) => within(screen.getByRole('region', { name }));

describe('what stands below the banners', () => {
  test('few games: the first with its numbers, the others beside each other', async () => {
    const featured = tiles(3).map((tile, place) => ({
      tile,
      facts: place === 0 ? facts : null,
      text: 'Pick a number',
    }));
    await show({ featured });
    expect(screen.getByText('98.01%')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const play = screen.getByRole('link', { name: 'Play' });
    expect(play.getAttribute('href')).toBe(
      `/registration?redirect=${encodeURIComponent('/play/northlight/game-1?mode=real')}`,
    );
  });

  test('[LOBBY-12] many: rows of at most fifteen games with a way to all of them; the random card at its place', async () => {
    const rows = [
      { slug: 'table', title: 'Table games', href: '/categories/table', tiles: tiles(15) },
      { slug: 'new', title: 'New arrivals', href: '/categories/new', tiles: tiles(15) },
    ];
    await show({ rows });
    const names = (name: string) =>
      shelf(name)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(names('Table games').filter((name) => name?.startsWith('Game'))).toHaveLength(15);
    expect(names('Table games')[9]).toBe('Surprise me');
    expect(names('New arrivals').at(-1)).toBe('Surprise me');
    expect(shelf('New arrivals').getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/categories/new');
    expect(shelf('New arrivals').getAllByRole('button', { hidden: true, name: /in the row/ })).toHaveLength(2);
  });

  test('[LOBBY-05] a player’s own rows, and the menu of categories', async () => {
    const categories = [{ slug: 'new', title: 'New arrivals', href: '/categories/new' }];
    await show(
      {
        featured: [{ tile: aTile(9), facts: null, text: '' }],
        recent: tiles(2),
        favourites: tiles(1),
        liked: ['northlight/game-1'],
        categories,
      },
      player,
    );
    expect(shelf('Pick up where you left off').getAllByRole('article')).toHaveLength(2);
    expect(
      shelf('Your favourites').getByRole('button', { name: 'Favourite: Game 1' }).getAttribute('aria-pressed'),
    ).toBe('true');
    const menu = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/categories/new']);
    expect(menu.getByRole('link', { name: 'New arrivals' })).toBeTruthy();
  });

  test('nothing is there for what is empty', async () => {
    await show({ featured: [{ tile: aTile(1), facts: null, text: '' }] });
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('no games is said', async () => {
    await show({});
    expect(screen.getByText('No games here yet')).toBeTruthy();
  });

  test('a catalogue that cannot be read can be asked again', async () => {
    await show({ featured: null });
    expect(screen.getByText('The games did not load')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

test('[F-61] studios have a sign of their own, and Kepler Works its emblem', async () => {
  const studios = [
    { id: 'kepler', title: 'Kepler Works', emblem: emblemOf('kepler') },
    { id: 'north-hall', title: 'North Hall', emblem: emblemOf('north-hall') },
  ];
  await show({ featured: [{ tile: aTile(1), facts: null, text: '' }], studios });
  const row = screen.getByRole('region', { name: 'Studios' });
  expect(row.querySelector('use')?.getAttribute('href')).toMatch(/#studio$/);
  expect(row.querySelectorAll('img')).toHaveLength(2);
});

describe('the latest wins', () => {
  const winner = (number: number): Winner => ({
    at: number,
    bet_amount_cents: 100,
    win_amount_cents: number * 100,
    currency: 'EUR',
    game_identifier: 'northlight/ember-fox',
    game_title: 'Ember Fox',
    game_table_url: '',
    game_table_image_path: '',
    humanized_win: '',
    nickname: number === 1 ? '***' : `p${number}***`,
  });
  const sums = () =>
    shelf('Latest wins')
      .getAllByText(/€/)
      .map(({ textContent }) => textContent);

  test('a new one comes on top, unless the list was told to stand still', async () => {
    await show({ featured: [{ tile: aTile(1), facts: null, text: '' }], winners: [winner(2), winner(1)] });
    expect(sums()).toEqual(['€2.00', '€1.00']);
    expect(screen.getByText('A player')).toBeTruthy();
    act(() => queries.patch('listLatestWinners', undefined, (known) => [winner(3), ...known]));
    await waitFor(() => expect(sums()[0]).toBe('€3.00'));
    fireEvent.click(screen.getByRole('button', { name: 'Stop the list from changing' }));
    act(() => queries.patch('listLatestWinners', undefined, (known) => [winner(4), ...known]));
    expect(sums()[0]).toBe('€3.00');
    fireEvent.click(screen.getByRole('button', { name: 'Let the list go on' }));
    await waitFor(() => expect(sums()[0]).toBe('€4.00'), { timeout: 4_000 });
  });
});
