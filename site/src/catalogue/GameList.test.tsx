import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '../page/testing/show-page.tsx';
import { createFakeApi, refuse } from '../query/testing/fake-api.ts';
import { readFilters } from './filters.ts';
import { GameList } from './GameList.tsx';
import type { Place } from './lists.ts';
import { type ListData, readList } from './read-list.server.ts';
import { aSite } from './testing/a-site.ts';
import { aGame, aTile } from './testing/a-tile.ts';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));

type Entry = { target: Element; isIntersecting: boolean };
/** Who looks where the screen is. */
const watchers: {
  options?: IntersectionObserverInit;
  tell: (entries: Entry[]) => void;
  targets: Set<Element>;
  live: boolean;
}[] = [];
beforeEach(() => {
  server.reset();
  watchers.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watcher: (typeof watchers)[number];
      constructor(tell: (entries: Entry[]) => void, options?: IntersectionObserverInit) {
        this.watcher = { options, live: true, tell, targets: new Set() };
        watchers.push(this.watcher);
      }
      observe(target: Element) {
        this.watcher.targets.add(target);
      }
      unobserve(target: Element) {
        this.watcher.targets.delete(target);
      }
      disconnect() {
        this.watcher.live = false;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());
const ofEnd = () => watchers.findLast(({ options, live }) => live && options?.rootMargin === '0px 0px 500px 0px');
/** The end of the page, as a browser would tell of it. */
const endIsNear = (times = 1) =>
  act(async () => {
    const watcher = ofEnd();
    for (let told = 0; told < times; told++) watcher?.tell([{ target: document.body, isIntersecting: true }]);
  });
/** Blocks of tiles come near the screen, or leave. */
const blocksAre = (isIntersecting: boolean, ...numbers: number[]) =>
  act(async () => {
    const watcher = watchers.findLast(({ options, live }) => live && options?.rootMargin === '1600px 0px');
    const targets = [...(watcher?.targets ?? [])];
    watcher?.tell(numbers.map((number) => ({ target: targets[number]!, isIntersecting })));
  });

const total = 90;
const paging = (page: number) => ({
  current_page: page,
  next_page: page < 3 ? page + 1 : null,
  prev_page: page > 1 ? page - 1 : null,
  total_pages: 3,
  total_count: total,
});
const numbers = (page: number) => Array.from({ length: page < 3 ? 40 : 10 }, (_, place) => (page - 1) * 40 + place + 1);
const pageOf = (page: number) => ({ data: numbers(page).map((number) => aGame(number)), pagination: paging(page) });
const first = () => ({ tiles: numbers(1).map((number) => aTile(number)), paging: paging(1) });

function listOf(place: Partial<Place>, given: Partial<ListData> = {}): ListData {
  return {
    place: { kind: 'category', slug: 'table', page: null, ...place },
    query: { device: 'desktop', page_size: 40, filter: { categories: { identifiers: ['table'], strategy: 'OR' } } },
    filters: readFilters(new URLSearchParams()),
    studios: [{ id: 'northlight', title: 'Northlight' }],
    cashback: false,
    ...given,
  } as ListData;
}

function show(list = listOf({}), options: { name?: string; begin?: ReturnType<typeof first> } = {}) {
  const { name = `/categories/${Math.random()}`, begin = first() } = options;
  return showPage(<GameList name={name} path="/categories/table" list={list} first={begin} />, {
    path: '/categories/table',
  });
}
const cards = () => screen.getAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);

describe('a list of games', () => {
  test('[LOBBY-06] [LOBBY-13] the next page is asked for 500 px before the end, once', async () => {
    server.answers.filterGames = (input) => pageOf((input.body as { page: number }).page);
    await show();
    expect(ofEnd()).toBeTruthy();
    await endIsNear(2);
    await waitFor(() => expect(cards()).toHaveLength(81));
    expect(server.inputsOf('filterGames')).toEqual([
      {
        body: {
          device: 'desktop',
          page_size: 40,
          page: 2,
          filter: { categories: { identifiers: ['table'], strategy: 'OR' } },
        },
      },
    ]);
    await endIsNear();
    await waitFor(() => expect(cards()).toHaveLength(91));
    expect(screen.getByText('90 of 90 games')).toBeTruthy();
    expect(ofEnd()).toBeUndefined();
    expect(screen.queryByRole('link', { name: 'Show more games' })).toBeNull();
  });

  test.each(['exclusive', 'pragmatic-drop-wins', 'pragmatic-drop-wins-live', 'prerelease', 'animated'])(
    '[LOBBY-02] the games of the category %s stand at its address',
    async (slug) => {
      const listCollections = async () => [{ id: slug, title: `Of ${slug}`, games_count: 40 }];
      const { site, asked } = aSite({ api: { listCollections } });
      const url = new URL(`https://halley.test/categories/${slug}`);
      const { data: list } = await readList(site, new Request(url), url, url.pathname);
      expect(asked.map(({ filter }) => filter?.categories?.identifiers)).toEqual([[slug]]);
      await show(list, { name: url.pathname, begin: list.first as never });
      expect(names().slice(0, 2)).toEqual(['Game 1', 'Game 2']);
    },
  );

  test('[LOBBY-13] a busy browser tells at once that the end was far and is near: the next page is asked for', async () => {
    server.answers.filterGames = (input) => pageOf((input.body as { page: number }).page);
    await show();
    await act(async () =>
      ofEnd()?.tell([false, true].map((isIntersecting) => ({ target: document.body, isIntersecting }))),
    );
    await waitFor(() => expect(cards()).toHaveLength(81));
  });

  test('of a long list only what is near the screen is there, and whatever holds the focus', async () => {
    const many = Array.from({ length: 100 }, (_, place) => aTile(place + 1));
    await show(listOf({ kind: 'all', slug: null }), { begin: { ...first(), tiles: many } });
    const blocks = () => [...document.querySelectorAll('.tile-block')].map((block) => block.children.length > 0);
    // Both ends, until somebody has looked; the last four games are no full block.
    expect(blocks()).toEqual([true, true, false, true]);
    await blocksAre(true, 2);
    expect(blocks()).toEqual([true, true, true, true]);
    expect(names()).toEqual(many.map(({ title }) => title));

    screen.getByRole('link', { name: 'Play Game 30' }).focus();
    await blocksAre(false, 0, 1, 3);
    expect(blocks()).toEqual([false, true, true, false]);
    expect(names()).toContain('Game 30');
    expect(names().at(-1)).toBe('Game 100');
    await blocksAre(true, 0);
    expect(names()[0]).toBe('Game 1');
  });

  test('there is a link to the next page, which works without script, and loads in place with it', async () => {
    server.answers.filterGames = () => pageOf(2);
    const { address } = await show();
    const next = screen.getByRole('link', { name: 'Show more games' });
    expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual(['/categories/table?page=2', 'next']);
    await act(async () => fireEvent.click(next));
    await waitFor(() => expect(cards()).toHaveLength(81));
    expect(address()).toBe('/categories/table');
  });

  test('a game that has moved to the next page meanwhile stands there once', async () => {
    server.answers.filterGames = () => ({ ...pageOf(2), data: [aGame(40), ...pageOf(2).data] });
    await show();
    await endIsNear();
    await waitFor(() => expect(cards()).toHaveLength(81));
    expect(names().filter((name) => name === 'Game 40')).toHaveLength(1);
  });

  test('a page that does not come can be asked for again', async () => {
    server.answers.filterGames = refuse(503, null);
    await show();
    await endIsNear();
    const again = await screen.findByRole('link', { name: 'Try again' });
    expect(screen.getByText('The next games did not load.')).toBeTruthy();
    server.answers.filterGames = () => pageOf(2);
    await act(async () => fireEvent.click(again));
    await waitFor(() => expect(cards()).toHaveLength(81));
  });

  test('on the way back it is as it was left', async () => {
    server.answers.filterGames = () => pageOf(2);
    await show(listOf({}), { name: '/categories/table?kept' });
    await endIsNear();
    await waitFor(() => expect(cards()).toHaveLength(81));
    cleanup();
    await show(listOf({}), { name: '/categories/table?kept' });
    expect(cards()).toHaveLength(81);
    cleanup();
    // Another list by now: what was loaded belongs to the old one.
    const begin = { ...first(), tiles: first().tiles.toReversed() };
    await show(listOf({}), { name: '/categories/table?kept', begin });
    expect(cards()).toHaveLength(41);
  });
});

describe('cards that are no games', () => {
  test('[LOBBY-07] the tenth card of a category leads to any game of it', async () => {
    await show();
    expect(names()[9]).toBe('Surprise me');
    expect(within(cards()[9]!).getByRole('link').getAttribute('href')).toBe('/random-game?category=table');
  });

  test('[LOBBY-08] in new games it stays the last, also when more come', async () => {
    server.answers.filterGames = () => pageOf(2);
    await show(listOf({ slug: 'new' }));
    expect(names().at(-1)).toBe('Surprise me');
    await endIsNear();
    await waitFor(() => expect(cards()).toHaveLength(81));
    expect(names().indexOf('Surprise me')).toBe(80);
  });

  test('[LOBBY-09] live begins with the cashback card', async () => {
    await show(listOf({ kind: 'live', slug: null }, { cashback: true }));
    expect(names()[0]).toBe('Live cashback');
  });
});
