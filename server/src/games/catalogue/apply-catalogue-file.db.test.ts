import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { switchByName } from '../desk/switch-by-name.ts';
import { openTestGames, type TestGames } from '../testing/test-games.ts';
import { applyCatalogueFile } from './apply-catalogue-file.ts';
import { CatalogueFile } from './catalogue-file.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const apply = (file: unknown) => house.database.tx((tx) => applyCatalogueFile(tx, CatalogueFile.parse(file)));
const inCollection = async (id: string, country = 'DE') => {
  const payload = { filter: { categories: { identifiers: [id] } } };
  const headers = { 'x-country': country };
  const { body } = await house.guest().send({ method: 'POST', url: '/api/games_filter', payload, headers });
  return body.data.map((game: { identifier: string }) => game.identifier);
};
const aGame = (name: string, change = {}) => ({
  identifier: `aurora/${name}`,
  producer: 'Aurora',
  title: name,
  seo_title: name,
  kind: 'slot',
  released_at: '2026-02-01',
  currencies: { FUN: {}, EUR: { stake_min: 10, stake_max: 5000, win_max: 1_000_000 } },
  ...change,
});

describe('an operator’s file', () => {
  test('lists games and orders collections, one of them for a single country', async () => {
    await apply({
      games: [aGame('one', { collections: ['new'], payout: '96.2' }), aGame('two'), aGame('three')],
      collections: [
        { id: 'staff-picks', title: 'Staff picks', games: ['aurora/three', 'aurora/one'] },
        { id: 'staff-picks:au', title: 'Staff picks', games: ['aurora/two'] },
      ],
    });
    expect(await inCollection('staff-picks')).toEqual(['aurora/three', 'aurora/one']);
    expect(await inCollection('staff-picks', 'AU')).toEqual(['aurora/two']);
    const { body } = await house.guest().send({ url: '/api/games/detail?identifier=aurora/one' });
    expect(body).toMatchObject({ stake_min_cents: 10, win_max_cents: 1_000_000, return_lowest: '96.20' });
    await apply({ collections: [{ id: 'staff-picks', title: 'Ours', games: ['aurora/two'] }] });
    expect(await inCollection('staff-picks')).toEqual(['aurora/two']);
    await apply({ collections: [{ id: 'staff-picks', title: 'Ours again' }] });
    expect(await inCollection('staff-picks')).toEqual(['aurora/two']);
  });

  test.each([
    [
      'a game nobody has listed',
      { games: [aGame('four')], collections: [{ id: 'x', title: 'X', games: ['gone/game'] }] },
    ],
    ['the same game twice', { collections: [{ id: 'x', title: 'X', games: ['aurora/one', 'aurora/one'] }] }],
    ['a name that is no slug', { collections: [{ id: 'No Slug', title: 'X' }] }],
  ])('with %s changes nothing', async (_what, file) => {
    const before = await house.everything();
    await expect(apply(file)).rejects.toThrow();
    expect(await house.everything()).toEqual(before);
  });

  test.each([
    [{ games: [aGame('x', { identifier: 'no-slash' })] }],
    [{ games: [aGame('x', { payout: 'high' })] }],
    [{ games: [aGame('x', { currencies: { EUR: { stake_min: 0.5 } } })] }],
    [{ games: [aGame('x', { typo: true })] }],
    [{ game: [] }],
  ])('that is no catalogue is refused: %j', async (file) => {
    expect(CatalogueFile.safeParse(file).success).toBe(false);
  });
});

test('a game, or a producer with all of its games, is closed and opened', async () => {
  await apply({
    games: [aGame('one'), aGame('two')],
    collections: [{ id: 'all', title: 'All', games: ['aurora/one', 'aurora/two'] }],
  });
  const set = (name: string, state: 'open' | 'closed') =>
    house.database.tx((tx) => switchByName(tx, { name, state, actor: { kind: 'system' }, reason: 'test' }));
  expect(await set('aurora/one', 'closed')).toBe(true);
  expect(await inCollection('all')).toEqual(['aurora/two']);
  expect(await set('aurora', 'closed')).toBe(true);
  expect(await inCollection('all')).toEqual([]);
  await set('aurora', 'open');
  expect(await inCollection('all')).toEqual(['aurora/two']);
  expect([await set('nobody', 'open'), await set('nobody/nothing', 'open')]).toEqual([false, false]);
});
