import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createRealtime, type Realtime } from '../create-realtime.ts';
import { memoryLog, testSecret, World } from '../testing/world.ts';
import { readToken } from '../token.ts';
import { createCentrifugoBroker } from './centrifugo.ts';

interface Call {
  path: string;
  key: string | undefined;
  body: { channel?: string; data?: { id: number }; user?: string; idempotency_key?: string };
}

const world = new World();
afterEach(() => world.stop());

/** The HTTP API as Centrifugo's documentation describes it; `answer` decides what it says. */
async function apiStandIn(answer: (call: Call) => { status: number; body: unknown; delayMs?: number }) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (data) => {
      text += data;
    });
    request.on('end', () => {
      const key = request.headers['x-api-key'] as string | undefined;
      const call = { path: request.url ?? '', key, body: JSON.parse(text) };
      calls.push(call);
      const { status, body, delayMs = 0 } = answer(call);
      setTimeout(() => response.writeHead(status).end(JSON.stringify(body)), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  world.onStop(() => {
    server.closeAllConnections();
    server.close();
  });
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const taken = { status: 200, body: { result: {} } };
const note = (id: number) => ({ id, title: '', text: '' });

describe('pointed at a Centrifugo', { timeout: 30_000 }, () => {
  function realtimeAt(url: string, publicUrl?: string): Realtime {
    const realtime = createRealtime({
      secret: testSecret,
      log: memoryLog(),
      centrifugo: { url, apiKey: 'the key', publicUrl },
    });
    world.onStop(() => realtime.close());
    return realtime;
  }

  test('publications go to its API, with the same channels', async () => {
    const api = await apiStandIn(() => taken);
    const realtime = realtimeAt(api.url);
    expect(await realtime.publishToPlayer(42, 'personal_notifications', note(1))).toBe('published');
    expect(api.calls).toMatchObject([
      {
        path: '/api/publish',
        key: 'the key',
        body: { channel: 'ws:site:personal_notifications#42', data: note(1), idempotency_key: expect.any(String) },
      },
    ]);
    await realtime.disconnectPlayer(42);
    expect(api.calls.at(-1)).toMatchObject({ path: '/api/disconnect', body: { user: '42' } });
    expect(realtime.stats()).toMatchObject({ broker: 'centrifugo', isHealthy: true, published: 1 });
  });

  test('clients are sent there, with the same tokens, and not served here', async () => {
    const api = await apiStandIn(() => taken);
    const realtime = realtimeAt(api.url, 'https://live.halley.test');
    const subscription = realtime.subscriptionFor(42, 'https://halley.test');
    expect(subscription).toMatchObject({ user: '42', url: 'wss://live.halley.test', client_name: 'site' });
    expect(readToken(testSecret, subscription.token, 0).ok).toBe(true);
    const http = createServer();
    realtime.attach(http);
    expect(http.listenerCount('upgrade')).toBe(0);
  });

  test('each channel keeps its order, however long the calls take', async () => {
    const api = await apiStandIn((call) => ({ ...taken, delayMs: call.body.data!.id % 2 ? 15 : 0 }));
    const realtime = realtimeAt(api.url);
    const ids = Array.from({ length: 10 }, (_, index) => index + 1);
    await Promise.all(
      ids.flatMap((id) => [
        realtime.publishToPlayer(1, 'personal_notifications', note(id)),
        realtime.publishToPlayer(2, 'personal_notifications', note(id)),
      ]),
    );
    const order = (user: number) =>
      api.calls.filter(({ body }) => body.channel?.endsWith(`#${user}`)).map(({ body }) => body.data?.id);
    expect(order(1)).toEqual(ids);
    expect(order(2)).toEqual(ids);
  });
});

describe('a Centrifugo in trouble', { timeout: 30_000 }, () => {
  const brokerAt = (url: string, maxPending?: number) => {
    const broker = createCentrifugoBroker({ url, apiKey: 'k', log: memoryLog(), maxPending, retryDelaysMs: [1, 1] });
    world.onStop(() => broker.close());
    return broker;
  };

  test('is asked again, with the same key so that nothing is said twice', async () => {
    let asked = 0;
    const api = await apiStandIn(() => {
      asked += 1;
      return asked < 3 ? { status: 503, body: {} } : taken;
    });
    expect(await brokerAt(api.url).publish('c', '{"id":1}')).toBe('published');
    expect(new Set(api.calls.map(({ body }) => body.idempotency_key)).size).toBe(1);
    expect(api.calls.length).toBe(3);
  });

  test.each([
    ['a wrong key', { status: 401, body: {} }, 1],
    ['an unknown channel', { status: 200, body: { error: { code: 102, message: 'unknown channel' } } }, 1],
    ['an inner error', { status: 200, body: { error: { code: 100, message: 'internal server error' } } }, 3],
    ['an error for good', { status: 500, body: {} }, 3],
  ])('%s: the caller learns that it failed', async (_what, answer, calls) => {
    const api = await apiStandIn(() => answer);
    const broker = brokerAt(api.url);
    expect(await broker.publish('c', '{"id":1}')).toBe('failed');
    expect(api.calls.length).toBe(calls);
    expect(broker.isHealthy()).toBe(false);
  });

  test('nobody there: the caller learns that it failed', async () => {
    expect(await brokerAt('http://127.0.0.1:1').publish('c', '{}')).toBe('failed');
  });

  test('what waits is bounded', async () => {
    const api = await apiStandIn(() => ({ ...taken, delayMs: 20 }));
    const broker = brokerAt(api.url, 2);
    const outcomes = await Promise.all(['1', '2', '3'].map((id) => broker.publish('c', `{"id":${id}}`)));
    expect(outcomes).toEqual(['published', 'published', 'failed']);
  });
});
