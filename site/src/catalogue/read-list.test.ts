import { describe, expect, test } from 'vitest';
import { readList } from './read-list.server.ts';
import { aSite, down } from './testing/a-site.ts';
import { aGame } from './testing/a-tile.ts';

async function read(path: string, given: Parameters<typeof aSite>[0] = {}) {
  const { site, asked } = aSite(given);
  const url = new URL(path, 'http://halley.test');
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' };
  const { data, init } = await readList(site, new Request(url, { headers }), url, url.pathname);
  return { list: data, status: init?.status, asked, site };
}
const missing = (path: string, given?: Parameters<typeof aSite>[0]) =>
  expect(read(path, given), path).rejects.toMatchObject({ init: { status: 404 } });

describe('what a list asks the catalogue', () => {
  test.each([
    ['[ROUTE-44]', '/pokies/all', 'Slots', ['slots', 'pokies']],
    ['[ROUTE-45]', '/pokies/summer', 'API summer', ['slots', 'summer'], 'AND'],
    ['[ROUTE-46]', '/live/all', 'Shared rounds', ['live']],
    ['[ROUTE-47]', '/live/table', 'Table games', ['live', 'table'], 'AND'],
    ['[ROUTE-48]', '/slots', 'Slots', ['slots', 'pokies']],
    ['[ROUTE-50]', '/categories/top', 'Top', ['top']],
  ])('%s %s', async (_row, path, title, identifiers, strategy = 'OR') => {
    const { list, status, asked } = await read(path);
    expect(status).toBe(200);
    expect(list.title).toBe(title);
    expect(list.seo.title).toBe(`${title} · Halley`);
    expect(asked).toMatchObject([{ page: 1, filter: { categories: { identifiers, strategy } } }]);
    expect(list.first?.tiles).toHaveLength(40);
  });

  test('[LOBBY-11] pages of forty, for the visitor’s device', async () => {
    const { asked, list } = await read('/slots?page=3');
    expect(asked).toMatchObject([{ page: 3, page_size: 40, device: 'mobile' }]);
    expect(list.first?.tiles).toHaveLength(10);
    expect(list.seo.title).toBe('Slots, page 3 · Halley');
  });

  test('[ROUTE-51] [ROUTE-52] the games of a producer, by page', async () => {
    const { list, asked } = await read('/producers/tidehouse');
    expect([list.title, asked[0]?.page]).toEqual(['Tidehouse', 1]);
    expect(asked[0]?.filter).toEqual({ providers: ['tidehouse'] });
    expect((await read('/producers/tidehouse/2')).asked).toMatchObject([{ page: 2 }]);
  });

  test('the page of a studio says who they are, in words an operator can change', async () => {
    const snippets = [{ id: 'producer-tidehouse', categories: [], content: '<p>Boats.</p>' }];
    const { list } = await read('/producers/tidehouse', { api: { listCmsSnippets: async () => snippets } });
    expect(list.studio).toEqual({ title: 'Tidehouse', emblem: null, about: '<p>Boats.</p>' });
    const plain = await read('/producers/tidehouse', { api: { listCmsSnippets: down } });
    expect([plain.status, plain.list.studio?.about]).toEqual([200, '']);
    expect((await read('/slots')).list.studio).toBeNull();
    const linked = [{ ...snippets[0], content: '<a href="/fairness">Boats</a>' }];
    const german = await read('/producers/tidehouse', { prefix: 'de', api: { listCmsSnippets: async () => linked } });
    expect(german.list.studio?.about).toBe('<a href="/de/fairness">Boats</a>');
  });

  test('filters of the address', async () => {
    const { asked } = await read('/games?provider=northlight&volatility=high&sort=title');
    expect(asked).toMatchObject([
      { filter: { providers: ['northlight'], volatility_rating: ['high'] }, sort: { type: 'title', direction: 'ASC' } },
    ]);
  });

  test('a collection with a variant for the country', async () => {
    const { asked, list } = await read('/categories/new', { country: 'AU' });
    expect(asked[0]?.filter?.categories?.identifiers).toEqual(['new:au']);
    expect(list.categories.filter(({ slug }) => slug === 'new')).toHaveLength(1);
    expect((await read('/categories/new')).asked[0]?.filter?.categories?.identifiers).toEqual(['new']);
  });

  test('[F-47] the neighbours of a list stand in the order of the lobby, and lead where the lobby leads', async () => {
    const { list } = await read('/games');
    expect(list.categories.map(({ slug }) => slug)).toEqual(['top', 'new', 'slots', 'live', 'table', 'summer']);
    expect(list.categories.map(({ href }) => href).slice(2, 4)).toEqual(['/slots', '/live/all']);
    const current = (await read('/slots')).list.categories.filter((one) => one.current);
    expect(current.map(({ slug }) => slug)).toEqual(['slots']);
  });

  test('the kinds of table games stand beside each other where one looks at them', async () => {
    const all = ['top', 'table', 'roulette', 'poker'].map((id) => ({ id, title: id, games_count: 2 }));
    const api = { listCollections: async () => all };
    const slugs = async (path: string) => (await read(path, { api })).list.categories.map(({ slug }) => slug);
    expect(await slugs('/categories/roulette')).toEqual(['top', 'table', 'roulette', 'poker']);
    expect(await slugs('/categories/top')).toEqual(['top', 'table']);
  });

  test('[LOBBY-09] the cashback card only where the house has the offer', async () => {
    const flags = { on: {}, pages: { cashback: true } };
    expect((await read('/live/all', { flags })).list.cashback).toBe(true);
    expect((await read('/live/all')).list.cashback).toBe(false);
    expect((await read('/slots', { flags })).list.cashback).toBe(false);
  });
});

describe('addresses at which nothing stands', () => {
  test('names that nobody knows, and pages behind the end', async () => {
    for (const path of [
      '/categories/unheard-of',
      '/pokies/unheard-of',
      '/live/unheard-of',
      '/producers/nobody',
      '/producers/tidehouse/9',
      '/producers/tidehouse/zero',
      '/slots?page=9',
      '/slots?page=0',
      '/slots?page=x',
    ]) {
      await missing(path);
    }
  });

  test('a list without games is a list', async () => {
    const none = { data: [], pagination: { current_page: 1, next_page: null, total_count: 0 } };
    const { status, list } = await read('/live/all', { api: { filterGames: async () => none } });
    expect([status, list.first?.tiles]).toEqual([200, []]);
  });
});

describe('what cannot be read', () => {
  test('games: the page says so, with a status that nobody keeps', async () => {
    const { list, status, site } = await read('/slots', { api: { filterGames: down } });
    expect([status, list.first]).toEqual([503, null]);
    expect(site.onError).toHaveBeenCalledOnce();
  });

  test('names of studios and collections: the address has to do', async () => {
    const { list, status } = await read('/categories/summer-games', {
      api: { listCollections: down, listProviders: down },
    });
    expect([status, list.title, list.first?.tiles[0]?.studio]).toEqual([200, 'summer games', 'northlight']);
  });
});

describe('a player’s list', () => {
  const player = { mayBePlayer: true };

  test('[TILE-05] knows the favourites; a guest has none', async () => {
    const api = { listFavourites: async () => [aGame(1), aGame(3)] };
    expect((await read('/slots', { ...player, api })).list.liked).toEqual(['northlight/game-3', 'northlight/game-1']);
    expect((await read('/slots', { api })).list.liked).toBeNull();
  });

  test('favourites that cannot be read do not close the list', async () => {
    const { list, status } = await read('/slots', { ...player, api: { listFavourites: down } });
    expect([status, list.liked]).toEqual([200, []]);
  });
});
