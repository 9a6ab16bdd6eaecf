import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type HouseOnPort, openHouseOnPort } from '../../../../test/house-on-port.ts';
import { demoProviderSecret, seedProvider } from '../../demo/index.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { createSealer, deriveKeys, type Outbox, silentLog, startOutbox, systemClock } from '../../kit/index.ts';
import { usualPlay } from '../../promotions/testing/a-rule.ts';

/** The whole house on a real port, and the demo's provider calling it by HTTP. */
let database: HouseOnPort['database'];
let house: HouseOnPort['house'];
let servers: HouseOnPort['servers'];
let url: string;
let close: HouseOnPort['close'];
let outbox: Outbox;

beforeAll(async () => {
  ({ database, house, servers, url, close } = await openHouseOnPort(async (made) => {
    const { settings } = made;
    const sealer = createSealer(deriveKeys(settings, 'providers'));
    const seed = { database: made.database, clock: systemClock, sealer, secret: demoProviderSecret(settings.secret) };
    await seedProvider({ ...seed, secret: 'of an earlier start' });
    await seedProvider(seed);
    await made.house.games.prepare();
    const { consumers } = made.house.games.providers;
    outbox = await startOutbox({ database: made.database, consumers, log: silentLog });
  }));
});
afterAll(async () => {
  await outbox.stop();
  expect(await close()).toEqual([]);
});

/** A player with play money, and a browser. */
async function aPlayer() {
  const browser = createBrowser(servers.app);
  const { id } = (await browser.register(registrationOf({ currency: 'EUR', country: 'DE' }))).json();
  const launch = (game: string, mode = 'real', headers: Record<string, string> = {}) =>
    browser.send({
      url: `/api/games/launch?identifier=kepler/${game}&mode=${mode}`,
      headers: { 'x-demo-country': 'DE', ...headers },
    });
  const balance = async () => {
    const accounts = (await browser.send({ url: '/api/player/accounts?compatibility=false' })).json();
    return accounts[0].amount_cents as number;
  };
  return { id: Number(id), browser, launch, balance };
}

/** Opens a launch as the frame does, over HTTP, and sits down. */
async function sitDown(address: string) {
  const page = await (await fetch(url + address)).text();
  const [, seat] = /data-seat="([^"]+)"/.exec(page) ?? [];
  const play = async (body: object) => {
    const response = await fetch(`${url}/demo/provider/api/play`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seat, ...body }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    return { status: response.status, body: (await response.json()) as any };
  };
  return { page, seat, play };
}

describe('a game of another house', () => {
  test('is in the catalogue, with the return its rules have', async () => {
    const response = await servers.app.inject({
      method: 'POST',
      url: '/api/games_filter',
      payload: { device: 'desktop', filter: { providers: ['kepler'] } },
      headers: { 'x-demo-country': 'DE' },
    });
    const listed = response.json().data.map((game: Record<string, unknown>) => [game.identifier, game.payout]);
    expect(listed.toSorted()).toEqual([
      ['kepler/CometFlip', '98.00'],
      ['kepler/ThreeLights', '96.00'],
    ]);
  });

  test.each([
    ['CometFlip', 'comet'],
    ['ThreeLights', undefined],
  ])('[PP-09] %s is played for money, and every round is in the books and in the history', async (game, choice) => {
    const player = await aPlayer();
    const { play, page } = await sitDown((await player.launch(game)).json().url);
    expect(page).not.toMatch(/\son\w+=|style=|<script>/);
    let balance = await player.balance();
    for (let time = 0; time < 8; time++) {
      const { status, body } = await play({ stake: 100, choice });
      expect(status).toBe(200);
      balance += body.win - body.stake;
      expect(body.balance).toBe(balance);
    }
    expect(await player.balance()).toBe(balance);
    const history = (await player.browser.send({ url: '/api/player/games' })).json();
    expect(history).toHaveLength(8);
    expect(history[0]).toMatchObject({ game: `kepler/${game}`, bet_status: 'finished', total_bets: 100 });
  });

  test('is played for fun without touching the house', async () => {
    const guest = createBrowser(servers.app);
    const { url: address, mode } = (
      await guest.send({
        url: '/api/games/launch?identifier=kepler/CometFlip&mode=demo',
        headers: { 'x-demo-country': 'DE' },
      })
    ).json();
    expect([mode, address.includes('token')]).toEqual(['demo', false]);
    const { play } = await sitDown(address);
    expect((await play({ stake: 5000, choice: 'star' })).body.balance).toSatisfy((after: number) =>
      [95_000, 104_800].includes(after),
    );
    expect((await play({ stake: 99_999, choice: 'star' })).status).toBe(409);
  });

  test('with a made-up token opens nothing', async () => {
    const { page, seat } = await sitDown(
      `/demo/provider/launch?game=kepler/CometFlip&mode=real&token=${'x'.repeat(43)}&locale=de`,
    );
    expect(seat).toBeUndefined();
    expect(page).toContain('lässt sich jetzt nicht öffnen');
  });

  test('a player without the money is told, and nothing happens', async () => {
    const player = await aPlayer();
    const { play } = await sitDown((await player.launch('CometFlip')).json().url);
    const before = await player.balance();
    const answers = await Promise.all(Array.from({ length: 24 }, () => play({ stake: 5000, choice: 'comet' })));
    const taken = answers.filter(({ status }) => status === 200);
    expect(await player.balance()).toBe(taken.reduce((sum, { body }) => sum + body.win - body.stake, before));
    expect(answers.every(({ status, body }) => status === 200 || body.code === 100)).toBe(true);
  });
});

