import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimits } from './rate-limit.ts';
import { openTestApp } from './testing/test-app.ts';

const code = (response: { json(): { error?: { code: string } } }) => response.json().error?.code;

describe('requests of other sites', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openTestApp({ publicUrl: 'https://casino.example' });
  });
  afterAll(() => app.close());

  const post = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/enter', headers: { host: 'halley.test:3000', ...headers } });

  test.each<[string, Record<string, string>]>([
    ['no browser: neither header', {}],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://halley.test:3000' }],
    ['our own page, an older browser', { origin: 'http://halley.test:3000' }],
    ['typed by the user', { 'sec-fetch-site': 'none' }],
    ['the public address behind a proxy', { origin: 'https://casino.example' }],
    ['a sister host we name as ours', { 'sec-fetch-site': 'same-site', origin: 'https://casino.example' }],
  ])('%s is let in', async (_name, headers) => {
    expect((await post(headers)).statusCode).toBe(201);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site, an older browser', { origin: 'https://evil.example' }],
    ['another site that hides', { origin: 'null' }],
    ['another site that hides, newer', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['another site without origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sister host', { 'sec-fetch-site': 'same-site', origin: 'https://evil.casino.example' }],
    ['another port of this host', { origin: 'http://halley.test:9999' }],
    ['our name as a prefix', { origin: 'http://halley.test:3000.evil.example' }],
    ['our name as a user', { origin: 'http://halley.test:3000@evil.example' }],
    ['words that are no address', { origin: 'halley.test:3000' }],
    ['an empty origin', { origin: '' }],
    ['words we do not know', { 'sec-fetch-site': 'SAME-ORIGIN' }],
  ])('%s is refused', async (_name, headers) => {
    const response = await post(headers);
    expect(response.statusCode).toBe(403);
    expect(code(response)).toBe('CSRF');
  });

  test('every method that changes something is guarded, reading is not', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const [method, url] of [
      ['POST', '/api/echo'],
      ['PUT', '/note'],
      ['PUT', '/api-fe/note'],
      ['DELETE', '/api/things'],
    ] as const) {
      const payload = method === 'DELETE' ? undefined : { name: 'a', text: 'a' };
      expect((await app.inject({ method, url, headers, payload })).statusCode).toBe(403);
    }
    expect((await app.inject({ method: 'GET', url: '/api/things/7', headers })).statusCode).toBe(200);
  });
});

describe('who may call', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  test('a guest gets 401 on a player’s call, before anything of the request is judged', async () => {
    const read = await app.inject({ method: 'GET', url: '/api/own' });
    expect([read.statusCode, code(read)]).toEqual([401, 'UNAUTHENTICATED']);
    const pay = await app.inject({ method: 'POST', url: '/api/pay', payload: { cents: 'x' } });
    expect([pay.statusCode, code(pay)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('a player is known to the handler', async () => {
    const response = await app.inject({ method: 'GET', url: '/api/own', headers: { 'x-player': '42' } });
    expect(response.json()).toEqual({ player: 42 });
  });

  test('a player gets 403 on a guest’s call', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/enter', headers: { 'x-player': '42' } });
    expect([response.statusCode, code(response)]).toEqual([403, 'GUESTS_ONLY']);
  });
});

describe('the idempotency key', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const pay = (key?: string | string[]) =>
    app.inject({
      method: 'POST',
      url: '/api/pay',
      headers: { 'x-player': '1', ...(key === undefined ? {} : { 'idempotency-key': key }) },
      payload: { cents: 1 },
    });

  test.each(['k', '3f6c…'.replace('…', '-1'), 'a'.repeat(200), '!~', '{"odd":1}'])('%s is a key', async (key) => {
    expect((await pay(key)).json()).toEqual({ key });
  });

  test('none is fine', async () => {
    expect((await pay()).json()).toEqual({ key: null });
  });

  test.each<[string, string | string[]]>([
    ['empty', ''],
    ['a blank', ' '],
    ['a blank inside', 'a b'],
    ['201 characters', 'a'.repeat(201)],
    ['a letter beyond ASCII', 'clé'],
    ['a tab', 'a\tb'],
    ['given twice', ['a', 'b']],
  ])('%s is refused', async (_name, key) => {
    const response = await pay(key);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ idempotency_key: { invalid: expect.any(String) } });
  });
});

describe('rate limits', () => {
  // A tenth of a thousandth of the usual: one or two calls a window.
  const few = () => createRateLimits({ scale: 0.001 });
  const get = (app: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
    app.inject({ method: 'GET', url: '/api/things/7', headers, remoteAddress });

  test('one address is refused with 429 and told when to come back; others go on', async () => {
    const app = await openTestApp({ rateLimits: few() });
    expect((await get(app)).statusCode).toBe(200);
    const refused = await get(app);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect(refused.json().error).toEqual({
      code: 'RATE_LIMITED',
      message: expect.any(String),
      retry_after_seconds: Number(refused.headers['retry-after']),
    });
    expect((await get(app, {}, '10.0.0.2')).statusCode).toBe(200);
    await app.close();
  });

  test('one account is refused however many addresses it comes from', async () => {
    const app = await openTestApp({ rateLimits: few() });
    const from = (address: string, player: string) => get(app, { 'x-player': player }, address);
    expect((await from('10.0.1.1', '5')).statusCode).toBe(200);
    expect((await from('10.0.1.2', '5')).statusCode).toBe(429);
    expect((await from('10.0.1.3', '6')).statusCode).toBe(200);
    await app.close();
  });

  test('classes are counted apart', async () => {
    const app = await openTestApp({ rateLimits: few() });
    expect((await get(app)).statusCode).toBe(200);
    expect((await get(app)).statusCode).toBe(429);
    const write = await app.inject({ method: 'DELETE', url: '/api/things', remoteAddress: '10.0.0.1' });
    expect(write.statusCode).toBe(204);
    await app.close();
  });

  test('calls that are refused for another reason count too', async () => {
    const app = await openTestApp({ rateLimits: few() });
    const own = () => app.inject({ method: 'GET', url: '/api/own', remoteAddress: '10.0.2.1' });
    expect((await own()).statusCode).toBe(401);
    expect((await own()).statusCode).toBe(429);
    await app.close();
  });

  test.each([undefined, 'false', '192.0.2.0/24'])(
    'a forwarded address is not believed when the proxy is not trusted (%s)',
    async (trustProxy) => {
      const app = await openTestApp({ rateLimits: few(), trustProxy });
      const from = (forwarded: string) => get(app, { 'x-forwarded-for': forwarded });
      expect((await from('1.1.1.1')).statusCode).toBe(200);
      expect((await from('2.2.2.2')).statusCode).toBe(429);
      await app.close();
    },
  );

  test('behind a trusted proxy the forwarded address counts, and what the visitor wrote before it does not', async () => {
    const app = await openTestApp({ rateLimits: few(), trustProxy: '10.0.0.0/8' });
    const from = (forwarded: string) => get(app, { 'x-forwarded-for': forwarded });
    expect((await from('1.1.1.1')).statusCode).toBe(200);
    expect((await from('2.2.2.2')).statusCode).toBe(200);
    expect((await from('9.9.9.9, 1.1.1.1')).statusCode).toBe(429);
    await app.close();
  });
});
