import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRateLimits, type MountOptions, type Principal } from '../index.ts';
import { createInnerCalls, type InnerAsker } from './inner-calls.ts';
import { openTestApp, testCalls, testHandlers } from './testing/test-app.ts';

let app: FastifyInstance;
let looks: number;
const authenticate = async (request: FastifyRequest): Promise<Principal | null> => {
  looks += 1;
  const player = Number(request.headers['x-player']);
  return player ? { playerId: player, sessionId: `session-${player}` } : null;
};
beforeEach(async () => {
  looks = 0;
  app = await openTestApp({ authenticate });
});
afterEach(() => app.close());

const page = (): FastifyRequest =>
  ({
    id: 'page-1',
    log: app.log,
    ip: '10.0.0.1',
    host: 'halley.test',
    url: '/',
    headers: {},
  }) as unknown as FastifyRequest;

function askerOf(headers: Record<string, string> = {}, options: Partial<MountOptions> = {}): InnerAsker {
  const rateLimits = createRateLimits({ scale: 1000 });
  const mount = { authenticate, rateLimits, checkAnswers: true, ...options };
  return createInnerCalls(testCalls, testHandlers, { mount, server: app })(page(), headers);
}

const nothing = { params: {}, query: {}, body: undefined };

test.each([
  ['readThing', '/api/things/7', { params: { id: '7' } }],
  ['readThing', '/api/things/7?word=a&limit=5', { params: { id: '7' }, query: { word: 'a', limit: '5' } }],
  ['readThing', '/api/things/7?limit=50', { params: { id: '7' }, query: { limit: '50' } }],
  ['readThing', '/api/things/x', { params: { id: 'x' } }],
  ['readThing', '/api/things/7?word=%00', { params: { id: '7' }, query: { word: '\0' } }],
  ['readOwn', '/api/own', {}],
  ['echo', '/api/echo', { body: { name: 'a', count: 2 } }],
  ['echo', '/api/echo', { body: { name: 7, count: -2 } }],
  ['enter', '/api/enter', { body: {} }],
] as const)('%s %s is answered as a request is, guest or player', async (name, url, input) => {
  for (const headers of [{}, { 'x-player': '7' }] as Record<string, string>[]) {
    const body = 'body' in input ? input.body : undefined;
    const { method } = testCalls[name];
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    const inner = await askerOf(headers).ask(name, { ...nothing, ...input });
    expect(inner.status).toBe(answer.statusCode);
    expect(JSON.parse(JSON.stringify(inner.body))).toEqual(answer.json());
  }
});

test('a page looks for its visitor’s session once, and again after it has written something', async () => {
  const { ask } = askerOf({ 'x-player': '7' });
  const read = () => ask('readOwn', nothing);
  expect((await Promise.all([read(), read(), read()])).map(({ body }) => body)).toEqual(Array(3).fill({ player: 7 }));
  expect(looks).toBe(1);
  await ask('echo', { ...nothing, body: { name: 'a' } });
  expect(looks).toBe(2);
  await read();
  expect(looks).toBe(3);
});

test('two pages share nothing', async () => {
  const [one, other] = [askerOf({ 'x-player': '7' }), askerOf({ 'x-player': '8' })];
  const answers = await Promise.all([one, other, one, other].map(({ ask }) => ask('readOwn', nothing)));
  expect(answers.map(({ body }) => body)).toEqual([7, 8, 7, 8].map((player) => ({ player })));
  expect(looks).toBe(2);
});

test('each call counts against the limits of the address and of the account', async () => {
  const taken: unknown[] = [];
  const rateLimits = {
    take(rate: string, who: object) {
      taken.push({ rate, ...who });
      return undefined;
    },
  };
  const { ask } = askerOf({ 'x-player': '7' }, { rateLimits });
  await ask('readOwn', nothing);
  await ask('readOwn', nothing);
  const once = [
    { rate: 'read', address: '10.0.0.1' },
    { rate: 'read', playerId: 7, sessionId: 'session-7' },
  ];
  expect(taken).toEqual([...once, ...once]);
});

test('a form with a file, a file and what is not there are not for pages', async () => {
  for (const name of ['upload', 'nothing', 'toString'])
    await expect(askerOf().ask(name, nothing)).rejects.toThrow(name);
});
