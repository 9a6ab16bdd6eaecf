import { Refusal } from '@halley/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aListedGame } from '../testing/listed-game.ts';
import { openTestGames, type TestGames, type Visitor } from '../testing/test-games.ts';
import type { ProviderLaunch } from './launch-game.ts';

let house: TestGames;
const launches: ProviderLaunch[] = [];
beforeAll(async () => {
  house = await openTestGames();
  house.others.launchAtProvider = async (launch) => {
    launches.push(launch);
    return { url: `https://provider.example/open?mode=${launch.mode}` };
  };
  await house.list([
    aListedGame('aurora/comet', { currencies: { FUN: {}, EUR: {}, NOK: {} } }),
    aListedGame('aurora/no-demo', { currencies: { EUR: {} } }),
  ]);
});
afterEach(() => {
  house.others.missingFields = [];
  house.others.refusal = undefined;
  house.others.closedCountries.clear();
  launches.length = 0;
});
afterAll(() => house.close());

const launch = (visitor: Visitor, query: string, headers: Record<string, string> = {}) =>
  visitor.send({ url: `/api/games/launch?${query}`, headers });
const dice = 'identifier=halley-studio/orbit-dice';
const comet = 'identifier=aurora/comet';
const idOf = async (identifier: string, currency: string): Promise<number> => {
  const payload = { game_ids: [identifier] };
  const { body } = await house.guest().send({ method: 'POST', url: '/api/games_filter/select', payload });
  return body[identifier].currencies[currency].id;
};

describe('for fun', () => {
  test('anyone, at the house’s own screen or at the provider', async () => {
    expect((await launch(house.guest(), dice)).body).toEqual({
      url: '/games/dice/?mode=demo&currency=FUN',
      mode: 'demo',
      strategy: 'iframe',
    });
    const { body } = await launch(house.guest(), `${comet}&device=mobile`, { 'accept-language': 'de' });
    expect(body).toEqual({ url: 'https://provider.example/open?mode=demo', mode: 'demo', strategy: 'iframe' });
    expect(launches).toMatchObject([
      { game: { identifier: 'aurora/comet' }, device: 'mobile', locale: 'de', mode: 'demo' },
    ]);
  });

  test('not where the game has no demo, nor with the id of real money', async () => {
    const answer = await launch(house.guest(), 'identifier=aurora/no-demo');
    expect([answer.status, answer.body.errors]).toEqual([422, { currency: { not_supported: expect.anything() } }]);
    const euro = await idOf('halley-studio/orbit-dice', 'EUR');
    expect((await launch(house.guest(), `${dice}&id=${euro}`)).status).toBe(422);
    const fun = await idOf('halley-studio/orbit-dice', 'FUN');
    expect((await launch(house.guest(), `${dice}&id=${fun}`)).status).toBe(200);
  });
});

