import { diceGame } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aListedGame } from '../testing/listed-game.ts';
import { openTestGames, type TestGames, type Visitor } from '../testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
  await house.list([
    aListedGame('aurora/comet', {
      payout: '96.10',
      descriptions: { en: 'A comet', 'en-AU': 'A comet, mate', no: 'En komet' },
      first: { collections: ['space'], popularity: 1 },
    }),
    aListedGame('aurora/orbit', { first: { collections: ['space'], popularity: 2 } }),
    aListedGame('aurora/alone', { kind: 'bingo', first: { popularity: 99 } }),
    aListedGame('aurora/table', { kind: 'table', first: { collections: ['space'], popularity: 98 } }),
  ]);
});
afterAll(() => house.close());

const detail = (
  query: string,
  { visitor = house.guest(), headers = {} }: { visitor?: Visitor; headers?: object } = {},
) => visitor.send({ url: `/api/games/detail?identifier=${query}`, headers: headers as Record<string, string> });

describe('a game’s own page', () => {
  test('[PP-07] return, limits, the largest win and the version can be read without an account', async () => {
    const { status, body } = await detail('halley-studio/orbit-dice');
    const limits = diceGame.limits('EUR');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      game: { identifier: 'halley-studio/orbit-dice', title: 'Orbit Dice' },
      provider_title: 'Halley Studio',
      return_lowest: '97.05',
      return_highest: '98.01',
      stake_min_cents: Number(limits?.stakeMin),
      stake_max_cents: Number(limits?.stakeMax),
      win_max_cents: Number(limits?.winMax),
      version: diceGame.version,
    });
    expect(body.description.length).toBeGreaterThan(40);
  });

  test('limits in the currency asked for, else in the player’s wallet; one the game does not take has none', async () => {
    const coins = diceGame.limits('BTC');
    const { body } = await detail('halley-studio/orbit-dice&currency=BTC');
    expect(body).toMatchObject({
      stake_max_cents: Number(coins?.stakeMax),
      win_max_cents: Number(coins?.winMax),
    });
    const player = await house.player(1n, 'NOK');
    const own = await detail('halley-studio/orbit-dice', { visitor: player });
    expect(own.body.stake_max_cents).toBe(Number(diceGame.limits('NOK')?.stakeMax));
    expect((await detail('aurora/comet&currency=NOK')).body).toMatchObject({
      stake_min_cents: null,
      stake_max_cents: null,
      win_max_cents: null,
      return_lowest: '96.10',
      return_highest: '96.10',
    });
  });

  test.each([
    ['en', 'A comet'],
    ['en-AU', 'A comet, mate'],
    ['en-NZ', 'A comet'],
    ['no', 'En komet'],
    ['de', 'A comet'],
    ['xx', 'A comet'],
    ['%25', 'A comet'],
  ])('the description in %s is %j', async (locale, text) => {
    expect((await detail(`aurora/comet&locale=${locale}`)).body.description).toBe(text);
  });

  test('house games are described in every language', async () => {
    const texts = await Promise.all(
      ['en', 'de', 'fr', 'it', 'no'].map(
        async (locale) => (await detail(`halley-studio/orbit-dice&locale=${locale}`)).body.description,
      ),
    );
    expect(new Set(texts).size).toBe(5);
    expect((await detail('halley-studio/orbit-dice', { headers: { 'accept-language': 'de' } })).body.description).toBe(
      texts[1],
    );
  });

  test('similar games share its kind or a collection, the likest first, and it is not among them', async () => {
    // The house has machines of its own, which are like many: they would take every place.
    const open = (state: 'open' | 'closed') =>
      house.database.query("update games_game set state = $1 where launch = 'house' and kind = 'slot'", [state]);
    await open('closed');
    const similar = async (identifier: string, headers = {}) =>
      (await detail(identifier, { headers })).body.similar.map((game: { identifier: string }) => game.identifier);
    expect(await similar('aurora/comet')).toEqual(['aurora/orbit', 'aurora/table']);
    expect(await similar('aurora/alone')).toEqual([]);
    await house.writeDocument('enable-games-config', { 'aurora/orbit': ['AU'] });
    expect(await similar('aurora/comet', { 'x-country': 'DE' })).toEqual(['aurora/table']);
    await house.writeDocument('enable-games-config', {});
    await open('open');
  });

  test.each(['nobody/nothing', '', 'aurora', '__proto__', 'a'.repeat(200)])('of %j: 404', async (identifier) => {
    expect((await detail(identifier)).status).toBe(404);
  });

  test('an identifier without end is refused', async () => {
    expect((await detail('a'.repeat(201))).status).toBe(422);
  });
});

test('a round that waits is shown on the game, in its currency, to its player alone', async () => {
  const [player, other] = [await house.player(1_000n), await house.player(1_000n)];
  const stake = {
    playerId: player.playerId,
    currency: 'EUR',
    roundId: crypto.randomUUID(),
    game: 'aurora/comet',
    gameVersion: 1,
    stake: 100n,
    inputHash: Buffer.alloc(32),
    detail: {},
  } as const;
  await house.wagers.wager({ kind: 'stake', ...stake });
  const waiting = async (visitor: Visitor) =>
    (await detail('aurora/comet', { visitor })).body.game.unfinished_games_for;
  expect([await waiting(player), await waiting(other), await waiting(house.guest())]).toEqual([['EUR'], [], []]);
  const { playerId, currency, roundId } = stake;
  await house.wagers.wager({ kind: 'settle', playerId, currency, roundId, win: 0n });
  expect(await waiting(player)).toEqual([]);
});
