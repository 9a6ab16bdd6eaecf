import { afterEach, describe, expect, test } from 'vitest';
import { until } from './testing/until.ts';
import { note, testSecret, World, win, wins } from './testing/world.ts';
import { signToken } from './token.ts';

const world = new World();
afterEach(() => world.stop());

describe('connecting and listening [LIVE-01]', { timeout: 30_000 }, () => {
  test('a guest without a token hears public channels', async () => {
    const server = await world.server();
    const client = await world.client(server.socketUrl).connect();
    const listening = client.listen(wins);
    await listening.ready();
    await server.realtime.publish('public:wins', win('Dice'));
    expect(await listening.received(1)).toEqual([win('Dice')]);
    expect(server.realtime.stats()).toMatchObject({
      connections: 1,
      players: 0,
      channels: 1,
      published: 1,
      delivered: 1,
    });
  });

  test('a guest with a guest token, as the subscription call gives it, hears them too', async () => {
    const server = await world.server();
    const { token, user } = server.realtime.subscriptionFor(null, server.origin);
    expect(user).toBe('');
    expect(token).not.toBe('');
    const client = await world.client(server.socketUrl, { token }).connect();
    await client.listen(wins).ready();
  });

  test('a player hears the own private channels, every one of them', async () => {
    const server = await world.server();
    const client = await world.client(server.socketUrl, { token: server.realtime.connectionToken(42) }).connect();
    const { privateChannels } = await import('@halley/contract');
    const listenings = privateChannels.map((name) => client.listen(`ws:site:${name}#42`));
    await Promise.all(listenings.map((listening) => listening.ready()));
    for (const name of privateChannels) await server.realtime.publishToPlayer(42, name, note(1) as never);
    for (const listening of listenings) expect(await listening.received(1)).toEqual([note(1)]);
    expect(server.realtime.stats().players).toBe(1);
  });

  test('an unsubscribed channel is silent, and the channel is forgotten', async () => {
    const server = await world.server();
    const client = await world.client(server.socketUrl).connect();
    const listening = client.listen(wins);
    await listening.ready();
    listening.subscription.unsubscribe();
    await until('nobody listens', () => server.realtime.stats().channels === 0);
    await server.realtime.publish('public:wins', win('Dice'));
    expect(server.realtime.stats().delivered).toBe(0);
  });

  test('ten thousand publications arrive in order and without loss', async () => {
    const server = await world.server();
    const client = await world.client(server.socketUrl, { token: server.realtime.connectionToken(7) }).connect();
    const listening = client.listen('ws:site:personal_notifications#7');
    await listening.ready();
    for (let id = 1; id <= 10_000; id += 1) {
      await server.realtime.publishToPlayer(7, 'personal_notifications', note(id));
      if (id % 500 === 0) await new Promise(setImmediate);
    }
    const received = (await listening.received(10_000, 20_000)) as { id: number }[];
    expect(received.map(({ id }) => id)).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1));
    expect(server.realtime.stats().slowConsumers).toBe(0);
  });

  test('pings keep a connection, and a client that does not answer them is let go', async () => {
    const server = await world.server({ pingIntervalMs: 50, limits: { pongTimeoutMs: 100 } });
    const client = await world.client(server.socketUrl).connect();
    const mute = await world.raw(server.socketUrl);
    mute.say({ id: 1, connect: {} });
    expect(await mute.closed).toEqual({ code: 3012, reason: 'no pong' });
    await until('only the answering one is left', () => server.realtime.stats().connections === 1);
    expect(client.happened).toEqual(['connecting 0', 'connected']);
  });
});

