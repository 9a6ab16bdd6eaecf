import { games } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aListedGame } from '../testing/listed-game.ts';
import { openTestGames, type TestGames } from '../testing/test-games.ts';
import { listHouseGames } from './list-house-games.ts';
import type { ListedGame } from './list-in-catalogue.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const listed = async (identifier: string) => {
  const payload = { game_ids: [identifier] };
  const { body } = await house.guest().send({ method: 'POST', url: '/api/games_filter/select', payload });
  return body[identifier];
};
const query = (text: string, values: unknown[] = []) => house.database.query(text, values);

describe('listing games', () => {
  test('again with other facts changes the facts; ids stay, and what an operator decided stays', async () => {
    const first: Partial<ListedGame> = {
      currencies: { FUN: {}, EUR: {}, NOK: {} },
      first: { collections: ['new'], popularity: 5, preview: '/old.webp' },
    };
    await house.list([aListedGame('aurora/comet', first)]);
    const before = await listed('aurora/comet');
    await query("update games_game set popularity = 90, preview = '/own.webp' where identifier = 'aurora/comet'");
    await query(
      "delete from games_collection_game where collection_id = 'new' and game_id = (select id from games_game where identifier = 'aurora/comet')",
    );
    await query("insert into games_collection (id, title) values ('ours', 'Ours')");
    await query(
      "insert into games_collection_game select 'ours', id, 1 from games_game where identifier = 'aurora/comet'",
    );

    const changed = { ...first, title: 'Comet Deluxe', volatility: 'high', payout: '95.5', version: 2 } as const;
    await house.list([aListedGame('aurora/comet', { ...changed, currencies: { EUR: {}, BTC: {} } })]);
    const after = await listed('aurora/comet');
    expect(after).toMatchObject({
      title: 'Comet Deluxe',
      volatility_rating: 'high',
      payout: '95.50',
      preview: '/own.webp',
      categories: ['ours'],
      has_demo_mode: false,
    });
    expect(Object.keys(after.currencies).sort()).toEqual(['BTC', 'EUR']);
    expect(after.currencies.EUR.id).toBe(before.currencies.EUR.id);
    const { rows } = await query("select popularity from games_game where identifier = 'aurora/comet'");
    expect(rows).toEqual([{ popularity: 90 }]);

    await house.list([aListedGame('aurora/comet', first)]);
    expect((await listed('aurora/comet')).currencies).toEqual(before.currencies);
  });

  test('the same again changes nothing', async () => {
    const game = aListedGame('aurora/tide', {
      descriptions: { en: 'Waves', de: 'Wellen' },
      first: { collections: ['sea'] },
    });
    await house.list([game]);
    const { games_catalogue_version: _first, ...before } = await house.everything();
    await house.list([game]);
    const { games_catalogue_version: _second, ...after } = await house.everything();
    expect(after).toEqual(before);
  });

  test('many processes that start at once list the house’s games once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => house.database.tx(listHouseGames)));
    const { rows } = await query("select count(*)::int as games from games_game where launch = 'house'");
    expect(rows).toEqual([{ games: Object.keys(games).length }]);
  });

  test('a game that is closed stays closed when it is listed again', async () => {
    await query("update games_game set state = 'closed' where launch = 'house'");
    await house.database.tx(listHouseGames);
    expect(await listed('halley-studio/orbit-dice')).toBeUndefined();
    await query("update games_game set state = 'open' where launch = 'house'");
    expect(await listed('halley-studio/orbit-dice')).toBeDefined();
  });

  test('games join a collection behind those that are in it, in the order they come', async () => {
    const one = (name: string) => aListedGame(`order/${name}`, { first: { collections: ['ordered'] } });
    await house.list([one('c'), one('a')]);
    await house.list([one('b')]);
    const payload = { filter: { categories: { identifiers: ['ordered'] } } };
    const { body } = await house.guest().send({ method: 'POST', url: '/api/games_filter', payload });
    expect(body.data.map((game: { name: string }) => game.name)).toEqual(['c', 'a', 'b']);
  });

  test.each<[string, Partial<ListedGame>]>([
    ['a picture of a name', { seoTitle: '../../etc' }],
    ['a producer that is not the identifier’s', { producer: { id: 'borealis', title: 'Borealis' } }],
    ['limits upside down', { currencies: { EUR: { stakeMin: 10n, stakeMax: 1n } } }],
    ['more than every round wins', { hitRate: '100.01' }],
    ['no device', { devices: [] }],
  ])('%s is refused, with everything that came with it', async (_what, change) => {
    const before = await house.everything();
    const wrong = aListedGame('wrong/game', change);
    await expect(house.list([aListedGame('right/game'), wrong])).rejects.toThrow();
    expect(await house.everything()).toEqual(before);
  });

  test('a change by hand in the database is seen too', async () => {
    await house.list([aListedGame('hand/made')]);
    await query("update games_game set title = 'By Hand' where identifier = 'hand/made'");
    expect((await listed('hand/made')).title).toBe('By Hand');
    await query("update games_producer set state = 'closed' where id = 'hand'");
    expect(await listed('hand/made')).toBeUndefined();
    await query("update games_producer set state = 'open' where id = 'hand'");
    await query("delete from games_game where identifier = 'hand/made'");
    expect(await listed('hand/made')).toBeUndefined();
  });
});
