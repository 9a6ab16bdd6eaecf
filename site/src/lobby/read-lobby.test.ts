import { describe, expect, test } from 'vitest';
import { aSite, down } from '../catalogue/testing/a-site.ts';
import { aGame } from '../catalogue/testing/a-tile.ts';
import { readLobby } from './read-lobby.server.ts';

const read = async (given: Parameters<typeof aSite>[0] = {}) => {
  const { site, asked } = aSite(given);
  return { lobby: await readLobby(site, 'desktop'), asked, site };
};
const few = (count: number) => ({
  data: Array.from({ length: count }, (_, number) => aGame(number)),
  pagination: { current_page: 1, next_page: null, total_count: count },
});

describe('what main is made of', () => {
  test('[LOBBY-12] no row asks for more than fifteen games, however many there are', async () => {
    const { asked, lobby } = await read();
    expect(asked.length).toBeGreaterThan(3);
    for (const { page_size: size } of asked) expect(size).toBe(15);
    for (const { tiles } of lobby.rows) expect(tiles.length).toBeLessThanOrEqual(15);
  });

  test('however many collections a house has, so many questions and no more', async () => {
    const many = Array.from({ length: 200 }, (_, number) => ({ id: `c${number}`, title: 'C', games_count: 9 }));
    const { asked } = await read({ api: { listCollections: async () => many } });
    expect(asked).toHaveLength(9);
  });

  test('what the house says of itself comes from the content, and may be missing', async () => {
    const snippets = [
      { id: 'other', categories: [], content: 'no' },
      { id: 'footer-content', categories: [], content: '<h2>About</h2>' },
    ];
    const { lobby } = await read({ api: { listCmsSnippets: async () => snippets } });
    expect(lobby.about).toBe('<h2>About</h2>');
    expect((await read({ api: { listCmsSnippets: down } })).lobby.about).toBe('');
  });

  test('its links keep the language of the address', async () => {
    const snippets = [{ id: 'footer-content', categories: [], content: '<a href="/fairness">Fair</a>' }];
    const api = { listCmsSnippets: async () => snippets };
    expect((await read({ api, prefix: 'de' })).lobby.about).toBe('<a href="/de/fairness">Fair</a>');
    expect((await read({ api })).lobby.about).toBe('<a href="/fairness">Fair</a>');
  });

  test('[SPORT-69] what is on in sport, a few of each sport in turn; nothing where betting is closed or elsewhere', async () => {
    const card = (id: number, sport: string) => ({ id, sport });
    const live = [card(1, 'football'), card(2, 'football'), card(3, 'tennis')];
    const api = (config: object) => ({
      readBettingConfig: async () => config,
      readSportHome: async () => ({ live, soon: [] }),
    });
    const shown = async (config: object) => (await read({ api: api(config) })).lobby.sport?.cards.map(({ id }) => id);
    expect(await shown({ enabled: true })).toEqual([1, 3, 2]);
    expect(await shown({ enabled: false })).toBeUndefined();
    expect(await shown({ enabled: true, link: 'https://book.example' })).toBeUndefined();
  });

  test('few games are shown large, without rows and without a menu', async () => {
    const { lobby } = await read({ api: { filterGames: async () => few(3) } });
    expect(lobby.featured).toHaveLength(3);
    expect([lobby.rows, lobby.categories]).toEqual([[], []]);
  });

  test('the menu as the operator wants it', async () => {
    const menu = { MAIN_PAGE_CATEGORIES: ['table', 'live', 'slots'] };
    const { lobby } = await read({ api: { readMenuCategoriesConfig: async () => menu } });
    expect(lobby.categories.map(({ href }) => href)).toEqual(['/categories/table', '/live/all', '/slots']);
  });

  test('what was played last, joined by name; a game that is closed now is left out', async () => {
    const played = [4, 9, 2].map((number) => ({ identifier: `northlight/game-${number}`, last_activity_at: null }));
    const { lobby } = await read({
      mayBePlayer: true,
      api: {
        listPlayedGames: async () => played,
        selectGames: async () => ({ 'northlight/game-2': aGame(2), 'northlight/game-4': aGame(4) }),
        listFavourites: async () => [aGame(5), aGame(6)],
      },
    });
    expect(lobby.recent.map(({ title }) => title)).toEqual(['Game 4', 'Game 2']);
    expect(lobby.favourites.map(({ title }) => title)).toEqual(['Game 6', 'Game 5']);
  });

  test('whatever cannot be read is left out, and the page stands', async () => {
    const api = {
      filterGames: down,
      listProviders: down,
      listCollections: down,
      listLatestWinners: down,
      readMenuCategoriesConfig: down,
      listJackpots: down,
      listFavourites: down,
      listPlayedGames: down,
    };
    const { lobby } = await read({ mayBePlayer: true, api });
    expect(lobby).toMatchObject({ featured: null, rows: [], recent: [], favourites: [], winners: [], jackpots: null });
  });
});
