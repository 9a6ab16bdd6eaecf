import { games as houseGames } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aListedGame } from '../testing/listed-game.ts';
import { openTestGames, type TestGames } from '../testing/test-games.ts';

let house: TestGames;
/** What the studio has is listed by itself. */
const ours = Object.keys(houseGames).length;
beforeAll(async () => {
  house = await openTestGames();
  await house.list([
    aListedGame('aurora/glass-river', {
      volatility: 'medium-high',
      lines: 25,
      ways: 1024,
      hitRate: '28.4',
      payout: '96.1',
      first: {
        collections: ['animated', 'prerelease', 'exclusive', 'pragmatic-drop-wins', 'pragmatic-drop-wins-live'],
        popularity: 50,
        preview: '/art/glass-river.webp',
      },
    }),
    aListedGame('aurora/nova-nights', {
      devices: ['mobile'],
      first: { collections: ['jackpot', 'new', 'mystic-jackpots', 'top:no', 'bonus-wagering', 'top'], popularity: 40 },
    }),
    // The same page name at another producer.
    aListedGame('borealis/glass-river', { first: { collections: ['top'], popularity: 60 }, currencies: { NOK: {} } }),
  ]);
});
afterAll(() => house.close());

const post = (path: string, payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  house.guest().send({ method: 'POST', url: `/api/games_filter${path}`, payload, headers });
const filter = (body: Record<string, unknown> = {}, headers = {}) => post('', body, headers);
const identifiers = (body: { data: { identifier: string }[] }) => body.data.map((game) => game.identifier);

describe('the games of the catalogue', () => {
  test('[LOBBY-01] a game has its identifier, names, producer, picture, collections, badges, currencies and demo', async () => {
    const { status, body } = await filter({ filter: { title: 'glass river', providers: ['aurora'] } });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        identifier: 'aurora/glass-river',
        name: 'glass-river',
        title: 'Glass River',
        slug: 'glass-river',
        seo_title: 'glass-river',
        uniq_seo_title: false,
        provider: 'aurora',
        preview: '/art/glass-river.webp',
        categories: expect.arrayContaining(['animated', 'exclusive']),
        collections: expect.objectContaining({ animated: expect.any(Number), exclusive: expect.any(Number) }),
        badges: [],
        currencies: expect.anything(),
        has_demo_mode: true,
        devices: ['desktop', 'mobile'],
        lines: 25,
        ways: 1024,
        volatility_rating: 'medium-high',
        hit_rate: '28.40',
        payout: '96.10',
        unfinished_games_for: [],
      },
    ]);
  });

  test('[F-48] the key `last_activity_at` is in no list of games', async () => {
    const { body } = await post('/select', { game_ids: ['aurora/glass-river'] });
    expect(Object.keys(body['aurora/glass-river'])).not.toContain('last_activity_at');
  });

  test('[F-49] a game has its place in each of its collections, from 0 on', async () => {
    const { body } = await post('/select', {
      game_ids: ['aurora/glass-river', 'aurora/nova-nights', 'halley-studio/orbit-dice', 'north-hall/comet-ascent'],
    });
    expect(body['aurora/glass-river'].collections).toMatchObject({ animated: 0, prerelease: 0 });
    for (const game of Object.values(body) as { categories: string[]; collections: Record<string, number> }[]) {
      expect(Object.keys(game.collections).sort()).toEqual([...game.categories].sort());
      expect(Object.values(game.collections).every((place) => Number.isInteger(place) && place >= 0)).toBe(true);
    }
    const { body: top } = await filter({ filter: { categories: { identifiers: ['top'] } }, page_size: 100 });
    const places = (top.data as { collections: Record<string, number> }[]).map(({ collections }) => collections.top);
    // One of them runs on phones only and is not in this list.
    expect(places[0]).toBe(0);
    expect(places).toEqual([...new Set(places)].sort((one = 0, other = 0) => one - other));
  });

  test('games are selected by `producer:game` too, and answered by their identifiers', async () => {
    const { body } = await post('/select', {
      game_ids: ['halley-studio:orbit-dice', 'aurora/glass-river', 'aurora:glass-river', 'nobody:nothing', ':', ''],
    });
    expect(Object.keys(body).sort()).toEqual(['aurora/glass-river', 'halley-studio/orbit-dice']);
  });

  test('[F-45] every game of the house has volatility and rounds that pay; machines their lines or ways', async () => {
    const { body } = await filter({ page_size: 100, filter: {} });
    const house = (body.data as Record<string, string | number | null>[]).filter(({ preview }) =>
      String(preview).startsWith('/tiles/'),
    );
    expect(house).toHaveLength(ours);
    for (const game of house) {
      expect(game.volatility_rating, String(game.identifier)).toMatch(/^(low|medium|high|very-high)$/);
      expect(Number(game.hit_rate), String(game.identifier)).toBeGreaterThan(0);
    }
    const of = (identifier: string) => house.find((game) => game.identifier === identifier);
    expect(of('halley-studio/orbit-dice')).toMatchObject({ volatility_rating: 'low', hit_rate: '49.50', lines: null });
    const ways = house.find((game) => game.ways !== null);
    expect(Number(ways?.ways)).toBeGreaterThan(1);
    expect(house.filter((game) => game.lines !== null).length).toBeGreaterThan(5);
    const found = await filter({ page_size: 100, filter: { volatility_rating: ['very-high'] } });
    expect(found.body.pagination.total_count).toBeGreaterThan(0);
  });

  test('[F-56] baccarat is listed by its main bet, and keeps the span on its page', async () => {
    for (const identifier of ['north-hall/meridian-baccarat', 'north-hall/two-moons-baccarat']) {
      const { body } = await post('/select', { game_ids: [identifier] });
      expect(body[identifier].payout).toBe('98.94');
      const { body: page } = await house.guest().send({ url: `/api/games/detail?identifier=${identifier}` });
      expect([page.return_lowest, page.return_highest]).toEqual(['85.64', '98.94']);
    }
  });

  test('[F-46] the collections of a house: what they are called, and which games are in them', async () => {
    const { body } = await house.guest().send({ url: '/api/games/collections' });
    const ids = (body as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['top', 'new', 'recommended', 'slots', 'live', 'table', 'crash-games', 'instant', 'all']),
    );
    expect(ids).toEqual(expect.arrayContaining(['roulette', 'blackjack', 'baccarat', 'poker', 'special', 'exclusive']));
    const names = async (collection: string) => {
      const { body } = await filter({ page_size: 100, filter: { categories: { identifiers: [collection] } } });
      return (body.data as { title: string; provider: string }[])
        .filter(({ provider }) => !['aurora', 'borealis'].includes(provider))
        .map(({ title }) => title)
        .sort();
    };
    expect(await names('crash-games')).toEqual(['Apogee', 'Comet Ascent']);
    expect(await names('live')).toEqual(['Comet Ascent', 'Polaris Roulette', 'Solstice Wheel', 'Two Moons Baccarat']);
    expect(await names('table')).toEqual([
      'Aurora Poker',
      'Meridian Baccarat',
      'Northern Blackjack',
      'Zenith Roulette',
    ]);
    expect(await names('instant')).toEqual(expect.arrayContaining(['Apogee', 'Halo Hi-Lo', 'Moon Coin', 'Orbit Dice']));
    expect(await names('instant')).toContain('Orrery Wheel');
    expect(await names('roulette')).toEqual(['Polaris Roulette', 'Zenith Roulette']);
    expect(await names('all')).toHaveLength(ours);
    expect((await names('new')).length).toBeLessThanOrEqual(12);
  });

  test('[LOBBY-02] collections of that name are categories of the game', async () => {
    const { body } = await post('/select', { game_ids: ['aurora/glass-river'] });
    expect(body['aurora/glass-river'].categories.sort()).toEqual(
      ['animated', 'exclusive', 'pragmatic-drop-wins', 'pragmatic-drop-wins-live', 'prerelease'].sort(),
    );
  });

  test('[LOBBY-03] an id for each currency, no two alike; FUN is the demo', async () => {
    const { body } = await filter({ device: 'mobile', page_size: 100 });
    const games: { identifier: string; has_demo_mode: boolean; currencies: Record<string, { id: number }> }[] =
      body.data;
    const ids = games.flatMap((game) => Object.values(game.currencies).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(games.find((game) => game.identifier === 'halley-studio/orbit-dice')?.currencies).toEqual(
      expect.objectContaining({ FUN: expect.anything(), EUR: expect.anything(), BTC: expect.anything() }),
    );
    for (const game of games) expect(Object.hasOwn(game.currencies, 'FUN')).toBe(game.has_demo_mode);
  });

  test('[TILE-08] badges come from the collections, in their order, whatever the country of the collection', async () => {
    const badges = async (country: string) =>
      (await post('/select', { game_ids: ['aurora/nova-nights'] }, { 'x-country': country })).body[
        'aurora/nova-nights'
      ].badges.map((badge: { type: string }) => badge.type);
    const all = ['top', 'new', 'bonus-wagering', 'mystic-jackpots', 'jackpot'];
    expect([await badges('DE'), await badges('NO')]).toEqual([all, all]);
  });

  test('[LOBBY-06] a page has data and pagination with the current page and the next', async () => {
    const filtered = { device: 'mobile', filter: { providers: ['aurora', 'borealis'] }, page_size: 2 };
    const first = (await filter(filtered)).body;
    expect(first.data).toHaveLength(2);
    expect(first.pagination).toMatchObject({ current_page: 1, next_page: 2 });
    const second = (await filter({ ...filtered, page: 2 })).body;
    expect(second.pagination).toMatchObject({ current_page: 2, next_page: null });
    expect(new Set([...identifiers(first), ...identifiers(second)]).size).toBe(3);
  });

  test('pages: beyond the last there is nothing, and the way back is shown', async () => {
    const { body } = await filter({ page: 9, page_size: 100 });
    expect(body).toEqual({
      data: [],
      pagination: { current_page: 9, next_page: null, prev_page: 1, total_pages: 1, total_count: 2 + ours },
    });
  });

  test('[API-75] by device, title, categories and providers, one alone or together', async () => {
    const found = async (body: Record<string, unknown>) => identifiers((await filter(body)).body);
    expect(await found({ device: 'mobile', filter: { title: 'nova' } })).toEqual(['aurora/nova-nights']);
    expect(await found({ device: 'desktop', filter: { title: 'nova' } })).toEqual([]);
    const others = { providers: ['aurora', 'borealis'] };
    expect(await found({ device: 'desktop', filter: { categories: { identifiers: ['top'] }, ...others } })).toEqual([
      'borealis/glass-river',
    ]);
    expect(await found({ filter: { providers: ['aurora'] }, page: 1, page_size: 5 })).toEqual(['aurora/glass-river']);
  });

  test.each([
    ['orbit dice', 1],
    ['  ORBIT ', 1],
    ['órbit', 1],
    ['orbit dcie', 1],
    ['', 2 + ours],
    ['%', 0],
    ['_', 0],
    ['.*', 0],
    ['\\', 0],
    ["' or 1=1 --", 0],
    ['🎲', 0],
    ['x'.repeat(100), 0],
    ['no such game', 0],
  ])('the title %j finds %d', async (title, count) => {
    expect((await filter({ filter: { title } })).body.pagination.total_count).toBe(count);
  });
});

