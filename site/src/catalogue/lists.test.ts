import { describe, expect, test } from 'vitest';
import { filtersQuery, pageHref, readFilters, readPage } from './filters.ts';
import { blockSize, blocksOf, collectionsOf, isSameBlock, placeOf, withCards, withCountry } from './lists.ts';
import { isLoaded, pageSize, rowSize } from './paging.ts';

describe('which list an address asks for', () => {
  test.each([
    ['[ROUTE-44]', '/pokies/all', 'pokies', null, ['slots', 'pokies']],
    ['[ROUTE-45]', '/pokies/megaways', 'pokies', 'megaways', ['slots', 'megaways']],
    ['[ROUTE-46]', '/live/all', 'live', null, ['live']],
    ['[ROUTE-47]', '/live/roulette', 'live', 'roulette', ['live', 'roulette']],
    ['[ROUTE-48]', '/slots', 'slots', null, ['slots', 'pokies']],
    ['[ROUTE-50]', '/categories/new', 'category', 'new', ['new']],
    ['', '/games', 'all', null, []],
    ['[ROUTE-51]', '/producers/halley-studio', 'producer', 'halley-studio', []],
  ] as const)('%s %s', (_row, path, kind, slug, collections) => {
    const place = placeOf(path);
    expect(place).toEqual({ kind, slug, page: null });
    const strategy = slug !== null && (kind === 'pokies' || kind === 'live') ? 'AND' : 'OR';
    expect(place && collectionsOf(place)).toEqual({ slugs: collections, strategy });
  });

  test('[ROUTE-52] a producer’s pages are paths', () => {
    expect(placeOf('/producers/halley-studio/3')).toEqual({ kind: 'producer', slug: 'halley-studio', page: 3 });
    const list = {
      place: { kind: 'producer', slug: 'northlight', page: 2 } as const,
      filters: readFilters(new URLSearchParams()),
    };
    expect(pageHref('/producers/northlight/2', list, 3)).toBe('/producers/northlight/3');
    expect(pageHref('/producers/northlight/2', list, 1)).toBe('/producers/northlight');
  });

  test.each([
    '/producers/halley-studio/0',
    '/producers/halley-studio/two',
    '/producers/halley-studio/2/3',
    '/producers/halley-studio/99999',
    '/categories/<script>',
    '/categories/new:au',
    '/pokies/all/2',
    '/nothing',
    '/',
  ])('%s is none', (path) => expect(placeOf(path)).toBeNull());

  test('where a collection has a variant for the country, that one is meant', () => {
    const known = new Set(['new', 'new:au', 'top']);
    expect(withCountry('new', known, 'AU')).toBe('new:au');
    expect(withCountry('new', known, 'DE')).toBe('new');
    expect(withCountry('top', known, 'AU')).toBe('top');
  });
});

describe('cards that are no games', () => {
  const games = Array.from({ length: 40 }, (_, number) => number);
  const places = (slug: string | null, options: { cashback?: boolean; games?: number[] } = {}) =>
    withCards(options.games ?? games, { slug, cashback: options.cashback ?? false, random: true }).flatMap(
      (card, place) => (card.kind === 'game' ? [] : [`${card.kind} ${place + 1}`]),
    );

  test('[LOBBY-07] in a category the random card is the tenth', () => {
    expect(places('table')).toEqual(['random 10']);
    expect(places('table', { games: [1, 2, 3] })).toEqual(['random 4']);
  });

  test.each(['special', 'new', 'top', 'recommended', 'new:au'])('[LOBBY-08] in %s it is the last', (slug) => {
    expect(places(slug)).toEqual(['random 41']);
  });

  test('live begins with the cashback card', () => {
    expect(places('live', { cashback: true })).toEqual(['cashback 1', 'random 10']);
  });
});

describe('blocks of a long list', () => {
  const cards = (count: number) => withCards(games.slice(0, count), { slug: null, cashback: false, random: true });
  const games = Array.from({ length: 80 }, (_, number) => ({ number }));

  test('a block is whole lines, however many columns there are', () => {
    for (const columns of [2, 3, 4, 6, 8]) expect(blockSize % columns).toBe(0);
  });

  test('all cards lie in one of them, in their order', () => {
    const blocks = blocksOf(cards(59));
    expect(blocks.map(({ length }) => length)).toEqual([24, 24, 12]);
    expect(blocks.flat()).toEqual(cards(59));
    expect(blocksOf([])).toEqual([]);
  });

  test('cards that come later leave a full block as it was', () => {
    const [before, after] = [blocksOf(cards(39)), blocksOf(cards(79))];
    expect(before.map((block, index) => isSameBlock(block, after[index] ?? []))).toEqual([true, false]);
    const [moved] = blocksOf(cards(39).toReversed());
    expect(isSameBlock(before[0] ?? [], moved ?? [])).toBe(false);
  });
});

describe('pages', () => {
  test('[LOBBY-11] [LOBBY-12] forty games on a page, fifteen in a row', () => {
    expect([pageSize, rowSize]).toEqual([40, 15]);
  });

  test.each([
    [2, { current_page: 1, next_page: 2 }, false],
    [2, { current_page: 1, next_page: null }, true],
    [3, { current_page: 1, next_page: 2 }, true],
    [2, { current_page: 2, next_page: 3 }, true],
    [1, { current_page: 2, next_page: 3 }, true],
  ])('page %d after %j is loaded already: %s', (page, paging, loaded) => {
    expect(isLoaded(page, { ...paging, total_count: 100 })).toBe(loaded);
  });
});

describe('filters in the address', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query));

  test('what was chosen is read back as it was written', () => {
    const query = '?provider=northlight&provider=tidehouse&volatility=high&sort=title';
    expect(read(query)).toEqual({ providers: ['northlight', 'tidehouse'], volatility: ['high'], order: 'title' });
    expect(filtersQuery(read(query))).toBe(query);
    expect(filtersQuery(read(query), 2)).toBe(`${query}&page=2`);
  });

  test('what makes no sense is left out', () => {
    expect(read('provider=%3Cscript%3E&provider=a&provider=a&volatility=wild&sort=constructor&modal=/login')).toEqual({
      providers: ['a'],
      volatility: [],
      order: 'popular',
    });
    expect(filtersQuery(read(''))).toBe('');
  });

  test('so many studios at once are enough', () => {
    const query = new URLSearchParams(Array.from({ length: 90 }, (_, number) => ['provider', `s${number}`]));
    expect(readFilters(query).providers).toHaveLength(50);
  });

  test.each([
    ['', 1],
    ['page=1', 1],
    ['page=12', 12],
    ['page=0', null],
    ['page=-1', null],
    ['page=1e3', null],
    ['page=99999', null],
  ])('%s asks for page %s', (query, page) => expect(readPage(new URLSearchParams(query))).toBe(page));
});