describe('private channels [LIVE-01]', { timeout: 30_000 }, () => {
  const refusals: [who: string, playerId: number | null, channel: string, code: number][] = [
    ['another player', 43, 'ws:site:balance#42', 103],
    ['a guest', null, 'ws:site:balance#42', 103],
    ['a guest', null, 'ws:site:$analytics#42', 103],
    ['another player', 43, 'ws:site:$analytics#42', 103],
    ['anyone, without a player', 42, 'ws:site:balance', 102],
    ['anyone, with an empty player', null, 'ws:site:balance#', 102],
    ['anyone, with two players', 42, 'ws:site:balance#42,43', 102],
    ['anyone, with another spelling of the id', 42, 'ws:site:balance#042', 102],
    ['anyone, with an unknown name', 42, 'ws:site:secrets#42', 102],
    ['anyone, with another client name', 42, 'ws:other:balance#42', 102],
    ['anyone, with a public name made private', 42, 'ws:site:public:wins#42', 102],
    ['anyone, with a name of Object.prototype', 42, 'ws:site:constructor#42', 102],
  ];
  test.each(refusals)('are refused to %s (%s, %s)', async (_who, playerId, channel, code) => {
    const server = await world.server();
    const token = server.realtime.connectionToken(playerId);
    const client = await world.client(server.socketUrl, { token }).connect();
    const listening = client.listen(channel);
    await until('the answer comes', () => listening.happened.includes(`unsubscribed ${code}`));
    await server.realtime.publishToPlayer(42, 'balance', note(1) as never);
    expect(listening.data).toEqual([]);
    expect(client.centrifuge.state).toBe('connected');
  });

  test('clients may not publish, call or ask for history', async () => {
    const server = await world.server();
    const client = await world.client(server.socketUrl, { token: server.realtime.connectionToken(42) }).connect();
    const listening = client.listen('ws:site:balance#42');
    await listening.ready();
    await expect(listening.subscription.publish({ amount_cents: 1 })).rejects.toMatchObject({ code: 103 });
    await expect(client.centrifuge.rpc('give', {})).rejects.toMatchObject({ code: 108 });
    await expect(listening.subscription.history({ limit: 1 })).rejects.toMatchObject({ code: 108 });
    await expect(listening.subscription.presence()).rejects.toMatchObject({ code: 108 });
    expect(listening.data).toEqual([]);
  });
});

describe('tokens', { timeout: 30_000 }, () => {
  test('an expired token makes the client fetch a new one and go on', async () => {
    const server = await world.server();
    const expired = signToken(testSecret, { user: '42', expiresAtSec: Math.floor(Date.now() / 1000) - 1 });
    let fetched = 0;
    const getToken = async () => {
      fetched += 1;
      return server.realtime.connectionToken(42);
    };
    const client = await world.client(server.socketUrl, { token: expired, getToken }).connect();
    expect(fetched).toBe(1);
    expect(client.happened).toContain('error connect 109');
    await client.listen('ws:site:balance#42').ready();
  });

  test('[F-64] the token is for connecting only: the reply names no end, and a connection outlives it', async () => {
    let aheadMs = 0;
    const clock = { now: () => new Date(Date.now() + aheadMs) };
    const server = await world.server({ clock, tokenTtlSec: 900 });
    const token = server.realtime.connectionToken(42);
    const raw = await world.raw(server.socketUrl);
    raw.say({ id: 1, connect: { token } }, { id: 2, subscribe: { channel: 'ws:site:balance#42' } });
    expect(await raw.reply(1)).toEqual({
      id: 1,
      connect: { client: expect.any(String), version: 'halley', ping: 25, pong: true },
    });
    expect(Object.keys((await raw.reply(2)).subscribe as object)).not.toContain('expires');
    aheadMs = 3_600_000;
    await until('the server pings', () => raw.replies.some((reply) => Object.keys(reply).length === 0));
    raw.say({}, { id: 3, ping: {} });
    expect(await raw.reply(3)).toEqual({ id: 3, ping: {} });
    const late = await world.raw(server.socketUrl);
    late.say({ id: 1, connect: { token } });
    expect(await late.reply(1)).toMatchObject({ error: { code: 109 } });
  });

  test('a refresh is answered and prolongs nothing', async () => {
    const server = await world.server();
    const raw = await world.raw(server.socketUrl);
    const token = server.realtime.connectionToken(42);
    raw.say({ id: 1, connect: { token } }, { id: 2, refresh: { token } });
    expect(await raw.reply(2)).toEqual({ id: 2, refresh: { client: expect.any(String), version: 'halley' } });
  });

  test.each([
    ['of another secret', signToken('another secret', { user: '42', expiresAtSec: 4_000_000_000 })],
    ['that is not one', 'x.y.z'],
    ['with a user that is no id', signToken(testSecret, { user: '42 or 1=1', expiresAtSec: 4_000_000_000 })],
  ])('a token %s ends the connection for good', async (_what, token) => {
    const server = await world.server();
    const client = world.client(server.socketUrl, { token });
    client.centrifuge.connect();
    await until('the client gave up', () => client.happened.includes('disconnected 3500'));
  });

  test('a refresh with the token of another player ends the connection', async () => {
    const server = await world.server();
    const raw = await world.raw(server.socketUrl);
    raw.say({ id: 1, connect: { token: server.realtime.connectionToken(42) } });
    raw.say({ id: 2, refresh: { token: server.realtime.connectionToken(43) } });
    expect(await raw.closed).toMatchObject({ code: 3500 });
  });

  test('disconnectPlayer ends all connections of that player and no other', async () => {
    const server = await world.server();
    const connect = (playerId: number) =>
      world.client(server.socketUrl, { token: server.realtime.connectionToken(playerId) }).connect();
    const [first, second, other] = await Promise.all([connect(42), connect(42), connect(43)]);
    await server.realtime.disconnectPlayer(42);
    await until('both are told', () => [first, second].every((one) => one.happened.includes('disconnected 3503')));
    expect(other.centrifuge.state).toBe('connected');
    await until('the count follows', () => server.realtime.stats().connections === 1);
  });
});

