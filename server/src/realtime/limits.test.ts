import { afterEach, describe, expect, test } from 'vitest';
import { createRealtime } from './create-realtime.ts';
import { until } from './testing/until.ts';
import { memoryLog, note, testSecret, World, win, wins } from './testing/world.ts';

const world = new World();
afterEach(() => world.stop());

describe('limits', { timeout: 30_000 }, () => {
  test('connections beyond the limit are refused before they cost anything, and may come later', async () => {
    const server = await world.server({ limits: { maxConnections: 2 } });
    const first = await world.raw(server.socketUrl);
    await world.raw(server.socketUrl);
    await expect(world.raw(server.socketUrl)).rejects.toThrow('status 503');
    const waiting = world.client(server.socketUrl);
    waiting.centrifuge.connect();
    await until('it was refused', () => waiting.happened.some((event) => event.startsWith('error transport')));
    first.socket.close();
    await until('it got the free place', () => waiting.happened.includes('connected'));
    expect(server.realtime.stats().refusedUpgrades).toBeGreaterThanOrEqual(2);
  });

  test('one player cannot take all places', async () => {
    const server = await world.server({ limits: { maxConnectionsPerPlayer: 1 } });
    const token = server.realtime.connectionToken(42);
    await world.client(server.socketUrl, { token }).connect();
    const second = world.client(server.socketUrl, { token });
    second.centrifuge.connect();
    await until('the second is refused', () => second.happened.includes('disconnected 3504'));
    await world.client(server.socketUrl, { token: server.realtime.connectionToken(43) }).connect();
  });

  test('channels per connection', async () => {
    const server = await world.server({ limits: { maxChannelsPerConnection: 1 } });
    const raw = await world.raw(server.socketUrl);
    raw.say({ id: 1, connect: {} }, { id: 2, subscribe: { channel: wins } }, { id: 3, subscribe: { channel: wins } });
    raw.say({ id: 4, subscribe: { channel: 'ws:site:public:jackpots_changes' } });
    expect(await raw.reply(3)).toMatchObject({ error: { code: 105 } });
    expect(await raw.reply(4)).toMatchObject({ error: { code: 106 } });
  });

  test('a consumer that does not read is let go, and the others do not notice', async () => {
    const server = await world.server({ limits: { maxBufferedBytes: 64 * 1024, closeTimeoutMs: 100 } });
    const slow = await world.raw(server.socketUrl);
    slow.say({ id: 1, connect: {} }, { id: 2, subscribe: { channel: wins } });
    await slow.reply(2);
    slow.socket.pause();
    const reader = await world.client(server.socketUrl).connect();
    const listening = reader.listen(wins);
    await listening.ready();
    const long = 'x'.repeat(32 * 1024);
    let sent = 0;
    await until(
      'the slow one is noticed',
      async () => {
        sent += 1;
        await server.realtime.publish('public:wins', win(long));
        await listening.received(sent);
        return server.realtime.stats().slowConsumers === 1;
      },
      15_000,
    );
    await until('its socket is gone', () => server.realtime.stats().connections === 1);
    await server.realtime.publish('public:wins', win('after'));
    await listening.received(sent + 1);
    expect(reader.happened).toEqual(['connecting 0', 'connected']);
  });

  test('a socket that never connects is closed', async () => {
    const server = await world.server({ limits: { connectTimeoutMs: 50 } });
    const raw = await world.raw(server.socketUrl);
    expect(await raw.closed).toEqual({ code: 3502, reason: 'stale' });
  });
});

describe('upgrades', { timeout: 30_000 }, () => {
  test('pages of other sites are kept out, the own host and named ones are not', async () => {
    const server = await world.server({ allowedOrigins: ['https://play.halley.test'] });
    await expect(world.raw(server.socketUrl, { origin: 'https://evil.test' })).rejects.toThrow('status 403');
    await expect(world.raw(server.socketUrl, { origin: 'null' })).rejects.toThrow('status 403');
    await world.raw(server.socketUrl, { origin: server.origin });
    await world.raw(server.socketUrl, { origin: 'https://play.halley.test' });
  });

  test('another path is 404 when nobody else would answer', async () => {
    const server = await world.server();
    await expect(world.raw(`ws://127.0.0.1:${server.port}/other`)).rejects.toThrow('status 404');
  });

  test('another path is left to whoever listens for it', async () => {
    const server = await world.server();
    server.http.on('upgrade', (request, socket) => {
      if (request.url === '/other') socket.end('HTTP/1.1 418 Teapot\r\n\r\n');
    });
    await expect(world.raw(`ws://127.0.0.1:${server.port}/other`)).rejects.toThrow('status 418');
    await world.raw(`${server.socketUrl}?cf_ws_frame=1`);
  });
});

describe('closing', { timeout: 30_000 }, () => {
  test('clients are told to come back, and do so elsewhere', async () => {
    const server = await world.server();
    const client = await world.client(server.socketUrl).connect();
    const startedMs = performance.now();
    await server.stop();
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    await until('the client was told', () => client.happened.includes('connecting 3001'));
    await world.server({ port: server.port });
    await until('it is connected again', () => client.centrifuge.state === 'connected');
  });

  test('who does not say goodbye is cut when the time is over', async () => {
    const server = await world.server({ shutdownMs: 100 });
    const raw = await world.raw(server.socketUrl);
    raw.say({ id: 1, connect: {} });
    await raw.reply(1);
    raw.socket.pause();
    const startedMs = performance.now();
    await server.realtime.close();
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    expect(server.realtime.stats().connections).toBe(0);
  });
});

describe('publishing', { timeout: 30_000 }, () => {
  const realtime = () => createRealtime({ secret: testSecret, log: memoryLog() });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 60])('a player id of %s is a mistake', async (playerId) => {
    const one = realtime();
    await expect(one.publishToPlayer(playerId, 'balance', note(1) as never)).rejects.toThrow('not a player id');
    expect(() => one.connectionToken(playerId)).toThrow('not a player id');
    await one.close();
  });

  test('an unknown channel, a private one as public, and nothing at all are mistakes', async () => {
    const one = realtime();
    await expect(one.publish('public:rumours' as never, {} as never)).rejects.toThrow('not a public channel');
    await expect(one.publish('balance' as never, {} as never)).rejects.toThrow('not a public channel');
    await expect(one.publishToPlayer(1, 'public:wins' as never, {} as never)).rejects.toThrow('not a private channel');
    await expect(one.publish('public:wins', undefined as never)).rejects.toThrow('nothing to publish');
    await one.close();
  });
});