describe('games by what they are called', () => {
  test('[API-76] a map by identifier, for a device; unknown ones, doubles and other devices are left out', async () => {
    const game_ids = ['aurora/nova-nights', 'aurora/nova-nights', 'gone/game', '', '__proto__'];
    expect(Object.keys((await post('/select', { game_ids })).body)).toEqual(['aurora/nova-nights']);
    expect((await post('/select', { game_ids, device: 'desktop' })).body).toEqual({});
    expect((await post('/select', {})).body).toEqual({});
    expect((await post('/select', { game_ids: [] })).body).toEqual({});
  });

  test('[API-76] by device and filter', async () => {
    const found = async (body: Record<string, unknown>) => Object.keys((await post('/select', body)).body).sort();
    const filter = { providers: ['aurora'] };
    expect(await found({ device: 'desktop', filter })).toEqual(['aurora/glass-river']);
    expect(await found({ device: 'mobile', filter })).toEqual(['aurora/glass-river', 'aurora/nova-nights']);
    expect(await found({ filter, game_ids: ['aurora/nova-nights', 'borealis/glass-river'] })).toEqual([
      'aurora/nova-nights',
    ]);
  });

  test('a map by the name of the page: with its producer, or the most popular of that name', async () => {
    const game_seo_titles = ['aurora/glass-river', 'glass-river', 'orbit-dice', 'constructor'];
    const { body } = await post('/select_by_seo_titles', { game_seo_titles });
    const found = Object.entries(body as Record<string, { identifier: string }>).map(([key, game]) => [
      key,
      game.identifier,
    ]);
    expect(Object.fromEntries(found)).toEqual({
      'aurora/glass-river': 'aurora/glass-river',
      'glass-river': 'borealis/glass-river',
      'orbit-dice': 'halley-studio/orbit-dice',
    });
  });
});