describe('sessions of players', { timeout: 30_000 }, () => {
  const openSessions = (open: Set<string>) => async (ids: readonly string[]) =>
    new Set(ids.filter((id) => open.has(id)));

  test('[F-04] a token is refused once its session has ended, and one without a session always', async () => {
    const open = new Set(['7', '8']);
    const server = await world.server({ openSessions: openSessions(open) });
    const token = server.realtime.connectionToken(42, '7');
    const first = await world.client(server.socketUrl, { token }).connect();
    await first.listen('ws:site:balance#42').ready();
    open.delete('7');
    for (const used of [token, server.realtime.connectionToken(42)]) {
      const raw = await world.raw(server.socketUrl);
      raw.say({ id: 1, connect: { token: used } }, { id: 2, subscribe: { channel: 'ws:site:balance#42' } });
      expect(await raw.closed).toEqual({ code: 3500, reason: 'invalid token' });
      expect(raw.replies).toEqual([]);
    }
    await world.client(server.socketUrl, { token: server.realtime.connectionToken(42, '8') }).connect();
  });

  test('what a client says while its session is looked up is obeyed afterwards, in order', async () => {
    const looking = Promise.withResolvers<ReadonlySet<string>>();
    const server = await world.server({ openSessions: () => looking.promise });
    const raw = await world.raw(server.socketUrl);
    raw.say({ id: 1, connect: { token: server.realtime.connectionToken(42, '7') } });
    raw.say({ id: 2, subscribe: { channel: 'ws:site:balance#42' } }, { id: 3, ping: {} });
    await until('the player is being looked up', () => server.realtime.stats().players === 1);
    looking.resolve(new Set(['7']));
    await raw.reply(3);
    expect(raw.replies.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('a session that ends while it is looked up ends the connection, whatever the answer', async () => {
    const looking = Promise.withResolvers<ReadonlySet<string>>();
    const server = await world.server({ openSessions: () => looking.promise });
    const raw = await world.raw(server.socketUrl);
    raw.say({ id: 1, connect: { token: server.realtime.connectionToken(42, '7') } });
    await until('the player is being looked up', () => server.realtime.stats().players === 1);
    await server.realtime.disconnectPlayer(42, '7');
    looking.resolve(new Set(['7']));
    expect(await raw.closed).toMatchObject({ code: 3503 });
    expect(raw.replies).toEqual([]);
  });

  test('when nobody can say whether it is open, the client is told to come back', async () => {
    const server = await world.server({ openSessions: () => Promise.reject(new Error('no database')) });
    const raw = await world.raw(server.socketUrl);
    raw.say({ id: 1, connect: { token: server.realtime.connectionToken(42, '7') } });
    expect(await raw.closed).toMatchObject({ code: 3004 });
  });

  test('[F-64] the end of a session ends its connections and no other of the player', async () => {
    const server = await world.server({ openSessions: openSessions(new Set(['7', '8'])) });
    const connect = (session: string) =>
      world.client(server.socketUrl, { token: server.realtime.connectionToken(42, session) }).connect();
    const [ended, other] = await Promise.all([connect('7'), connect('8')]);
    await server.realtime.disconnectPlayer(42, '7');
    await until('it is told', () => ended.happened.includes('disconnected 3503'));
    expect(other.centrifuge.state).toBe('connected');
  });

  test('[F-64] a session that runs out in silence ends its connection too', async () => {
    const open = new Set(['7', '8']);
    const server = await world.server({ openSessions: openSessions(open), limits: { sessionCheckMs: 20 } });
    const connect = (session: string) =>
      world.client(server.socketUrl, { token: server.realtime.connectionToken(42, session) }).connect();
    const [ranOut, other] = await Promise.all([connect('7'), connect('8')]);
    open.delete('7');
    await until('it is told', () => ranOut.happened.includes('disconnected 3503'));
    expect(other.centrifuge.state).toBe('connected');
  });
});

describe('coming back', { timeout: 30_000 }, () => {
  async function listenerOf(options: Parameters<World['server']>[0] = {}) {
    const server = await world.server(options);
    const client = await world.client(server.socketUrl, { token: server.realtime.connectionToken(42) }).connect();
    const listening = client.listen('ws:site:personal_notifications#42');
    await listening.ready();
    const publish = (id: number) => server.realtime.publishToPlayer(42, 'personal_notifications', note(id));
    const goAway = async () => {
      client.centrifuge.disconnect();
      await until('the server noticed', () => server.realtime.stats().connections === 0);
    };
    const comeBack = () => client.centrifuge.connect();
    return { server, listening, publish, goAway, comeBack };
  }

  test('what was missed is there again, once and in order', async () => {
    const { listening, publish, server } = await listenerOf();
    await publish(1);
    await listening.received(1);
    // As when a tunnel or a lift takes the line away: nobody says goodbye.
    for (const socket of server.sockets()) socket.destroy();
    await publish(2);
    await publish(3);
    expect(await listening.received(3)).toEqual([note(1), note(2), note(3)]);
    await publish(4);
    await listening.received(4);
    expect(listening.offsets).toEqual([1, 2, 3, 4]);
    expect(listening.happened).toEqual(['subscribing 0', 'subscribed', 'subscribing 1', 'recovered true']);
    expect(server.realtime.stats()).toMatchObject({ recovered: 1, unrecovered: 0 });
  });

  test('nothing missed counts as recovered', async () => {
    const { listening, goAway, comeBack } = await listenerOf();
    await goAway();
    comeBack();
    await until('it is back', () => listening.happened.includes('recovered true'));
  });

  test('more missed than remembered: the client is told to reload', async () => {
    const { listening, publish, goAway, comeBack, server } = await listenerOf({ history: { size: 3 } });
    await publish(1);
    await listening.received(1);
    await goAway();
    for (let id = 2; id <= 6; id += 1) await publish(id);
    comeBack();
    await until('it is back', () => listening.happened.includes('recovered false'));
    expect(listening.data).toEqual([note(1)]);
    await publish(7);
    expect(await listening.received(2)).toEqual([note(1), note(7)]);
    expect(server.realtime.stats()).toMatchObject({ recovered: 0, unrecovered: 1 });
  });

  test('history that ran out: the client is told to reload', async () => {
    let aheadMs = 0;
    const clock = { now: () => new Date(Date.now() + aheadMs) };
    const { listening, publish, goAway, comeBack } = await listenerOf({ clock, history: { ttlMs: 60_000 } });
    await publish(1);
    await listening.received(1);
    await goAway();
    await publish(2);
    aheadMs = 60_001;
    comeBack();
    await until('it is back', () => listening.happened.includes('recovered false'));
  });

  test('a restarted server is another epoch: the client is told to reload', async () => {
    const { server, listening, publish } = await listenerOf();
    await publish(1);
    await listening.received(1);
    await server.stop();
    const next = await world.server({ port: server.port });
    await until('it is back', () => listening.happened.includes('recovered false'), 10_000);
    await next.realtime.publishToPlayer(42, 'personal_notifications', note(2));
    expect(await listening.received(2)).toEqual([note(1), note(2)]);
  });
});
