import type { Topics } from '@halley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aListedGame } from '../testing/listed-game.ts';
import { openTestGames, type TestGames } from '../testing/test-games.ts';
import { winnersKept } from './winner-store.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
  await house.list([aListedGame('aurora/comet', { first: { preview: '/art/comet.webp' } })]);
});
beforeEach(async () => {
  await house.database.query('delete from games_winner');
  house.others.nicknames = new Map();
  house.wins.length = 0;
  house.clock.advanceMs(1_000);
});
afterAll(() => house.close());

const aWin = (change: Partial<Topics['wager.settled']> = {}): Topics['wager.settled'] => ({
  roundId: crypto.randomUUID(),
  playerId: 7,
  game: 'aurora/comet',
  openedAt: '2026-03-01T11:59:00Z',
  currency: 'EUR',
  stake: '100',
  win: '1250',
  at: '2026-03-01T12:00:00.500Z',
  ...change,
});
const consumer = () => {
  const found = house.consumers.find(({ name }) => name === 'games-live-wins');
  if (!found) throw new Error('there is no such consumer');
  return found;
};
const settle = (...wins: Topics['wager.settled'][]) =>
  house.database.tx((tx) =>
    consumer().handle(
      tx,
      wins.map((data) => ({ topic: 'wager.settled', data })),
    ),
  );
const latest = async (headers: Record<string, string> = {}) =>
  (await house.guest().send({ url: '/api/stats/winners/latest', headers })).body;

describe('the latest winners', () => {
  test('say when, what, where and a masked name, and nothing that finds the player', async () => {
    house.others.nicknames = new Map([[7, 'Caroline']]);
    await settle(aWin());
    expect(await latest()).toEqual([
      {
        at: 1_772_366_400,
        bet_amount_cents: 100,
        win_amount_cents: 1250,
        currency: 'EUR',
        game_identifier: 'aurora/comet',
        game_title: 'Comet',
        game_table_url: '/play/aurora/comet',
        game_table_image_path: '/art/comet.webp',
        humanized_win: '12.50 EUR',
        nickname: 'Ca***',
      },
    ]);
  });

  test('are the same that were told live: one list, one rule', async () => {
    const wins = Array.from({ length: 8 }, (_, index) => aWin({ playerId: 20 + index, win: String(200 + index) }));
    await settle(aWin({ win: '100' }), aWin({ win: '50' }), aWin({ win: '900', stake: '0', late: true }), ...wins);
    const told = house.wins.map(({ round }) => round.win).sort();
    expect(told).toEqual([203, 204, 205, 206, 207]);
    expect((await latest()).map((winner: { win_amount_cents: number }) => winner.win_amount_cents).sort()).toEqual(
      told,
    );
  });

  test('newest first, and no more than fifty are kept', async () => {
    for (let second = 0; second < 12; second += 1) {
      house.clock.advanceMs(1_000);
      const at = new Date(Date.parse('2026-03-01T12:00:00Z') + second * 1000).toISOString();
      await settle(
        ...Array.from({ length: 5 }, (_, place) =>
          aWin({ at, playerId: 100 * second + place, win: `${2_000 + 10 * second + place}` }),
        ),
      );
    }
    const winners = await latest();
    expect(winners).toHaveLength(winnersKept);
    const times = winners.map(({ at }: { at: number }) => at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBe(Date.parse('2026-03-01T12:00:11Z') / 1000);
    const { rows } = await house.database.query('select count(*)::int as kept from games_winner');
    expect(rows).toEqual([{ kept: winnersKept }]);
  });

  test('a round that comes twice is in the list once; one that was taken back is not in it', async () => {
    const win = aWin();
    await settle(win);
    house.clock.advanceMs(1_000);
    await settle(win);
    expect(await latest()).toHaveLength(1);
    const { roundId, playerId, game, currency, openedAt, at } = win;
    const back = { roundId, playerId, game, currency, openedAt, at, stake: '100', win: '1250' };
    const takeBack = (settled: boolean) =>
      house.database.tx((tx) => consumer().handle(tx, [{ topic: 'wager.rolled_back', data: { ...back, settled } }]));
    await takeBack(false);
    expect(await latest()).toHaveLength(1);
    await takeBack(true);
    expect(await latest()).toEqual([]);
  });

  test('wins in games that are hidden here are not shown here', async () => {
    await house.writeDocument('providers-config', { aurora: ['DE'] });
    await settle(aWin());
    expect(await latest({ 'x-country': 'DE' })).toEqual([]);
    expect(await latest({ 'x-country': 'NZ' })).toHaveLength(1);
    await house.writeDocument('providers-config', {});
  });

  test.each([
    ['EUR', '1', '0.01 EUR'],
    ['EUR', '123456789', '1234567.89 EUR'],
    ['JPY', '500', '500 JPY'],
    ['BTC', '150000', '0.0015 BTC'],
    ['BTC', '200000000', '2.00 BTC'],
    ['USDT', '1500000', '1.50 USDT'],
  ])('an amount in %s of %s is written %s', async (currency, win, text) => {
    await settle(aWin({ currency, win, stake: '0' }));
    expect((await latest())[0].humanized_win).toBe(text);
  });

  test('[F-69] without a chosen name only the mask is there, here and live', async () => {
    await settle(aWin());
    expect((await latest())[0].nickname).toBe('***');
    expect(house.wins.map(({ player }) => player.nickname)).toEqual(['***']);
  });

  test('[F-51] no two rows are alike: of a player in a game the latest, of two that look the same one', async () => {
    house.others.nicknames = new Map([[7, 'Caroline']]);
    await settle(aWin({ win: '900' }));
    house.clock.advanceMs(1_000);
    await settle(aWin({ win: '800', at: '2026-03-01T12:00:05Z' }));
    house.clock.advanceMs(1_000);
    await settle(aWin({ playerId: 8, win: '700' }), aWin({ playerId: 9, win: '700' }));
    const rows = (await latest()) as { nickname: string; win_amount_cents: number }[];
    expect(rows.map(({ nickname, win_amount_cents: win }) => `${nickname} ${win}`)).toEqual(['Ca*** 800', '*** 700']);
  });

  test('[F-51] a win is told when it is well above the stake: twice as much at least', async () => {
    await settle(aWin({ win: '198' }), aWin({ playerId: 8, win: '200' }));
    expect((await latest()).map((row: { win_amount_cents: number }) => row.win_amount_cents)).toEqual([200]);
  });

  test('[F-53] the picture of a game of the house is its own drawing', async () => {
    await settle(aWin({ game: 'halley-studio/orbit-dice' }));
    expect((await latest())[0].game_table_image_path).toBe('/tiles/orbit-dice-300.webp');
  });
});
