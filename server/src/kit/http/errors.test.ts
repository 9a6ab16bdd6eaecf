import { type RefusalCode, refusals } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics, measureCalls } from '../metrics.ts';
import { logLines } from '../testing/log-lines.ts';
import { createApp } from './create-app.ts';
import { failures, openTestApp } from './testing/test-app.ts';

let app: FastifyInstance;
const { log, lines } = logLines();
beforeAll(async () => {
  app = await openTestApp({ log });
});
afterAll(() => app.close());

const fail = (how: string) => app.inject({ method: 'POST', url: '/api/fail', payload: { how } });

describe('a mistake of our own', () => {
  test.each(['bug', 'unique', 'text', 'nothing', 'null', 'wrong answer'])(
    '%s answers 500 with the request’s id and nothing of the inside',
    async (how) => {
      lines.length = 0;
      const response = await fail(how);
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        error: {
          code: 'INTERNAL',
          message: refusals.INTERNAL.text,
          request_id: response.headers['x-request-id'],
        },
      });
      expect(response.body).not.toMatch(/secretColumn|duplicate key|at .*\.ts|broke its contract|just a text/);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  test('it is in the log, with the same id and the stack', async () => {
    lines.length = 0;
    const response = await fail('bug');
    const logged = lines.map((line) => JSON.parse(line)).find((line) => line.level === 'error');
    expect(logged).toMatchObject({ reqId: response.headers['x-request-id'], err: { type: 'TypeError' } });
    expect(logged.err.stack).toContain('secretColumn');
  });

  test('the server goes on after it', async () => {
    await fail('bug');
    expect((await fail('fine')).json()).toEqual({ fine: true });
  });
});

describe('[F-05] a database that is away', () => {
  const codes = [
    '57P01',
    '57P02',
    '57P03',
    '08006',
    '08P01',
    'ECONNREFUSED',
    'ECONNRESET',
    '25P03',
    '55P03',
    '53100',
    '53300',
  ];
  const coded = codes.map((code) => [code, Object.assign(new Error('gone'), { code })] as const);
  const silent = ['Connection terminated unexpectedly', 'Connection terminated due to connection timeout'].map(
    (message) => [message, new Error(message)] as const,
  );
  test.each([
    ...coded,
    ...silent,
    // [F-110]: read-only after a switchover, and no connection in time.
    ['25006', Object.assign(new Error('read-only transaction'), { code: '25006' })] as const,
    ['no connection', new Error('timeout exceeded when trying to connect')] as const,
  ])('[F-05] [F-110] %s answers 503 with Retry-After, and is no bug', async (_name, error) => {
    lines.length = 0;
    failures.away = error;
    const response = await fail('away');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ error: { code: 'UNAVAILABLE', message: refusals.UNAVAILABLE.text } });
    expect(response.headers['retry-after']).toBe('1');
    expect(response.headers).not.toHaveProperty('x-maintenance-mode');
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['warn']);
  });

  test('[F-05] a file that is missing, or a bug that speaks of timeouts, is not', async () => {
    for (const error of [
      Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
      new TypeError('cannot read timeout'),
    ]) {
      failures.away = error;
      expect((await fail('away')).statusCode).toBe(500);
    }
  });
});

describe('an expected refusal', () => {
  test.each<[string, RefusalCode, object]>([
    ['region', 'REGION_RESTRICTED', { country_code: 'US' }],
    ['limit', 'LIMIT_REACHED', {}],
    ['unstorable', 'MALFORMED_REQUEST', {}],
  ])('%s answers its code, without a line in the log', async (how, code, details) => {
    lines.length = 0;
    const response = await fail(how);
    expect(response.statusCode).toBe(refusals[code].status);
    expect(response.json()).toEqual({ error: { code, message: refusals[code].text, ...details } });
    expect(lines).toEqual([]);
  });

  test('the bodies of §24, to the letter', async () => {
    const body = async (method: 'GET' | 'POST', url: string, payload?: object) =>
      (await app.inject({ method, url, payload })).json();
    const plain = (code: RefusalCode) => ({ error: { code, message: refusals[code].text } });
    expect(await body('GET', '/api/own')).toEqual(plain('UNAUTHENTICATED'));
    expect(await body('GET', '/api/nowhere')).toEqual(plain('NOT_FOUND'));
    expect(await body('GET', '/api/things/x')).toEqual(plain('NOT_FOUND'));
    expect(await body('POST', '/api/echo', { name: 1 })).toEqual({
      errors: { name: { invalid_type: expect.any(String) } },
    });
  });
});

describe('the request id', () => {
  test('is on every answer, new each time, and never the caller’s', async () => {
    const answers = await Promise.all([
      fail('fine'),
      fail('bug'),
      app.inject({ method: 'GET', url: '/nowhere' }),
      app.inject({ method: 'GET', url: '/api/own' }),
      app.inject({ method: 'POST', url: '/api/echo', headers: { 'content-type': 'application/json' }, payload: '{' }),
      app.inject({ method: 'GET', url: '/api/things/%ff' }),
      app.inject({ method: 'GET', url: '/api/things/7', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } }),
    ]);
    const ids = answers.map((answer) => answer.headers['x-request-id']);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('nothing that was answered may be kept by a cache', async () => {
  for (const url of ['/api/things/7', '/api/own', '/api/nowhere', '/api/things/%ff']) {
    expect((await app.inject({ method: 'GET', url })).headers['cache-control']).toBe('no-store');
  }
});

test('answers are not checked where that is switched off', async () => {
  const fast = await openTestApp({ checkAnswers: false });
  const response = await fast.inject({ method: 'POST', url: '/api/fail', payload: { how: 'wrong answer' } });
  expect(response.json()).toEqual({ fine: false });
  await fast.close();
});

test('calls are measured by name and status, unknown addresses together', async () => {
  const metrics = createMetrics();
  const measured = await createApp();
  measureCalls(measured, metrics);
  measured.get('/things/:id', { config: { call: 'readThing' } as object }, async () => ({}));
  await measured.inject({ url: '/things/1' });
  await measured.inject({ url: '/things/2' });
  await measured.inject({ url: '/nowhere/3' });
  await measured.inject({ url: '/things/%ff' });
  const text = await metrics.registry.metrics();
  expect(text).toContain('halley_http_seconds_count{call="readThing",status="200"} 2');
  expect(text).toContain('halley_http_seconds_count{call="other",status="404"} 1');
  expect(text).not.toContain('/nowhere');
  await measured.close();
});
