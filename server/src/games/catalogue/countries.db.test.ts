import { games as houseGames } from '@halley/studio/games';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aListedGame } from '../testing/listed-game.ts';
import { aBet, openTestGames, type TestGames, type Visitor } from '../testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
  await house.list([
    aListedGame('aurora/comet', { first: { collections: ['sky'] } }),
    aListedGame('borealis/tide', { first: { collections: ['sky'] } }),
  ]);
});
beforeEach(async () => {
  await house.writeDocument('providers-config', {});
  await house.writeDocument('enable-games-config', {});
});
afterAll(() => house.close());

const from = (country: string, more: Record<string, string> = {}) => ({ 'x-country': country, ...more });
const producersIn = (body: { data: { provider: string }[] }) =>
  [...new Set(body.data.map((game) => game.provider))].sort();
const seen = async (visitor: Visitor, headers: Record<string, string>) => {
  const payload = { page_size: 100 };
  const { body } = await visitor.send({ method: 'POST', url: '/api/games_filter', payload, headers });
  return producersIn(body);
};
const get = (visitor: Visitor, url: string, headers: Record<string, string>) => visitor.send({ url, headers });
/** The house's own studios, whatever there are. */
const ours = [...new Set(Object.values(houseGames).map(({ provider }) => provider))];
const everybody = ['aurora', 'borealis', ...ours].sort();
const withoutAurora = ['borealis', ...ours].sort();

describe('a producer that is hidden', () => {
  test('[PROV-01] for all countries is in no list, no choice by chance, no page and no launch', async () => {
    await house.writeDocument('providers-config', { aurora: 'all' });
    const guest = house.guest();
    for (const country of ['DE', 'NZ']) {
      expect(await seen(guest, from(country))).toEqual(withoutAurora);
    }
    const producers = (await get(guest, '/api/games/providers', from('DE'))).body.map(({ id }: { id: string }) => id);
    expect(producers.sort()).toEqual(withoutAurora);
    const select = {
      method: 'POST',
      url: '/api/games_filter/select',
      payload: { game_ids: ['aurora/comet'] },
    } as const;
    expect((await guest.send(select)).body).toEqual({});
    for (let round = 0; round < 20; round += 1) {
      expect((await get(guest, '/api/games/random?identifier=sky', from('DE'))).body.provider).toBe('borealis');
    }
    expect((await get(guest, '/api/games/detail?identifier=aurora/comet', from('DE'))).status).toBe(451);
    expect((await get(guest, '/api/games/launch?identifier=aurora/comet', from('DE'))).status).toBe(451);
    const sky = (await get(guest, '/api/games/collections', from('DE'))).body.find(
      ({ id }: { id: string }) => id === 'sky',
    );
    expect(sky.games_count).toBe(1);
  });

  test('[LOBBY-10] nothing is left to choose from: 404', async () => {
    await house.writeDocument('providers-config', { aurora: 'all', borealis: ['DE'] });
    expect((await get(house.guest(), '/api/games/random?identifier=sky', from('DE'))).status).toBe(404);
    expect((await get(house.guest(), '/api/games/random?identifier=sky', from('NZ'))).status).toBe(200);
  });

  test('[PROV-02] in some countries is hidden there only', async () => {
    await house.writeDocument('providers-config', { aurora: ['de', 'AT'] });
    expect(await seen(house.guest(), from('DE'))).toEqual(withoutAurora);
    expect(await seen(house.guest(), from('CH'))).toEqual(everybody);
  });

  test('[PROV-03] of twelve that are hidden the first ten are', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `studio-${String(index + 1).padStart(2, '0')}`);
    await house.list(names.map((name) => aListedGame(`${name}/game`)));
    await house.writeDocument('providers-config', Object.fromEntries(names.map((name) => [name, ['DE']])));
    expect(await seen(house.guest(), from('DE'))).toEqual([...everybody, 'studio-11', 'studio-12'].sort());
    const player = await house.player();
    const launch = '/api/games/launch?mode=real&identifier=studio-12/game';
    expect((await get(player, launch, from('DE'))).status).toBe(451);
    await house.database.query("delete from games_game where producer_id like 'studio-%'");
    await house.database.query("delete from games_producer where id like 'studio-%'");
  });

  test('[PROV-01] [PROV-02] is shown to robots and to testers, who cannot play it for money all the same', async () => {
    await house.writeDocument('providers-config', { aurora: 'all', borealis: ['DE'], 'halley-studio': ['DE'] });
    expect(await seen(house.guest(), from('DE', { 'user-agent': 'robot' }))).toEqual(everybody);
    const tester = await house.player();
    house.others.testers.add(tester.playerId);
    expect(await seen(tester, from('DE'))).toEqual(everybody);
    expect((await get(tester, '/api/games/launch?identifier=aurora/comet', from('DE'))).status).toBe(200);
    const real = '/api/games/launch?identifier=aurora/comet&mode=real';
    expect((await get(tester, real, from('DE'))).status).toBe(451);
    expect((await get(tester, real, from('DE', { 'user-agent': 'robot' }))).status).toBe(451);
    const bet = { method: 'POST', url: '/api/studio/dice/rounds', payload: aBet() } as const;
    expect((await tester.send({ ...bet, headers: from('DE', { 'user-agent': 'robot' }) })).status).toBe(451);
  });

  test('nobody lifts the rule by asking to', async () => {
    await house.writeDocument('providers-config', { aurora: 'all' });
    const payload = { without_territorial_restrictions: true, page_size: 100 };
    const { body } = await house.guest().send({ method: 'POST', url: '/api/games_filter', payload });
    expect(producersIn(body)).toEqual(withoutAurora);
    const bySeo = await house.guest().send({
      method: 'POST',
      url: '/api/games_filter/select_by_seo_titles',
      payload: { game_seo_titles: ['aurora/comet'], without_territorial_restrictions: true },
    });
    expect(bySeo.body).toEqual({});
  });
});

