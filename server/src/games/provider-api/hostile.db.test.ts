import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logLines } from '../../kit/testing/log-lines.ts';
import { signCall } from './sign-call.ts';
import {
  bet,
  openTestProvider,
  type TestPlayer,
  type TestProvider,
  type TestProviderHouse,
  win,
} from './testing/test-provider.ts';

let house: TestProviderHouse;
let tycho: TestProvider;
let player: TestPlayer;
const { log, lines } = logLines('trace');
beforeAll(async () => {
  house = await openTestProvider({ log });
  tycho = await house.addProvider('tycho');
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});
beforeEach(async () => {
  player = await house.player();
});

/** What everything below must leave as it was. */
const money = async () => {
  const { rows } = await house.database.query<{ count: bigint }>('select count(*) from wallet_transfer');
  return [await house.balance(player.playerId), rows[0]?.count];
};
const seconds = (shift: number) => String(Math.floor(house.clock.now().getTime() / 1000) + shift);

describe('a call that is not signed as it should be', () => {
  const round = () => player.round({ actions: [bet(100)] });

  test('the same request twice: its nonce is used, in every process', async () => {
    const other = await house.anotherProcess();
    const nonce = 'a-nonce-of-sixteen-or-more';
    const body = round();
    expect((await house.provider.call('play', body, { nonce })).status).toBe(200);
    for (const app of [house.app, other.app]) {
      const replayed = await house.provider.call('play', body, { nonce, app });
      expect([replayed.status, replayed.body.code]).toEqual([401, 204]);
    }
    // Nonces of another provider are its own.
    expect((await tycho.call('balance', { token: player.token }, { nonce })).body.code).toBe(102);
    await other.close();
  });

  test('of thirty-two copies sent at once one is taken', async () => {
    const nonce = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => house.provider.call('balance', { token: player.token }, { nonce })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 204)).toHaveLength(31);
  });

  test.each([-61, -3600, 61, 86_400])('a timestamp %i seconds away is refused', async (shift) => {
    const before = await money();
    const answer = await house.provider.call('play', round(), { timestamp: seconds(shift) });
    expect([answer.status, answer.body.code]).toEqual([401, 203]);
    expect(await money()).toEqual(before);
  });

  test.each([-60, -59, 59, 60])('a timestamp %i seconds away is taken', async (shift) => {
    expect((await house.provider.call('play', round(), { timestamp: seconds(shift) })).status).toBe(200);
  });

  test.each<[string, object]>([
    ['another secret', { secret: 'guessed' }],
    ['no secret', { secret: '' }],
    ['a body that was changed', { signedBody: Buffer.from('{"id":"x"}') }],
    ['another path', { headers: { 'x-signature': 'f'.repeat(64) } }],
    ['no signature', { headers: { 'x-signature': '' } }],
    ['a signature in capitals', { headers: { 'x-signature': 'A'.repeat(64) } }],
    ['half a signature', { headers: { 'x-signature': 'a'.repeat(32) } }],
    ['an unknown provider', { headers: { 'x-provider-id': 'nobody' } }],
    ['a provider that is no name', { headers: { 'x-provider-id': "' or 1=1 --" } }],
    ['another provider', { headers: { 'x-provider-id': 'tycho' } }],
    ['a nonce that is too short', { nonce: 'short' }],
    ['a nonce of odd signs', { nonce: 'sixteen characters\u00e9' }],
    ['a timestamp in milliseconds', { timestamp: '1772366400000' }],
    ['a timestamp in words', { timestamp: 'now' }],
    ['a timestamp before 1970', { timestamp: '-100000000' }],
  ])('%s', async (_what, how) => {
    const before = await money();
    const answer = await house.provider.call('play', round(), how);
    expect([answer.status, answer.body.code]).toEqual([401, 202]);
    expect(await money()).toEqual(before);
  });

  test('a signature for another call does not open this one', async () => {
    const body = JSON.stringify(round());
    const [timestamp, nonce] = [seconds(0), randomUUID()];
    const path = '/provider/v1/end_round';
    const signature = signCall(house.provider.secret, {
      timestamp,
      nonce,
      method: 'POST',
      path,
      body: Buffer.from(body),
    });
    const answer = await house.provider.send('play', body, { timestamp, nonce, headers: { 'x-signature': signature } });
    expect(answer.body.code).toBe(202);
  });

  test('what is refused uses up no nonce', async () => {
    const nonce = randomUUID();
    await house.provider.call('balance', { token: player.token }, { nonce, secret: 'wrong' });
    expect((await house.provider.call('balance', { token: player.token }, { nonce })).status).toBe(200);
  });

  test('from an address that is not on the list; ranges and IPv6 are', async () => {
    const range = await house.addProvider('brahe', { allowedAddresses: ['203.0.113.0/24', '2001:db8::/32'] });
    const ask = (address: string) => range.call('balance', { token: player.token }, { address });
    for (const address of ['127.0.0.1', '203.0.114.1', '::1', '2001:db9::1']) {
      expect((await ask(address)).body.code).toBe(205);
    }
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::5']) {
      expect((await ask(address)).body.code).toBe(102);
    }
  });

  test('beyond the rate of the provider; others do not feel it', async () => {
    const slow = await house.addProvider('slow', { callsPerSecond: 2 });
    const answers = await Promise.all(Array.from({ length: 15 }, () => slow.call('balance', { token: player.token })));
    expect(answers.filter(({ body }) => body.code === 102)).toHaveLength(10);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(5);
    expect(limited[0]?.body).toMatchObject({ code: 206, retry_after_seconds: expect.any(Number) });
    expect((await house.provider.call('balance', { token: player.token })).status).toBe(200);
  });
});

