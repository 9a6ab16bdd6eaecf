import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aListedGame } from '../testing/listed-game.ts';
import { openTestGames, type TestGames, type Visitor } from '../testing/test-games.ts';
import { mostFavourites } from './handlers.ts';

let house: TestGames;
let ids: Record<string, Record<string, number>>;
beforeAll(async () => {
  house = await openTestGames();
  await house.list([
    aListedGame('aurora/comet', { currencies: { FUN: {}, EUR: {}, NOK: {} } }),
    aListedGame('aurora/tide', { currencies: { FUN: {}, EUR: {} } }),
    aListedGame('borealis/frost', { currencies: { NOK: {}, BTC: {} } }),
  ]);
  const payload = { page_size: 100 };
  const { body } = await house.guest().send({ method: 'POST', url: '/api/games_filter', payload });
  const games = body.data as { identifier: string; currencies: Record<string, { id: number }> }[];
  ids = Object.fromEntries(
    games.map(({ identifier, currencies }) => [
      identifier,
      Object.fromEntries(Object.entries(currencies).map(([currency, { id }]) => [currency, id])),
    ]),
  );
});
afterAll(() => house.close());

const idOf = (identifier: string, currency: string) => ids[identifier]?.[currency] as number;
const change = (method: 'PUT' | 'DELETE', visitor: Visitor, id: number | string) =>
  visitor.send({ method, url: `/api/player/favorite_games/${id}` });
const list = (visitor: Visitor, version?: 1 | 2, more: Record<string, string> = {}) =>
  visitor.send({
    url: '/api/player/favorite_games',
    headers: { ...more, ...(version && { 'accept-client': `application/vnd.s.v${version}+json` }) },
  });

describe('favourites', () => {
  test('[API-82] a game is added by its id in any currency, and the ids are in the player’s own', async () => {
    const player = await house.player(1n, 'NOK');
    const added = await change('PUT', player, idOf('aurora/comet', 'EUR'));
    expect([added.status, added.body]).toEqual([200, [idOf('aurora/comet', 'NOK')]]);
    await change('PUT', player, idOf('borealis/frost', 'BTC'));
    expect((await list(player, 1)).body).toEqual([idOf('aurora/comet', 'NOK'), idOf('borealis/frost', 'NOK')]);
  });

  test('[API-81] ids alone or whole games, by the media type that is asked for; oldest first', async () => {
    const player = await house.player(1n, 'EUR');
    for (const identifier of ['aurora/tide', 'aurora/comet']) await change('PUT', player, idOf(identifier, 'EUR'));
    const expected = [idOf('aurora/tide', 'EUR'), idOf('aurora/comet', 'EUR')];
    expect((await list(player)).body).toEqual(expected);
    expect((await list(player, 1)).body).toEqual(expected);
    const whole = (await list(player, 2)).body;
    expect(whole.map((game: { identifier: string }) => game.identifier)).toEqual(['aurora/tide', 'aurora/comet']);
    expect(whole[0]).toMatchObject({ title: 'Tide', currencies: { EUR: { id: expected[0] } } });
  });

  test('a game that does not take the player’s wallet has the id of play for fun, or any', async () => {
    const player = await house.player(1n, 'BTC');
    await change('PUT', player, idOf('aurora/comet', 'EUR'));
    expect((await list(player)).body).toEqual([idOf('aurora/comet', 'FUN')]);
    const euro = await house.player(1n, 'EUR');
    await change('PUT', euro, idOf('borealis/frost', 'NOK'));
    expect([idOf('borealis/frost', 'BTC'), idOf('borealis/frost', 'NOK')]).toContain((await list(euro)).body[0]);
  });

  test('[API-83] is removed by its id in any currency; twice is once', async () => {
    const player = await house.player(1n);
    await change('PUT', player, idOf('aurora/comet', 'EUR'));
    await change('PUT', player, idOf('aurora/tide', 'EUR'));
    const removed = await change('DELETE', player, idOf('aurora/comet', 'FUN'));
    expect([removed.status, removed.body]).toEqual([200, [idOf('aurora/tide', 'EUR')]]);
    expect((await change('DELETE', player, idOf('aurora/comet', 'EUR'))).body).toEqual([idOf('aurora/tide', 'EUR')]);
  });

  test('nobody sees or changes another player’s', async () => {
    const [one, other] = [await house.player(1n), await house.player(1n)];
    await change('PUT', one, idOf('aurora/comet', 'EUR'));
    expect((await list(other)).body).toEqual([]);
    await change('DELETE', other, idOf('aurora/comet', 'EUR'));
    expect((await list(one)).body).toHaveLength(1);
    for (const answer of [
      await list(house.guest()),
      await change('PUT', house.guest(), 1),
      await change('DELETE', house.guest(), 1),
    ]) {
      expect(answer.status).toBe(401);
    }
  });

  test.each(['0', '999999999', '1.5', '-1', 'x', '1%20or%201', '9'.repeat(16), '%00'])(
    'the id %s: none',
    async (id) => {
      const player = await house.player(1n);
      for (const method of ['PUT', 'DELETE'] as const) {
        expect([404, 400]).toContain((await change(method, player, id)).status);
      }
      expect((await list(player)).body).toEqual([]);
    },
  );

  test('many clicks at once make one favourite, or none', async () => {
    const player = await house.player(1n);
    const id = idOf('aurora/comet', 'EUR');
    const added = await Promise.all(Array.from({ length: 12 }, () => change('PUT', player, id)));
    expect(new Set(added.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list(player)).body).toEqual([id]);
    const mixed = await Promise.all(
      Array.from({ length: 12 }, (_, index) => change(index % 2 ? 'PUT' : 'DELETE', player, id)),
    );
    expect(new Set(mixed.map(({ status }) => status))).toEqual(new Set([200]));
    expect([[], [id]]).toContainEqual((await list(player)).body);
    await change('DELETE', player, id);
    expect((await list(player)).body).toEqual([]);
  });

  test('a game that is closed, or hidden here, is not listed and comes back with the game', async () => {
    const player = await house.player(1n);
    await change('PUT', player, idOf('aurora/comet', 'EUR'));
    await house.writeDocument('providers-config', { aurora: ['DE'] });
    expect((await list(player, 2, { 'x-country': 'DE' })).body).toEqual([]);
    expect((await list(player, 1, { 'x-country': 'NZ' })).body).toHaveLength(1);
    await house.writeDocument('providers-config', {});
    await house.database.query("update games_game set state = 'closed' where identifier = 'aurora/comet'");
    expect((await list(player)).body).toEqual([]);
    await house.database.query("update games_game set state = 'open' where identifier = 'aurora/comet'");
    expect((await list(player)).body).toHaveLength(1);
  });

  test('there is an end to them, also for clicks at once', async () => {
    const player = await house.player(1n);
    const names = Array.from({ length: mostFavourites }, (_, index) => `many/game-${index}`);
    await house.list(names.map((name) => aListedGame(name)));
    await house.database.query(
      `insert into games_favourite (player_id, game_id, added_at)
       select $1, id, now() from games_game where producer_id = 'many' limit $2`,
      [player.playerId, mostFavourites - 1],
    );
    const answers = await Promise.all([
      change('PUT', player, idOf('aurora/comet', 'EUR')),
      change('PUT', player, idOf('aurora/tide', 'EUR')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await list(player)).body).toHaveLength(mostFavourites);
  });
});