describe('a single game', () => {
  test('that is listed shows in those countries only', async () => {
    await house.writeDocument('enable-games-config', { 'aurora/comet': ['AU'] });
    expect(await seen(house.guest(), from('DE'))).toEqual(withoutAurora);
    expect(await seen(house.guest(), from('AU'))).toEqual(everybody);
  });
});

describe('at the wagers door', () => {
  const play = (visitor: Visitor, country: string) =>
    visitor.send({ method: 'POST', url: '/api/studio/dice/rounds', payload: aBet(), headers: from(country) });

  test('a game that is closed where the player is takes no stake', async () => {
    const player = await house.player(1_000n);
    await house.writeDocument('providers-config', { 'halley-studio': ['DE'] });
    const refused = await play(player, 'DE');
    expect([refused.status, refused.body.error.code]).toEqual([451, 'REGION_RESTRICTED']);
    expect(await house.balance(player.playerId)).toBe(1_000n);
    expect((await play(player, 'NZ')).status).toBe(200);
  });

  test('a game that is closed where the player lives takes no stake, wherever the player is', async () => {
    const [here, abroad] = [await house.player(1_000n), await house.player(1_000n)];
    house.others.countries.set(here.playerId, 'DE').set(abroad.playerId, 'NZ');
    await house.writeDocument('enable-games-config', { 'halley-studio/orbit-dice': ['NZ'] });
    expect((await play(here, 'NZ')).status).toBe(451);
    expect((await play(abroad, 'NZ')).status).toBe(200);
    expect(await house.balance(here.playerId)).toBe(1_000n);
  });

  test('other players of the same moment are not held up by it', async () => {
    const [here, abroad] = [await house.player(1_000n), await house.player(1_000n)];
    house.others.countries.set(here.playerId, 'DE').set(abroad.playerId, 'NZ');
    await house.writeDocument('enable-games-config', { 'halley-studio/orbit-dice': ['NZ'] });
    const answers = await Promise.all([play(here, 'NZ'), play(abroad, 'NZ'), play(here, 'NZ'), play(abroad, 'NZ')]);
    expect(answers.map(({ status }) => status)).toEqual([451, 200, 451, 200]);
  });

  test('a round that waits is paid although its game was closed meanwhile', async () => {
    const player = await house.player(1_000n);
    const roundId = crypto.randomUUID();
    const stake = { playerId: player.playerId, currency: 'EUR', roundId } as const;
    const game = 'aurora/comet';
    const more = { game, gameVersion: 1, stake: 100n, inputHash: Buffer.alloc(32), detail: {} };
    await house.wagers.wager({ kind: 'stake', ...stake, ...more });
    await house.writeDocument('providers-config', { aurora: 'all' });
    const again = { kind: 'stake', ...stake, ...more, roundId: crypto.randomUUID() } as const;
    await expect(house.wagers.wager(again)).rejects.toMatchObject({ code: 'REGION_RESTRICTED' });
    await house.wagers.wager({ kind: 'settle', ...stake, win: 500n });
    expect(await house.balance(player.playerId)).toBe(1_400n);
  });
});