describe('secrets', () => {
  test('two are valid while a new one is brought in', async () => {
    const { renewSecret } = await import('./add-provider.ts');
    const { dropPreviousSecret } = await import('./provider-store.ts');
    const { createSealer } = await import('../../kit/index.ts');
    const kuiper = await house.addProvider('kuiper');
    const fresh = await renewSecret(
      { db: house.database, sealer: createSealer(['ab'.repeat(32)]), clock: house.clock },
      'kuiper',
    );
    const ask = (secret: string) => kuiper.call('balance', { token: player.token }, { secret });
    expect((await ask(kuiper.secret)).body.code).toBe(102);
    expect((await ask(fresh)).body.code).toBe(102);
    await dropPreviousSecret(house.database, 'kuiper');
    expect((await ask(kuiper.secret)).body.code).toBe(202);
    expect((await ask(fresh)).body.code).toBe(102);
  });

  test('an old one is taken until its hour, and not a moment longer', async () => {
    const { renewSecret } = await import('./add-provider.ts');
    const { createSealer } = await import('../../kit/index.ts');
    const vesta = await house.addProvider('vesta');
    const until = new Date(house.clock.now().getTime() + 1_000);
    const ports = { db: house.database, sealer: createSealer(['ab'.repeat(32)]), clock: house.clock };
    const fresh = await renewSecret(ports, 'vesta', until);
    const ask = (secret: string) => vesta.call('balance', { token: player.token }, { secret });
    expect((await ask(vesta.secret)).body.code).toBe(102);
    house.clock.advanceMs(1_000);
    expect((await ask(vesta.secret)).body.code).toBe(202);
    expect((await ask(fresh)).body.code).toBe(102);
  });

  test('sealed by a house whose key is gone sign nothing', async () => {
    const lost = await house.addProvider('lost');
    await house.database.query("update games_provider set secret = secret || 'x' where id = 'lost'");
    for (const secret of [lost.secret, '', 'undefined']) {
      expect((await lost.call('balance', { token: player.token }, { secret })).body.code).toBe(202);
    }
  });
});

