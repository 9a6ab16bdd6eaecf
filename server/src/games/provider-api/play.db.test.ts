import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { aGame, bet, sharedTestProvider, win } from './testing/test-provider.ts';

const house = sharedTestProvider();

describe('a launch', () => {
  test('tells the provider who plays, in which currency, with how much', async () => {
    const player = await house.player({ amount: 777n });
    const { status, body } = await house.provider.call('session', { token: player.token });
    expect([status, body]).toEqual([
      200,
      {
        player_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        balance: 777,
        currency: 'EUR',
        country: 'DE',
        language: 'de',
        game: 'kepler/CometFlip',
        device: 'desktop',
      },
    ]);
    expect((await house.provider.call('balance', { token: player.token })).body).toEqual({
      balance: 777,
      currency: 'EUR',
    });
  });

  test('knows a player by another name at every provider, and by the same one at every launch', async () => {
    const other = await house.addProvider('tycho');
    const { playerId, externalId } = await house.player();
    const again = await house.provider.call('session', { token: await house.launch(playerId) });
    expect(again.body.player_id).toBe(externalId);
    const elsewhere = await other.call('session', { token: await house.launch(playerId, { game: 'tycho/Moons' }) });
    expect(elsewhere.body.player_id).not.toBe(externalId);
  });

  test('keeps no token: its row opens nothing', async () => {
    const { token } = await house.player();
    const { rows } = await house.database.query('select t::text as row from games_provider_session t');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    const secrets = await house.database.query("select encode(secret, 'escape') as secret from games_provider");
    expect(JSON.stringify(secrets.rows)).not.toContain(house.provider.secret);
  });

  test('for fun has no token and no row', async () => {
    const { rows: before } = await house.database.query('select count(*) from games_provider_session');
    const { url } = await house.api.launch({
      mode: 'demo',
      game: aGame('kepler/CometFlip'),
      device: 'mobile',
      locale: 'it',
      country: 'IT',
    });
    expect(url).toBe('https://kepler.test/launch?game=kepler%2FCometFlip&device=mobile&locale=it&mode=fun');
    expect((await house.database.query('select count(*) from games_provider_session')).rows).toEqual(before);
  });

  test('of an unknown or closed house is refused', async () => {
    const wish = { mode: 'demo', device: 'desktop', locale: 'en', country: 'DE' } as const;
    await expect(house.api.launch({ ...wish, game: aGame('nobody/Game') })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await house.addProvider('closed-house');
    await house.database.query("update games_provider set state = 'closed' where id = 'closed-house'");
    await expect(house.api.launch({ ...wish, game: aGame('closed-house/G') })).rejects.toMatchObject({
      code: 'GAME_CLOSED',
    });
  });
});

test('a house may bring the games of several producers', async () => {
  const { playerId } = await house.player();
  await house.database.query("update games_provider set producers = '{ursa,lyra}' where id = 'kepler'");
  const token = await house.launch(playerId, { game: 'lyra/Strings' });
  const { body } = await house.provider.call('session', { token });
  expect(body.game).toBe('lyra/Strings');
  const round = { id: randomUUID(), round_id: randomUUID(), player_id: body.player_id, token, currency: 'EUR' };
  const answer = await house.provider.call('play', { ...round, game: 'lyra/Strings', actions: [bet(100)] });
  expect(answer.status).toBe(200);
  expect(await house.roundOf(round.round_id)).toMatchObject({ game: 'lyra/Strings' });
});

describe('a round', () => {
  test('of bet, win and end in one call', async () => {
    const player = await house.player();
    const round = player.round({ actions: [bet(100, 'b-1'), win(250, 'w-1')], finished: true });
    const { status, body } = await house.provider.call('play', round);
    expect([status, body]).toEqual([
      200,
      {
        balance: 10_150,
        currency: 'EUR',
        round_id: round.round_id,
        round_state: 'closed',
        actions: [
          { id: 'b-1', transaction_id: expect.stringMatching(/^[0-9a-f-]{36}$/), state: 'applied' },
          { id: 'w-1', transaction_id: expect.stringMatching(/^[0-9a-f-]{36}$/), state: 'applied' },
        ],
      },
    ]);
    expect(await house.roundOf(round.round_id)).toMatchObject({
      playerId: player.playerId,
      game: 'kepler/CometFlip',
      state: 'closed',
      stake: { cash: 100n },
      win: { cash: 250n },
    });
  });

  test('of several calls, closed by its last', async () => {
    const player = await house.player();
    const round_id = randomUUID();
    await house.provider.call('play', player.round({ round_id, actions: [bet(100)] }));
    await house.provider.call('play', player.round({ round_id, actions: [bet(50), win(0), win(30)] }));
    expect(await house.roundOf(round_id)).toMatchObject({ state: 'open', stake: { cash: 150n }, win: { cash: 30n } });
    const { body } = await house.provider.call('end_round', player.round({ round_id }));
    expect(body).toMatchObject({ balance: 9_880, round_state: 'closed', actions: [] });
  });

  test('is all or nothing: a bet beyond the balance takes its win along', async () => {
    const player = await house.player({ amount: 100n });
    const round = player.round({ actions: [bet(60), bet(60), win(500)], finished: true });
    const { status, body } = await house.provider.call('play', round);
    expect([status, body]).toEqual([402, { code: 100, message: 'The balance is too low.', balance: 100 }]);
    expect(await house.balance(player.playerId)).toBe(100n);
    expect(await house.roundOf(round.round_id)).toBeUndefined();
  });

  test('can be rolled back, bet by bet', async () => {
    const player = await house.player();
    const round_id = randomUUID();
    await house.provider.call('play', player.round({ round_id, actions: [bet(100, `${round_id}1`), bet(40)] }));
    const { status, body } = await house.provider.call('rollback', player.round({ round_id, of: `${round_id}1` }));
    expect([status, body]).toMatchObject([
      200,
      { balance: 9_960, round_state: 'open', actions: [{ id: `${round_id}1`, state: 'applied' }] },
    ]);
  });

  test('a rollback of a bet that never came leaves a tombstone, and the late bet is refused for ever', async () => {
    const player = await house.player();
    const round_id = randomUUID();
    const { status, body } = await house.provider.call('rollback', player.round({ round_id, of: `${round_id}-late` }));
    expect([status, body]).toMatchObject([
      200,
      {
        balance: 10_000,
        round_state: null,
        actions: [{ id: `${round_id}-late`, transaction_id: null, state: 'tombstone' }],
      },
    ]);
    const late = () => house.provider.call('play', player.round({ round_id, actions: [bet(100, `${round_id}-late`)] }));
    expect([await late(), await late()]).toMatchObject([
      { status: 409, body: { code: 301 } },
      { status: 409, body: { code: 301 } },
    ]);
    expect(await house.balance(player.playerId)).toBe(10_000n);
  });

  test('a win that overtook its bet is refused, and paid when it is said again', async () => {
    const player = await house.player();
    const round_id = randomUUID();
    const late = player.round({ round_id, actions: [win(70)] });
    expect(await house.provider.call('play', late)).toMatchObject({ status: 404, body: { code: 302 } });
    await house.provider.call('play', player.round({ round_id, actions: [bet(100)] }));
    expect(await house.provider.call('play', late)).toMatchObject({ status: 200, body: { balance: 9_970 } });
  });

  test('takes no bet once it is over', async () => {
    const player = await house.player();
    const round_id = randomUUID();
    await house.provider.call('play', player.round({ round_id, actions: [bet(10)], finished: true }));
    expect(await house.provider.call('play', player.round({ round_id, actions: [bet(10)] }))).toMatchObject({
      status: 409,
      body: { code: 303 },
    });
  });

  test('a win that has been spent cannot be taken back', async () => {
    const player = await house.player({ amount: 100n });
    const round_id = randomUUID();
    const won = randomUUID();
    await house.provider.call('play', player.round({ round_id, actions: [bet(100), win(50, won)], finished: true }));
    await house.provider.call('play', player.round({ actions: [bet(50)], finished: true }));
    expect(await house.provider.call('rollback', player.round({ round_id, of: won }))).toMatchObject({
      status: 409,
      body: { code: 306 },
    });
  });
});

describe('a prize', () => {
  test('is paid once, without a round', async () => {
    const player = await house.player();
    const said = { id: randomUUID(), player_id: player.externalId, currency: 'EUR', amount: 555, title: 'Comet drop' };
    const first = await house.provider.call('promo_win', said);
    expect(first).toMatchObject({ status: 200, body: { balance: 10_555, currency: 'EUR' } });
    expect((await house.provider.call('promo_win', said)).bytes).toEqual(first.bytes);
    expect(await house.balance(player.playerId)).toBe(10_555n);
  });
});

describe('[PP-28] what may be staked is judged; what is owed is paid', () => {
  const ways: [string, (player: { playerId: number }) => unknown, number][] = [
    ['whose log-in is over', ({ playerId }) => house.ended.add(`login-${playerId}`), 102],
    ['whose launch has run out', () => house.clock.advanceMs(61 * 60_000), 102],
    ['who opened the game again elsewhere', ({ playerId }) => house.launch(playerId), 102],
    [
      'in a country that is closed now',
      () => Object.assign(house.closed, { refusal: new Refusal('REGION_RESTRICTED') }),
      106,
    ],
    ['whose game was taken out', () => Object.assign(house.closed, { refusal: new Refusal('GAME_CLOSED') }), 107],
    ['whose house of games was closed', () => setState('closed'), 107],
  ];
  const setState = (state: string) =>
    house.database.query("update games_provider set state = $1 where id = 'kepler'", [state]);

  test.each(ways)('for a player %s', async (_who, happen, code) => {
    const player = await house.player();
    const round_id = randomUUID();
    const [first, second] = [randomUUID(), randomUUID()];
    await house.provider.call('play', player.round({ round_id, actions: [bet(100, first), bet(60, second)] }));
    await happen(player);
    try {
      for (const name of ['session', 'balance'] as const) {
        expect((await house.provider.call(name, { token: player.token })).body.code).toBe(code);
      }
      const refused = await house.provider.call('play', player.round({ round_id, actions: [bet(10)] }));
      expect(refused.body.code).toBe(code);
      expect(await house.balance(player.playerId)).toBe(9_840n);

      // Late, with the dead token, with somebody's or with none: by the player's name and the round.
      const late = (more: object) => player.round({ round_id, token: undefined, ...more });
      const won = await house.provider.call('play', late({ actions: [win(500)] }));
      expect(won).toMatchObject({ status: 200, body: { balance: 10_340 } });
      const withToken = await house.provider.call('play', player.round({ round_id, actions: [win(1)] }));
      expect(withToken).toMatchObject({ status: 200, body: { balance: 10_341 } });
      const undone = await house.provider.call('rollback', late({ of: second }));
      expect(undone).toMatchObject({ status: 200, body: { balance: 10_401 } });
      expect(await house.provider.call('end_round', late({}))).toMatchObject({
        status: 200,
        body: { round_state: 'closed' },
      });
      const prize = { id: randomUUID(), player_id: player.externalId, currency: 'EUR', amount: 9, title: 'Race' };
      expect(await house.provider.call('promo_win', prize)).toMatchObject({ status: 200, body: { balance: 10_410 } });
    } finally {
      delete house.closed.refusal;
      await setState('open');
    }
  });

  test('a bet that was taken is answered the same when the session is over since', async () => {
    const player = await house.player();
    const round = player.round({ actions: [bet(100)] });
    const first = await house.provider.call('play', round);
    house.ended.add(`login-${player.playerId}`);
    expect((await house.provider.call('play', round)).bytes).toEqual(first.bytes);
    await house.database.query('delete from games_provider_session where player_id = $1', [player.playerId]);
    expect((await house.provider.call('play', round)).bytes).toEqual(first.bytes);
  });

  test('a refused bet stays refused, whatever has changed', async () => {
    const player = await house.player();
    const round = player.round({ actions: [bet(100)] });
    house.closed.refusal = new Refusal('REGION_RESTRICTED');
    const first = await house.provider.call('play', round);
    delete house.closed.refusal;
    expect(first.body.code).toBe(106);
    expect((await house.provider.call('play', round)).bytes).toEqual(first.bytes);
    expect(await house.balance(player.playerId)).toBe(10_000n);
  });
});