describe('producers and collections', () => {
  test('[API-80] [LOBBY-04] producers have an id and a title, by title', async () => {
    const titles = new Map(Object.values(houseGames).map(({ provider, providerTitle }) => [provider, providerTitle]));
    const known = [...titles.set('aurora', 'Aurora').set('borealis', 'Borealis')].map(([id, title]) => ({ id, title }));
    expect((await house.guest().send({ url: '/api/games/providers' })).body).toEqual(
      known.sort((one, other) => one.title.localeCompare(other.title)),
    );
  });

  test('[API-79] [LOBBY-05] collections have an id, a title and how many games there are in them', async () => {
    const collections = async (country: string) =>
      (await house.guest().send({ url: '/api/games/collections', headers: { 'x-country': country } })).body;
    const here = await collections('DE');
    expect(here).toContainEqual({ id: 'jackpot', title: 'Jackpot', games_count: 1 });
    expect(here).toContainEqual({ id: 'pragmatic-drop-wins', title: 'Pragmatic drop wins', games_count: 1 });
    const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(idsOf(here)).toContain('top');
    expect(idsOf(here)).not.toContain('top:no');
    expect(idsOf(await collections('NO'))).toContain('top:no');
    expect(idsOf(await collections('NO'))).not.toContain('top');
  });
});

