import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRealtime } from './create-realtime.ts';
import { RealtimeChild } from './testing/realtime-child.ts';
import { RedisServer } from './testing/redis-server.ts';
import { Switchboard } from './testing/switchboard.ts';
import { until } from './testing/until.ts';
import { memoryLog, testSecret, World } from './testing/world.ts';

const channel = 'personal_notifications';
const note = (id: number) => ({ id, title: `note ${id}`, text: '' });
const ids = (data: unknown[]) => (data as { id: number }[]).map(({ id }) => id);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('two processes over a real Redis', { timeout: 30_000 }, () => {
  const world = new World();
  let redis: RedisServer;
  let a: RealtimeChild;
  let b: RealtimeChild;
  let player = 0;
  const tokens = createRealtime({ secret: testSecret, log: memoryLog() });

  beforeAll(async () => {
    redis = await RedisServer.start();
  }, 30_000);
  afterAll(async () => {
    await Promise.all([a?.stop(), b?.stop(), tokens.close()]);
    await redis?.stop();
  });

  const startChild = () => RealtimeChild.start({ secret: testSecret, redisUrl: redis.url });
  /** Processes are kept from test to test unless one ended them; each test has a player of its own. */
  beforeEach(async () => {
    player += 1;
    if (!a?.isRunning) a = await startChild();
    if (!b?.isRunning) b = await startChild();
    await bothHealthy();
  }, 30_000);
  afterEach(() => world.stop());

  const isHealthy = async (child: RealtimeChild) => (await child.ask({ kind: 'stats' })).isHealthy;
  const bothHealthy = () =>
    until('both processes have Redis', async () => (await isHealthy(a)) && (await isHealthy(b)));
  const bothAway = () => until('both processes miss Redis', async () => !(await isHealthy(a)) && !(await isHealthy(b)));
  const publish = (child: RealtimeChild, id: number) =>
    child.ask({ kind: 'publish', playerId: player, channel, data: note(id) });

  async function listenAt(url: string) {
    const client = await world.client(url, { token: tokens.connectionToken(player) }).connect();
    const listening = client.listen(`ws:site:${channel}#${player}`);
    await listening.ready();
    return { client, listening };
  }

  test('what is published in one is heard in the other, and in itself, once', async () => {
    const [inA, inB] = await Promise.all([listenAt(a.socketUrl), listenAt(b.socketUrl)]);
    expect(await publish(a, 1)).toBe('published');
    expect(await publish(b, 2)).toBe('published');
    expect(ids(await inA.listening.received(2))).toEqual([1, 2]);
    expect(ids(await inB.listening.received(2))).toEqual([1, 2]);
    expect(inB.listening.offsets).toEqual([1, 2]);
  });

  test('both publish two thousand at once: every listener hears all of them in one and the same order', async () => {
    const [inA, inB] = await Promise.all([listenAt(a.socketUrl), listenAt(b.socketUrl)]);
    const many = (from: number) => upTo(2_000).map((id) => note(from + id));
    await Promise.all([
      a.ask({ kind: 'publishMany', playerId: player, channel, data: many(0) }),
      b.ask({ kind: 'publishMany', playerId: player, channel, data: many(10_000) }),
    ]);
    const [heardA, heardB] = [await inA.listening.received(4_000), await inB.listening.received(4_000)].map(ids);
    expect(heardA).toEqual(heardB);
    expect(heardA!.filter((id) => id <= 10_000)).toEqual(upTo(2_000));
    expect(heardA!.filter((id) => id > 10_000)).toEqual(upTo(2_000).map((id) => id + 10_000));
    expect(inA.listening.offsets).toEqual(upTo(4_000));
  });

  test('a client whose process dies goes on in the other with nothing lost', async () => {
    const board = await Switchboard.to(a.port);
    world.onStop(() => board.stop());
    const { listening } = await listenAt(board.socketUrl);
    await publish(b, 1);
    await listening.received(1);
    await a.stop('SIGKILL');
    await publish(b, 2);
    await publish(b, 3);
    board.switchTo(b.port);
    expect(ids(await listening.received(3))).toEqual([1, 2, 3]);
    expect(listening.happened.at(-1)).toBe('recovered true');
    await publish(b, 4);
    expect(ids(await listening.received(4))).toEqual([1, 2, 3, 4]);
  });

  test('a process that stops in good order sends its clients to the other', async () => {
    const board = await Switchboard.to(a.port);
    world.onStop(() => board.stop());
    const { client, listening } = await listenAt(board.socketUrl);
    board.switchTo(b.port);
    await until('it moved', () => listening.happened.includes('recovered true'));
    const before = client.happened.length;
    board.switchTo(a.port);
    await until('it moved back', () => client.happened.length >= before + 2);
    const stopping = a.stop();
    board.switchTo(b.port);
    await stopping;
    await publish(b, 1);
    expect(ids(await listening.received(1))).toEqual([1]);
  });

  test('disconnectPlayer reaches the other process', async () => {
    const { client } = await listenAt(b.socketUrl);
    await a.ask({ kind: 'disconnect', playerId: player });
    await until('the client is disconnected', () => client.happened.includes('disconnected 3503'));
  });

  test('[F-109] a disconnect while Redis is away is not taken for done: asked again, it reaches the other process', async () => {
    const { client } = await listenAt(b.socketUrl);
    await redis.kill();
    await bothAway();
    expect(await a.ask({ kind: 'disconnect', playerId: player })).toBe('not told');
    expect(client.happened).not.toContain('disconnected 3503');
    await redis.start();
    await bothHealthy();
    expect(await a.ask({ kind: 'disconnect', playerId: player })).toBe('told');
    await until('the client is disconnected', () => client.happened.includes('disconnected 3503'));
  });

  test('a process that lost its line to Redis for a moment fills the gap, and clients do not notice', async () => {
    const { listening } = await listenAt(b.socketUrl);
    await publish(a, 1);
    await listening.received(1);
    const clients = String(await redis.run('CLIENT', 'LIST'));
    const line = clients.split('\n').find((client) => client.includes(`name=halley-live-news-${b.pid} `));
    await redis.run('CLIENT', 'KILL', 'ID', /\bid=(\d+)/.exec(line ?? '')![1]!);
    expect(await publish(a, 2)).toBe('published');
    await bothHealthy();
    await publish(a, 3);
    expect(ids(await listening.received(3))).toEqual([1, 2, 3]);
    expect(listening.happened).toEqual(['subscribing 0', 'subscribed']);
  });

  test('Redis dies: each process serves its own; when it is back everyone reloads and goes on', async () => {
    const [inA, inB] = await Promise.all([listenAt(a.socketUrl), listenAt(b.socketUrl)]);
    await publish(a, 1);
    await Promise.all([inA.listening.received(1), inB.listening.received(1)]);

    await redis.kill();
    await bothAway();
    expect(await publish(a, 2)).toBe('local');
    expect(ids(await inA.listening.received(2))).toEqual([1, 2]);
    const late = await listenAt(b.socketUrl);
    expect(ids(inB.listening.data)).toEqual([1]);
    expect([inA, inB, late].map(({ client }) => client.centrifuge.state)).toEqual(Array(3).fill('connected'));

    await redis.start();
    await bothHealthy();
    const all = [inA.listening, inB.listening, late.listening];
    await until('everyone is told to reload', () => all.every(({ happened }) => happened.includes('recovered false')));
    expect(await publish(a, 3)).toBe('published');
    for (const listening of all) {
      await until('it hears again', () => ids(listening.data).includes(3));
      // Twice when its process was back before the one that has the channel started anew.
      expect(listening.happened.filter((event) => event === 'recovered false').length).toBeLessThanOrEqual(2);
    }
    expect(ids(inB.listening.data)).toEqual([1, 3]);
  });

  test('Redis comes back with older data: positions from before do not count', async () => {
    const { listening } = await listenAt(b.socketUrl);
    await publish(a, 1);
    await redis.run('SAVE');
    await publish(a, 2);
    await publish(a, 3);
    await listening.received(3);
    await redis.kill();
    await bothAway();
    await redis.start();
    await bothHealthy();
    for (const id of [4, 5, 6]) await publish(a, id);
    await until('it is told to reload', () => listening.happened.includes('recovered false'));
    await publish(a, 7);
    await until('it hears again', () => ids(listening.data).at(-1) === 7);
  });

  test('Redis forgets everything while running: the next publication makes everyone reload', async () => {
    const { listening } = await listenAt(b.socketUrl);
    await publish(a, 1);
    await listening.received(1);
    await redis.run('FLUSHALL');
    await publish(a, 2);
    await until('it is told to reload', () => listening.happened.includes('recovered false'));
    await publish(a, 3);
    await until('it hears again', () => ids(listening.data).at(-1) === 3);
  });

  test('Redis hangs: publishing does not, and everyone reloads afterwards', async () => {
    const [inA, inB] = await Promise.all([listenAt(a.socketUrl), listenAt(b.socketUrl)]);
    await redis.run('CLIENT', 'PAUSE', '4000', 'WRITE');
    expect(await publish(a, 1)).toBe('local');
    expect(ids(await inA.listening.received(1))).toContain(1);
    await until('B is told to reload', () => inB.listening.happened.includes('recovered false'));
    await bothHealthy();
    expect(await publish(a, 2)).toBe('published');
    await until('both hear again', () => [inA, inB].every(({ listening }) => ids(listening.data).at(-1) === 2));
  });

  test('no Redis at boot: the process serves its own, and joins the others when there is one', async () => {
    await redis.kill();
    const alone = await startChild();
    world.onStop(() => alone.stop());
    const { listening } = await listenAt(alone.socketUrl);
    expect(await publish(alone, 1)).toBe('local');
    await listening.received(1);
    await redis.start();
    await bothHealthy();
    await until('it joined', () => isHealthy(alone));
    // It may have its line before it listens on it: what was said in between is told by the reload.
    await until('it hears the others', async () => {
      await publish(a, 2);
      return ids(listening.data).at(-1) === 2;
    });
    expect(listening.happened).toContain('recovered false');
  });
});
