import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestGames, type TestGames, type Visitor } from '../testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const filter = (body: Record<string, unknown> = {}) =>
  house.guest().send({ method: 'POST', url: '/api/games_filter', payload: body });

describe('the catalogue', () => {
  test('lists the house’s games to anyone, with an id for each currency they can be played in', async () => {
    const { status, body } = await filter();
    expect(status).toBe(200);
    expect(body.data.map((game: { identifier: string }) => game.identifier)).toContain('halley-studio/orbit-dice');
    const ids = body.data.flatMap((game: { currencies: Record<string, { id: number }> }) =>
      Object.values(game.currencies).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(body.data[0].currencies)).toEqual(expect.arrayContaining(['FUN', 'EUR', 'BTC']));
  });

  test.each([
    ['dice', 1],
    ['  ORBIT ', 1],
    ['órbit', 1],
    ['', 1],
    ['%', 0],
    ['.*', 0],
    ['no such game', 0],
  ])('the title %j finds %d', async (title, count) => {
    expect((await filter({ filter: { title } })).body.pagination.total_count).toBe(count);
  });

  test('pages: beyond the last there is nothing, and the way back is shown', async () => {
    const { body } = await filter({ page: 9, page_size: 1 });
    expect(body).toEqual({
      data: [],
      pagination: { current_page: 9, next_page: null, prev_page: 1, total_pages: 1, total_count: 1 },
    });
  });

  test.each([{ page: 0 }, { page: 1.5 }, { page_size: 101 }, { page_size: -1 }, { device: 'watch' }, { filter: 'x' }])(
    '%j is refused',
    async (body) => {
      expect((await filter(body)).status).toBe(422);
    },
  );
});

describe('launching a game', () => {
  const launch = (visitor: Visitor, query: string) => visitor.send({ url: `/api/games/launch?${query}` });
  const dice = 'identifier=halley-studio/orbit-dice';

  test('for fun: anyone', async () => {
    expect((await launch(house.guest(), dice)).body).toEqual({
      url: '/games/dice/?mode=demo&currency=FUN',
      mode: 'demo',
      strategy: 'iframe',
    });
  });

  test('for real: players, in the wallet they have selected', async () => {
    const player = await house.player(100n, 'NOK');
    expect((await launch(player, `${dice}&mode=real`)).body.url).toBe('/games/dice/?mode=real&currency=NOK');
    expect((await launch(house.guest(), `${dice}&mode=real`)).status).toBe(401);
  });

  test.each(['identifier=nobody/nothing', 'identifier=', 'identifier=constructor'])('%s: 404', async (query) => {
    expect((await launch(house.guest(), query)).status).toBe(404);
  });

  test('without an identifier: 422', async () => {
    expect((await launch(house.guest(), 'mode=demo')).body.errors).toHaveProperty('identifier');
  });
});