describe('a signed call that says what it should not', () => {
  const said = (change: Record<string, unknown> = {}) => player.round({ actions: [bet(100)], ...change });
  const without = (field: string) => {
    const { [field]: _gone, ...rest } = said();
    return rest;
  };
  const refuses = async (name: string, body: string | Buffer, code: number) => {
    const before = await money();
    const answer = await house.provider.send(name, body);
    expect(answer.body.code).toBe(code);
    expect(answer.status).toBeLessThan(500);
    expect(await money()).toEqual(before);
    return answer;
  };

  test.each<[string, unknown]>(
    [-1, 0, -0, 1.5, 0.1, 1e300, 2 ** 53, 1e15 + 1, '100', null, true, [], {}, 'NaN', '1e3'].map((amount) => [
      JSON.stringify(amount),
      amount,
    ]),
  )('a bet of %s', async (_text, amount) => {
    await refuses('play', JSON.stringify(said({ actions: [{ ...bet(1), amount }] })), 201);
  });

  test.each([-1, 1.5, 1e16, '5', null])('a win of %j', async (amount) => {
    await refuses('play', JSON.stringify(said({ actions: [bet(1), { ...win(1), amount }] })), 201);
  });

  test.each(['1e400', '-1e400', '100000000000000000000', '0x10', '1_000', '+1', '01', '.5', 'NaN', 'Infinity'])(
    'the number %s',
    async (text) => {
      const body = JSON.stringify(said({ actions: [bet(424_242)] })).replace('424242', text);
      const before = await money();
      const answer = await house.provider.send('play', body);
      expect([200, 201]).toContain(answer.body.code);
      expect(await money()).toEqual(before);
    },
  );

  test.each<[string, () => object, number]>([
    ['no actions', () => said({ actions: [] }), 201],
    ['a thousand actions', () => said({ actions: Array.from({ length: 1_000 }, () => bet(1)) }), 207],
    ['fifty-one actions', () => said({ actions: Array.from({ length: 51 }, () => bet(1)) }), 201],
    ['actions that are no list', () => said({ actions: { 0: bet(1), length: 1 } }), 201],
    ['an action of no kind', () => said({ actions: [{ ...bet(1), type: 'gift' }] }), 201],
    ['an unknown field', () => said({ bonus: 5 }), 201],
    ['an unknown field in an action', () => said({ actions: [{ ...bet(1), currency: 'BTC' }] }), 201],
    ['no token with a bet', () => without('token'), 201],
    ['no id', () => without('id'), 201],
    ['no player', () => without('player_id'), 201],
    ['an id of 101 signs', () => said({ id: 'x'.repeat(101) }), 201],
    ['an id with a blank', () => said({ id: 'a b' }), 201],
    ['an id with a NUL', () => said({ id: 'a\0b' }), 201],
    ['an empty id', () => said({ id: '' }), 201],
    ['a currency nobody has', () => said({ currency: 'XXX' }), 201],
    ['another currency than the session', () => said({ currency: 'BTC' }), 108],
    ['a game that is no name', () => said({ game: '../../etc' }), 201],
    ['another game than the session', () => said({ game: 'kepler/ThreeLights' }), 102],
    ['a token that is none', () => said({ token: 'x'.repeat(43) }), 102],
    ['a player that is no uuid', () => said({ player_id: '1' }), 201],
    ['a player nobody knows', () => said({ player_id: randomUUID() }), 101],
    ['finished in words', () => said({ finished: 'yes' }), 201],
    ['__proto__', () => JSON.parse('{"__proto__": {"id": "x"}, "constructor": 1}'), 201],
  ])('%s', async (_what, body, code) => {
    await refuses('play', JSON.stringify(body()), code);
  });

  test('fields that are wrong are named', async () => {
    const { body } = await refuses('play', JSON.stringify(said({ currency: 1, actions: [bet(-1)] })), 201);
    expect(body.fields).toEqual(['currency', 'actions.0.amount']);
  });

  test.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '5'],
    ['two objects', '{}{}'],
    ['a byte order mark', '\ufeff{}'],
    ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['half a surrogate as bytes', Buffer.from([0xed, 0xa0, 0x80])],
    ['a field twice', '{"token":"a","token":"b"}'],
    ['a field twice, once in escapes', '{"token":"a","\\u0074oken":"b"}'],
    ['a field twice, far apart', `{"token":"a",${' '.repeat(500)}"token"${'\n'.repeat(500)}:"b"}`],
    ['a field twice, deep inside', '{"actions":[{"id":"a","amount":1,"amount":2}]}'],
    ['a thousand brackets', `{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
    ['sixty thousand brackets', '['.repeat(60_000)],
    ['form fields', 'token=a&amount=1'],
  ])('a body of %s', async (_what, body) => {
    for (const name of ['play', 'session']) await refuses(name, body, 200);
  });

  test('the same name in two objects, and in a text, is no twin', async () => {
    const ids = { actions: [bet(1, '"id":"id":'), win(1, '{"id":1,"id":2}')] };
    expect((await house.provider.call('play', player.round(ids))).status).toBe(200);
  });

  test('a megabyte', async () => {
    const answer = await refuses('play', JSON.stringify({ id: 'x'.repeat(1_000_000) }), 207);
    expect(answer.status).toBe(413);
  });

  test.each(['/provider/v1/nothing', '/provider/v1', '/provider/v1/play/more', '/provider/v1/%ff'])(
    '%s is no call',
    async (path) => {
      const answer = await house.provider.send('', '{}', { path });
      expect([400, 404]).toContain(answer.status);
    },
  );

  test('GET is no call', async () => {
    const response = await house.app.inject({ url: '/provider/v1/play' });
    expect([response.statusCode, response.json().code]).toEqual([404, 208]);
  });

  test('a win that no wallet can hold is refused, and the house stays up', async () => {
    const round_id = randomUUID();
    await house.provider.call('play', player.round({ round_id, actions: [bet(1)] }));
    const codes = [];
    for (let time = 0; time < 12; time++) {
      const { body } = await house.provider.call('play', player.round({ round_id, actions: [win(1e15)] }));
      codes.push(body.code ?? 'taken');
    }
    expect(new Set(codes)).toEqual(new Set(['taken', 109]));
  });
});

describe('what belongs to another provider', () => {
  test('its tokens, players and rounds are not there', async () => {
    const round_id = randomUUID();
    const stake = bet(100);
    await house.provider.call('play', player.round({ round_id, actions: [stake] }));
    const before = await money();
    expect((await tycho.call('session', { token: player.token })).body.code).toBe(102);
    expect((await tycho.call('balance', { token: player.token })).body.code).toBe(102);
    for (const [name, more] of [
      ['play', { actions: [bet(1)] }],
      ['play', { actions: [win(1)] }],
      ['rollback', { of: stake.id }],
      ['end_round', {}],
    ] as const) {
      expect((await tycho.call(name, player.round({ round_id, ...more }))).body.code).toBe(101);
    }
    const prize = { id: randomUUID(), player_id: player.externalId, currency: 'EUR', amount: 1, title: 'x' };
    expect((await tycho.call('promo_win', prize)).body.code).toBe(101);

    // A player of its own does not reach the round either: it is another round.
    const own = await house.player({ provider: tycho });
    expect((await tycho.call('play', own.round({ round_id, actions: [win(500)] }))).body.code).toBe(302);
    const undone = await tycho.call('rollback', own.round({ round_id, of: stake.id }));
    expect(undone.body.actions[0].state).toBe('tombstone');
    expect((await house.roundOf(round_id))?.state).toBe('open');
    expect((await money())[0]).toEqual(before[0]);
  });

  test('a token of one player does not stake for another', async () => {
    const stranger = await house.player();
    const answer = await house.provider.call('play', player.round({ token: stranger.token, actions: [bet(5)] }));
    expect(answer.body.code).toBe(102);
  });

  test('a round of one player is not another’s', async () => {
    const stranger = await house.player();
    const round_id = randomUUID();
    await house.provider.call('play', player.round({ round_id, actions: [bet(100)] }));
    for (const actions of [[bet(1)], [win(1)]]) {
      expect((await house.provider.call('play', stranger.round({ round_id, actions }))).body.code).toBe(300);
    }
    expect(await house.balance(stranger.playerId)).toBe(10_000n);
  });
});

test('no secret and no token is in the log, and nothing above was a mistake of ours', () => {
  const log = lines.join('');
  expect(log).toContain('a provider call was refused');
  expect(log).not.toContain(player.token);
  expect(log).not.toContain(house.provider.secret);
  expect(log).not.toContain('"level":"error"');
});
