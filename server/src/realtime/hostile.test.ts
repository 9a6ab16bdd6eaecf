import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { until } from './testing/until.ts';
import { World } from './testing/world.ts';

const world = new World();
afterEach(() => world.stop());

const wins = 'ws:site:public:wins';
const win = {
  player: { nickname: '***' },
  round: { bet: 1, win: 2, currency: 'EUR' },
  game: { identifier: 'd', title: 'd' },
};

describe('hostile input', { timeout: 30_000 }, () => {
  const endings: [name: string, frames: (string | Buffer)[], code: number][] = [
    ['not JSON', ['hello'], 3501],
    ['an empty frame', [''], 3501],
    ['a command before connect', ['{"id":1,"subscribe":{"channel":"ws:site:public:wins"}}'], 3501],
    ['a pong before connect', ['{}'], 3501],
    ['connecting twice', ['{"id":1,"connect":{}}\n{"id":2,"connect":{}}'], 3501],
    ['a command without an id', ['{"id":1,"connect":{}}', '{"subscribe":{"channel":"a"}}'], 3501],
    ['a binary frame', [Buffer.from([0, 255, 1, 2])], 3506],
    ['a message to nobody', ['{"id":1,"connect":{}}', '{"send":{"data":{}}}'], 3508],
    ['a frame over the limit', ['x'.repeat(70_000)], 1009],
    ['deep nesting', ['['.repeat(60_000)], 3501],
    ['broken UTF-8 in a text frame', [], 1007],
  ];
  test.each(endings)('%s ends that connection and no other', async (_name, frames, code) => {
    const server = await world.server();
    const neighbour = await world.client(server.socketUrl).connect();
    const listening = neighbour.listen(wins);
    await listening.ready();
    const raw = await world.raw(server.socketUrl);
    for (const frame of frames) raw.socket.send(frame);
    if (code === 1007) raw.socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect((await raw.closed).code).toBe(code);
    await server.realtime.publish('public:wins', win);
    await listening.received(1);
    await until('its place is free', () => server.realtime.stats().connections === 1);
  });

  test('a flood of commands ends the connection', async () => {
    const server = await world.server({ limits: { commandBurst: 10, commandsPerSecond: 1 } });
    const raw = await world.raw(server.socketUrl);
    raw.say({ id: 1, connect: {} }, ...Array.from({ length: 20 }, (_, index) => ({ id: index + 2, ping: {} })));
    expect(await raw.closed).toEqual({ code: 3013, reason: 'too many requests' });
    expect(raw.replies.length).toBe(10);
  });

  test('a page full of subscriptions, and the same again after a gap, is no flood', async () => {
    const server = await world.server();
    const raw = await world.raw(server.socketUrl);
    const subscribe = (id: number) => ({ id, subscribe: { channel: wins, recover: true, epoch: 'x' } });
    const unsubscribe = (id: number) => ({ id, unsubscribe: { channel: wins } });
    raw.say({ id: 1, connect: {} });
    for (let id = 2; id < 80; id += 2) raw.say(subscribe(id), unsubscribe(id + 1));
    await raw.reply(79);
    expect(raw.socket.readyState).toBe(raw.socket.OPEN);
  });

  test('an upgrade request that is nonsense is refused by the library, not by a crash', async () => {
    const server = await world.server();
    const response = await fetch(`${server.origin}/connection/websocket`);
    expect(response.status).toBe(404);
    const { connect } = await import('node:net');
    const socket = connect(server.port, '127.0.0.1');
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
      socket.write(
        'GET /connection/websocket HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: short\r\n\r\n',
      );
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    expect(server.log.lines).toEqual([]);
  });

  test('random frames, before and after connect, never hurt the hub', async () => {
    const server = await world.server({ limits: { commandBurst: 1_000, maxFrameBytes: 4_096 } });
    const neighbour = await world.client(server.socketUrl).connect();
    const listening = neighbour.listen(wins);
    await listening.ready();
    const method = fc.constantFrom(
      'connect',
      'subscribe',
      'unsubscribe',
      'refresh',
      'ping',
      'publish',
      'rpc',
      'send',
      '__proto__',
    );
    const body = fc.oneof(
      fc.json().map((text) => JSON.parse(text) as unknown),
      fc.record(
        {
          channel: fc.oneof(fc.constant(wins), fc.constant('ws:site:balance#1'), fc.string()),
          token: fc.string(),
          recover: fc.boolean(),
          offset: fc.oneof(fc.nat(), fc.double()),
          epoch: fc.string(),
        },
        { requiredKeys: [] },
      ),
    );
    const command = fc
      .tuple(fc.nat(50), method, body)
      .map(([id, name, value]) => JSON.stringify({ id, [name]: value }));
    const frame = fc.oneof(
      { weight: 4, arbitrary: fc.array(command, { maxLength: 4 }).map((lines) => lines.join('\n')) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 1, arbitrary: fc.json() },
    );
    let published = 0;
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(frame, { maxLength: 6 }), async (isConnected, frames) => {
        const raw = await world.raw(server.socketUrl);
        if (isConnected) raw.say({ id: 1000, connect: {} });
        for (const text of frames) raw.socket.send(text);
        published += 1;
        await server.realtime.publish('public:wins', win);
        await listening.received(published);
        raw.socket.close();
        await raw.closed;
      }),
      { numRuns: deep(100, 150) },
    );
    await until('only the neighbour is left', () => server.realtime.stats().connections === 1);
    expect(server.realtime.stats().channels).toBe(1);
    expect(server.log.lines).toEqual([]);
    expect(neighbour.happened).toEqual(['connecting 0', 'connected']);
  });
});
