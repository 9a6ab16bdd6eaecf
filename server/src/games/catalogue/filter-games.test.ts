import { GamesFilter } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { findGames, pageOf } from './filter-games.ts';
import { aCatalogue } from './testing/a-catalogue.ts';

const catalogue = aCatalogue([
  {
    identifier: 'aurora/amber-rain',
    title: 'Amber Rain',
    popularity: 10,
    collections: ['new', 'top', 'new:au'],
    volatility: 'high',
    lines: 20,
    hitRate: '25.50',
    payout: '96.50',
    releasedAtMs: 3,
    currencies: ['FUN', 'EUR', 'BTC'],
  },
  {
    identifier: 'aurora/basalt',
    title: 'Basalt',
    popularity: 30,
    collections: ['new'],
    volatility: 'low',
    lines: 10,
    ways: 243,
    hitRate: '31.00',
    payout: '94.00',
    releasedAtMs: 1,
  },
  {
    identifier: 'borealis/coral',
    title: 'Coral',
    popularity: 20,
    collections: ['top', 'live'],
    devices: ['mobile'],
    releasedAtMs: 2,
    currencies: ['NOK'],
  },
  { identifier: 'borealis/amber-sun', title: 'Amber Sun', popularity: 5, collections: ['new:au'], payout: '97.10' },
]);

const names = (body: object, view: { country?: string; shows?: () => boolean } = {}) =>
  findGames(catalogue, GamesFilter.parse(body), {
    country: 'DE',
    shows: () => true,
    aliases: { enabled: true, aliases: [{ keys: ['honey'], games: ['aurora/basalt', 'gone/game'] }] },
    ...view,
  }).map((game) => game.name);
const by = (filter: object, more: object = {}) => names({ filter, ...more });

describe('a filter', () => {
  test('[API-75] by device: a game for phones is not listed on a desktop', () => {
    expect(names({})).toEqual(['basalt', 'amber-rain', 'amber-sun']);
    expect(names({ device: 'mobile' })).toEqual(['basalt', 'coral', 'amber-rain', 'amber-sun']);
  });

  test('[API-75] by producers, by currencies', () => {
    expect(by({ providers: ['borealis', 'nobody'] }, { device: 'mobile' })).toEqual(['coral', 'amber-sun']);
    expect(by({ currencies: ['BTC', 'NOK'] }, { device: 'mobile' })).toEqual(['coral', 'amber-rain']);
    expect(by({ providers: [] })).toEqual([]);
  });

  test('by volatility, and by the least lines, ways, hit rate and payout: an unknown figure reaches nothing', () => {
    expect(by({ volatility_rating: ['low', 'high'] })).toEqual(['basalt', 'amber-rain']);
    expect(by({ lines: 20 })).toEqual(['amber-rain']);
    expect(by({ ways: 1 })).toEqual(['basalt']);
    expect(by({ hit_rate: 25.5 })).toEqual(['basalt', 'amber-rain']);
    expect(by({ payout: 96.5 })).toEqual(['amber-rain', 'amber-sun']);
    expect(by({ payout: 0 })).toEqual(['basalt', 'amber-rain', 'amber-sun']);
  });

  test('[API-75] by collections: any of them, or all of them', () => {
    const mobile = { device: 'mobile' };
    const collections = (identifiers: string[], strategy?: string) =>
      by({ categories: { identifiers, strategy } }, mobile);
    expect(collections(['new', 'live'])).toEqual(['coral', 'amber-rain', 'basalt']);
    expect(collections(['new', 'top'], 'AND')).toEqual(['amber-rain']);
    expect(collections(['new', 'nothing'])).toEqual(['amber-rain', 'basalt']);
    expect(collections(['new', 'nothing'], 'AND')).toEqual([]);
    expect(collections([])).toEqual([]);
    expect(collections(['top', 'top'], 'AND')).toEqual(['amber-rain', 'coral']);
  });

  test('where a country has its own variant, it takes the place of the collection', () => {
    const identifiers = ['new'];
    expect(names({ filter: { categories: { identifiers } } }, { country: 'AU' })).toEqual(['amber-rain', 'amber-sun']);
    expect(names({ filter: { categories: { identifiers } } }, { country: 'NZ' })).toEqual(['amber-rain', 'basalt']);
    expect(by({ categories: { identifiers: ['new:au'] } })).toEqual(['amber-rain', 'amber-sun']);
  });

  test('what may not be shown is not listed, whatever else is asked', () => {
    expect(names({ filter: { title: 'amber' } }, { shows: () => false })).toEqual([]);
  });
});

describe('a title', () => {
  test('finds, best first, together with the other filters', () => {
    expect(by({ title: 'amber' })).toEqual(['amber-rain', 'amber-sun']);
    expect(by({ title: 'amber sun' })).toEqual(['amber-sun']);
    expect(by({ title: 'ambr', providers: ['borealis'] })).toEqual(['amber-sun']);
    expect(by({ title: '   ' })).toEqual(['basalt', 'amber-rain', 'amber-sun']);
  });

  test('knows other words for a game', () => {
    expect(by({ title: 'Wild  HONEY pot' })).toEqual(['basalt']);
  });
});

describe('the order', () => {
  test.each([
    ['popularity', 'DESC', ['basalt', 'coral', 'amber-rain', 'amber-sun']],
    ['popularity', 'ASC', ['amber-sun', 'amber-rain', 'coral', 'basalt']],
    ['title', 'ASC', ['amber-rain', 'amber-sun', 'basalt', 'coral']],
    ['title', 'DESC', ['coral', 'basalt', 'amber-sun', 'amber-rain']],
    ['released', 'DESC', ['amber-rain', 'coral', 'basalt', 'amber-sun']],
    ['payout', 'DESC', ['amber-sun', 'amber-rain', 'basalt', 'coral']],
    ['payout', 'ASC', ['basalt', 'amber-rain', 'amber-sun', 'coral']],
    ['volatility', 'ASC', ['basalt', 'amber-rain', 'coral', 'amber-sun']],
    ['volatility', 'DESC', ['amber-rain', 'basalt', 'coral', 'amber-sun']],
  ])('by %s %s', (type, direction, expected) => {
    expect(names({ device: 'mobile', sort: { type, direction } })).toEqual(expected);
  });

  test('games of the top collections come first', () => {
    const sort = { type: 'title', direction: 'ASC', top_categories: ['live'] };
    expect(names({ device: 'mobile', sort })).toEqual(['coral', 'amber-rain', 'amber-sun', 'basalt']);
  });
});

test('[LOBBY-11] a page has forty games unless it is asked for otherwise', () => {
  const many = aCatalogue(Array.from({ length: 95 }, (_, index) => ({ identifier: `many/game-${index}` })));
  const page = (body: object) => {
    const wanted = GamesFilter.parse(body);
    return pageOf(findGames(many, wanted, { country: 'DE', shows: () => true, aliases: { aliases: [] } }), wanted);
  };
  expect(page({}).data).toHaveLength(40);
  expect(page({}).pagination).toEqual({
    current_page: 1,
    next_page: 2,
    prev_page: null,
    total_pages: 3,
    total_count: 95,
  });
  expect(page({ page: 3 }).data).toHaveLength(15);
  expect(page({ page: 3 }).pagination).toMatchObject({ next_page: null, prev_page: 2 });
  const all = [1, 2, 3].flatMap((number) => page({ page: number }).data);
  expect(new Set(all).size).toBe(95);
});