describe('[PP-28] a game of another house takes no bet', () => {
  test('beyond a limit, of many that come at once over its own line, and none after an exclusion', async () => {
    const player = await aPlayer();
    const set = (limit: object) => player.browser.send({ method: 'POST', url: '/api/user_limits', payload: limit });
    const wager = { type: 'wager', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 1_000 }] };
    expect((await set(wager)).statusCode).toBe(200);
    const { play } = await sitDown((await player.launch('CometFlip')).json().url);
    const answers = await Promise.all(Array.from({ length: 24 }, () => play({ stake: 100, choice: 'comet' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 105)).toHaveLength(14);
    expect((await player.launch('CometFlip')).json().error).toMatchObject({ code: 'LIMIT_REACHED', type: 'wager' });
    await set({ type: 'selfexclusion', period: 'month_6' });
    // The session it was launched from is over.
    expect((await play({ stake: 100, choice: 'comet' })).body.code).toBe(102);
  });

  test('once the player has logged out, in this browser alone', async () => {
    const player = await aPlayer();
    const { play } = await sitDown((await player.launch('CometFlip')).json().url);
    expect((await play({ stake: 100, choice: 'comet' })).status).toBe(200);
    await player.browser.signOut();
    expect((await play({ stake: 100, choice: 'comet' })).body.code).toBe(102);
    // The launch is ended in the books as well, as soon as the news is handled.
    const openLaunches = () =>
      database.query('select 1 from games_provider_session where player_id = $1 and ended_at is null', [player.id]);
    await vi.waitFor(async () => expect((await openLaunches()).rows).toEqual([]), 10_000);
  });

  test('once staff have closed the account; what was staked before can still be won', async () => {
    const player = await aPlayer();
    const { play } = await sitDown((await player.launch('CometFlip')).json().url);
    await database.tx((tx) => house.identity.desk.block(tx, { playerId: player.id, reason: 'test' }));
    expect((await play({ stake: 100, choice: 'comet' })).body.code).toBe(102);
  });

  test('once the game is closed', async () => {
    const player = await aPlayer();
    const { play } = await sitDown((await player.launch('ThreeLights')).json().url);
    expect((await play({ stake: 100 })).status).toBe(200);
    await database.query("update games_game set state = 'closed' where identifier = 'kepler/ThreeLights'");
    house.games.catalogue.doubt();
    expect((await play({ stake: 100 })).body.code).toBe(107);
    await database.query("update games_game set state = 'open' where identifier = 'kepler/ThreeLights'");
    house.games.catalogue.doubt();
    expect((await play({ stake: 100 })).status).toBe(200);
  });

  test('in a closed country: it is not even opened', async () => {
    const player = await aPlayer();
    const refused = await player.launch('CometFlip', 'real', { 'x-demo-country': 'PL' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([451, 'REGION_RESTRICTED']);
  });

  test('a guest opens nothing for money', async () => {
    const guest = createBrowser(servers.app);
    const answer = await guest.send({
      url: '/api/games/launch?identifier=kepler/CometFlip&mode=real',
      headers: { 'x-demo-country': 'DE' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

test('free rounds go to the provider over HTTP, are played there, and come back as one win', async () => {
  const player = await aPlayer();
  const { play } = await sitDown((await player.launch('CometFlip')).json().url);
  const wish = {
    id: randomUUID(),
    providerId: 'kepler',
    playerId: player.id,
    game: 'kepler/CometFlip',
    rounds: 3,
    stake: 200n,
    validUntil: new Date(Date.now() + 86_400_000),
    currency: 'EUR' as const,
  };
  const before = await player.balance();
  expect(await house.games.providers.issueFreeRounds(wish)).toBe('issued');
  const rounds = [];
  for (let time = 0; time < 3; time++) rounds.push((await play({ stake: 100, choice: 'comet' })).body);
  expect(rounds.map((round) => [round.stake, round.free_rounds_left])).toEqual([
    [0, 2],
    [0, 1],
    [0, 0],
  ]);
  const won = rounds.reduce((sum, round) => sum + round.win, 0);
  expect(rounds.at(-1)?.balance).toBe(before + won);
  expect(await player.balance()).toBe(before + won);
  // Played already: too late to take them back. Others that nobody has begun are.
  expect(await house.games.providers.cancelFreeRounds(wish.id)).toBe('finished');
  const other = { ...wish, id: randomUUID() };
  await house.games.providers.issueFreeRounds(other);
  expect(await house.games.providers.cancelFreeRounds(other.id)).toBe('cancelled');
});

test('[API-27] spins of a gift are issued at the provider by a job, and its one win is the gift’s', async () => {
  const player = await aPlayer();
  const giftId = await spinsByHand(player.id, ['halley-studio/comet-run', 'kepler/CometFlip']);
  const path = `/api/player/freespins/${giftId}/activation`;
  const taken = await player.browser.send({ method: 'POST', url: path, payload: { game: 'kepler/CometFlip' } });
  expect(taken.statusCode, taken.body).toBe(204);
  const gift = async () => (await player.browser.send({ url: '/api/player/freespins' })).json()[0];
  expect(await gift()).toMatchObject({ stage: 'activated', game: 'kepler/CometFlip', waits_for_provider: true });
  const { rows } = await database.query<{ payload: { freeRoundsId: string; attempt: number } }>(
    `select payload from graphile_worker._private_jobs where payload->>'freeRoundsId' is not null`,
  );
  expect(rows).toHaveLength(1);
  for (const { payload } of rows) await house.games.tasks['games.ask_provider'](payload);
  expect(await gift()).toMatchObject({ waits_for_provider: false, free_rounds_id: rows[0]?.payload.freeRoundsId });
  const { play } = await sitDown((await player.launch('CometFlip')).json().url);
  const before = await player.balance();
  let won = 0;
  for (let time = 0; time < 3; time++) won += (await play({ stake: 100, choice: 'comet' })).body.win;
  expect(await gift()).toMatchObject({ freespins_performed: 3, win_cents: won });
  expect(await player.balance()).toBe(before + won);
});

/** Three free spins that somebody of the house gives, to be taken in one of these games. */
async function spinsByHand(playerId: number, games: string[]): Promise<number> {
  const reward = { type: 'freespins' as const, games, bet: { EUR: 100 }, count: 3, days: 7, result: 'bonus' as const };
  const given = { currency: 'EUR' as const, title: 'Three spins', takeDays: 14, reason: 'for a test', by: 'Ada' };
  const wanted = { playerId, key: randomUUID(), ...given, reward: { ...reward, wins: usualPlay } };
  return (await database.tx((tx) => house.bonuses.desk.issue(tx, wanted))).id;
}

test('the provider answers nonsense with a number, and asks for a signature where the house calls it', async () => {
  const post = (path: string, body: string) =>
    fetch(`${url}/demo/provider${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  for (const body of ['', '{', 'null', '[]', '{"seat":{}}', '{"seat":"x"}', '['.repeat(9_000)]) {
    expect((await post('/api/play', body)).status).toBe(404);
  }
  expect((await post('/api/play', 'x'.repeat(20_000))).status).toBe(413);
  expect((await post('/freerounds/issue', '{"free_rounds_id":"x","rounds":9}')).status).toBe(401);
  expect((await post('/nothing', '{}')).status).toBe(404);
  const odd = await fetch(`${url}/demo/provider/launch?game=%00&locale="><script>`);
  expect([odd.status, (await odd.text()).includes('<script>')]).toEqual([200, false]);
});