describe('for real money', () => {
  test('players, in the wallet they have selected', async () => {
    const player = await house.player(100n, 'NOK');
    expect((await launch(player, `${dice}&mode=real`)).body.url).toBe(
      '/games/dice/?mode=real&currency=NOK&autoplay=1&turbo=1',
    );
    expect((await launch(house.guest(), `${dice}&mode=real`)).status).toBe(401);
  });

  test('[PP-01] [PP-02] a licence that forbids autoplay, turbo and haste tells every game so', async () => {
    const player = await house.player(100n, 'NOK');
    house.others.profile = 'EE';
    const told = 'autoplay=0&turbo=0&pace_ms=5000';
    expect((await launch(player, `${dice}&mode=real`)).body.url).toBe(`/games/dice/?mode=real&currency=NOK&${told}`);
    await launch(player, `${comet}&mode=real`);
    expect(launches).toMatchObject([{ screen: { autoplay: '0', turbo: '0', pace_ms: expect.any(String) } }]);
    house.others.profile = 'CW';
  });

  test('a provider is told who plays, from which log-in, in which wallet and where', async () => {
    const player = await house.player(100n, 'NOK');
    await launch(player, `${comet}&mode=real`, { 'x-country': 'NO' });
    expect(launches).toMatchObject([
      {
        game: { identifier: 'aurora/comet', provider: 'aurora', title: 'Comet' },
        device: 'desktop',
        locale: 'en',
        mode: 'real',
        playerId: player.playerId,
        playerSessionId: 's',
        currency: 'NOK',
        country: 'NO',
      },
    ]);
  });

  test('in the currency behind the id, if the player has such a wallet', async () => {
    const player = await house.player(100n, 'EUR');
    expect((await launch(player, `${comet}&mode=real&id=${await idOf('aurora/comet', 'EUR')}`)).status).toBe(200);
    const withoutWallet = await launch(player, `${comet}&mode=real&id=${await idOf('aurora/comet', 'NOK')}`);
    expect(withoutWallet.body.errors).toHaveProperty('currency.not_supported');
    const forFun = await launch(player, `${comet}&mode=real&id=${await idOf('aurora/comet', 'FUN')}`);
    expect(forFun.body.errors).toHaveProperty('currency.not_supported');
    expect(launches).toHaveLength(1);
  });

  test('the id of another game, or of none, is no id of this game', async () => {
    const player = await house.player(100n);
    const other = await idOf('halley-studio/orbit-dice', 'EUR');
    for (const id of [other, 999_999_999]) {
      expect((await launch(player, `${comet}&mode=real&id=${id}`)).status).toBe(404);
    }
    for (const id of ['0', '-1', 'x', '1.5', 'NaN', '9'.repeat(30)]) {
      expect((await launch(player, `${comet}&mode=real&id=${id}`)).status).toBe(422);
    }
  });

  test('a wallet the game does not take: 422', async () => {
    const player = await house.player(100n, 'BTC');
    const answer = await launch(player, `${comet}&mode=real`);
    expect([answer.status, answer.body.errors]).toEqual([422, { currency: { not_supported: expect.anything() } }]);
  });

  test('[PLAYER-06] fields the producer wants and the player has left empty are named, and the game stays shut', async () => {
    const player = await house.player(100n);
    house.others.missingFields = ['date_of_birth', 'country'];
    const answer = await launch(player, `${comet}&mode=real`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      date_of_birth: { missing: expect.anything() },
      country: { missing: expect.anything() },
    });
    expect(launches).toEqual([]);
    expect((await launch(player, comet)).status).toBe(200);
  });

  test.each(['LIMIT_REACHED', 'VERIFICATION_REQUIRED'] as const)('what stands in the way is told: %s', async (code) => {
    const player = await house.player(100n);
    house.others.refusal = new Refusal(code);
    const answer = await launch(player, `${comet}&mode=real`);
    expect([answer.status, answer.body.error.code]).toEqual([403, code]);
    expect(launches).toEqual([]);
  });

  test('nobody in a country where the house is closed, whatever the game: 451', async () => {
    const player = await house.player(100n);
    house.others.closedCountries.add('FR');
    for (const game of [dice, comet]) {
      expect((await launch(player, `${game}&mode=real`, { 'x-country': 'FR' })).status).toBe(451);
      expect((await launch(player, `${game}&mode=real`, { 'x-country': 'DE' })).status).toBe(200);
    }
  });
});

test.each(['identifier=nobody/nothing', 'identifier=', 'identifier=constructor', 'identifier=aurora'])(
  '%s: 404',
  async (query) => {
    expect((await launch(house.guest(), query)).status).toBe(404);
  },
);

test('a game that was closed cannot be opened, nor played by somebody who has it open', async () => {
  const player = await house.player(1_000n);
  await house.database.query("update games_game set state = 'closed' where identifier = 'halley-studio/orbit-dice'");
  try {
    expect((await launch(player, `${dice}&mode=real`)).status).toBe(404);
    expect((await launch(player, dice)).status).toBe(404);
    for (const mode of ['real', 'demo']) {
      const answer = await player.play({ mode, stake_cents: 100, choice: { side: 'under', target: 5000 } });
      expect([answer.status, answer.body.error.code]).toEqual([403, 'GAME_CLOSED']);
    }
    expect(await house.balance(player.playerId)).toBe(1_000n);
  } finally {
    await house.database.query("update games_game set state = 'open' where identifier = 'halley-studio/orbit-dice'");
  }
});

test('without an identifier: 422', async () => {
  expect((await launch(house.guest(), 'mode=demo')).body.errors).toHaveProperty('identifier');
});