test('[API-78] a random game, of the collection asked for; a collection without games here answers 404', async () => {
  const random = (query = '', headers = {}) => house.guest().send({ url: `/api/games/random${query}`, headers });
  expect((await random('?identifier=jackpot')).body.identifier).toBe('aurora/nova-nights');
  expect((await random()).body).toHaveProperty('identifier');
  expect((await random('?identifier=jackpot&device=desktop')).status).toBe(404);
  expect((await random('?identifier=nothing-like-it')).status).toBe(404);
  expect((await random('?identifier=a%00b')).status).toBe(400);
});

test('[API-77] jackpots by currency and game, and on the game itself', async () => {
  house.others.jackpots = { EUR: { 'aurora/glass-river': 123_456 } };
  expect((await house.guest().send({ url: '/api/games/jackpots' })).body).toEqual({
    EUR: { 'aurora/glass-river': 123_456 },
  });
  const { body } = await post('/select', { game_ids: ['aurora/glass-river'] });
  const { EUR, FUN } = body['aurora/glass-river'].currencies;
  expect([EUR.jackpot, FUN.jackpot]).toEqual([123_456, null]);
  house.others.jackpots = {};
});

describe('what is no question', () => {
  test.each([
    { page: 0 },
    { page: 1.5 },
    { page: 'NaN' },
    { page: null },
    { page: 10_001 },
    { page_size: 101 },
    { page_size: -1 },
    { page_size: 0 },
    { device: 'watch' },
    { filter: 'x' },
    { filter: { title: 'x'.repeat(101) } },
    { filter: { title: 7 } },
    { filter: { providers: 'aurora' } },
    { filter: { providers: ['%'] } },
    { filter: { categories: { identifiers: Array(51).fill('new') } } },
    { filter: { categories: { identifiers: ['new'], strategy: 'XOR' } } },
    { filter: { volatility_rating: ['extreme'] } },
    { filter: { payout: -1 } },
    { filter: { lines: 'NaN' } },
    { sort: { type: 'luck' } },
    { sort: { type: 'title', direction: 'UP' } },
  ])('%j is refused', async (body) => {
    expect((await filter(body)).status).toBe(422);
  });

  test('a title with a null byte or half a character cannot be read', async () => {
    for (const title of ['a\0b', '\ud83c']) expect((await filter({ filter: { title } })).status).toBe(400);
  });

  test('more than two hundred games at once are refused', async () => {
    expect((await post('/select', { game_ids: Array(201).fill('a/b') })).status).toBe(422);
  });
});
