import { defineCalls, Refusal } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createApp, type Handlers, type Log, type MountOptions, mountCalls, type RateLimits } from '../../index.ts';
import { shared } from '../../testing/shared.ts';

const empty = z.null();

/** A contract small enough to know by heart, with one call of every kind. */
export const testCalls = defineCalls({
  echo: {
    method: 'POST',
    path: '/api/echo',
    summary: 'Says what it understood',
    who: 'anyone',
    rate: 'write',
    body: z.object({
      name: z.string().max(40),
      count: z.int().positive().optional(),
      inner: z.object({ flag: z.boolean() }).optional(),
      list: z.array(z.object({ size: z.number() })).optional(),
      labels: z.record(z.string(), z.string().max(10)).optional(),
      anything: z.unknown().optional(),
    }),
    responses: { 200: z.object({ input: z.unknown() }) },
    errors: [],
  },
  readThing: {
    method: 'GET',
    path: '/api/things/:id',
    summary: 'A thing by number',
    who: 'anyone',
    rate: 'read',
    params: z.object({
      id: z
        .string()
        .regex(/^[0-9]{1,15}$/)
        .transform(Number),
    }),
    query: z.object({ word: z.string().max(20).optional(), limit: z.coerce.number().int().max(10).default(3) }),
    responses: { 200: z.object({ id: z.int(), word: z.string().nullable(), limit: z.int() }) },
    errors: ['NOT_FOUND'],
  },
  readOwn: {
    method: 'GET',
    path: '/api/own',
    summary: 'Who is asking',
    who: 'player',
    rate: 'read',
    responses: { 200: z.object({ player: z.int() }) },
    errors: [],
  },
  enter: {
    method: 'POST',
    path: '/api/enter',
    summary: 'For those who are not in yet',
    who: 'guest',
    rate: 'sign-in',
    responses: { 201: z.object({}) },
    errors: [],
  },
  pay: {
    method: 'POST',
    path: '/api/pay',
    summary: 'Moves money',
    who: 'player',
    rate: 'wager',
    money: true,
    body: z.object({ cents: z.int().positive() }),
    responses: { 200: z.object({ key: z.string().nullable() }) },
    errors: ['IDEMPOTENCY_CONFLICT', 'idempotency_key.invalid'],
  },
  drop: {
    method: 'DELETE',
    path: '/api/things',
    summary: 'Drops everything',
    who: 'anyone',
    rate: 'write',
    responses: { 204: empty },
    errors: [],
  },
  fail: {
    method: 'POST',
    path: '/api/fail',
    summary: 'Fails as told',
    who: 'anyone',
    rate: 'write',
    body: z.object({ how: z.string() }),
    responses: { 200: z.object({ fine: z.literal(true) }) },
    errors: ['REGION_RESTRICTED', 'LIMIT_REACHED'],
  },
  hand: {
    method: 'POST',
    path: '/api/files',
    summary: 'Takes a file and says what it got',
    who: 'player',
    rate: 'write',
    upload: { part: 'file', maxBytes: 1000, tooLarge: 'document.too_large' },
    body: z.object({ kind: z.enum(['one', 'two']).default('one'), note: z.string().max(20).optional() }),
    responses: {
      201: z.object({ name: z.string(), bytes: z.int(), sum: z.int(), kind: z.string(), note: z.string().nullable() }),
    },
    errors: ['document.too_large'],
  },
  writeNote: {
    method: 'PUT',
    path: '/note',
    summary: 'A bare call, served behind the other prefix too',
    who: 'anyone',
    rate: 'telemetry',
    body: z.object({ text: z.string() }),
    bodyLimitBytes: 200,
    responses: { 200: z.object({ address: z.string() }) },
    errors: [],
  },
});

/** What the call `fail` can be told to throw. */
export const failures: Record<string, unknown> = {
  bug: new TypeError("cannot read 'secretColumn' of undefined"),
  text: 'just a text',
  nothing: undefined,
  null: null,
  region: new Refusal('REGION_RESTRICTED', { country_code: 'US' }),
  limit: new Refusal('LIMIT_REACHED'),
  unstorable: Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' }),
  unique: Object.assign(new Error('duplicate key value violates a constraint'), { code: '23505' }),
};

export const testHandlers: Handlers<typeof testCalls> = {
  echo: async ({ body }) => ({ status: 200, body: { input: body } }),
  readThing: async ({ params, query }) => ({
    status: 200,
    body: { id: params.id, word: query.word ?? null, limit: query.limit },
  }),
  readOwn: async (_input, { principal }) => ({ status: 200, body: { player: principal.playerId } }),
  enter: async () => ({ status: 201, body: {} }),
  pay: async (_input, { idempotencyKey }) => ({ status: 200, body: { key: idempotencyKey ?? null } }),
  drop: async () => ({ status: 204, body: null }),
  fail: async ({ body }) => {
    if (body.how === 'wrong answer') return { status: 200, body: { fine: false } as unknown as { fine: true } };
    if (Object.hasOwn(failures, body.how)) throw failures[body.how];
    return { status: 200, body: { fine: true } };
  },
  hand: async ({ upload, body }) => ({
    status: 201,
    body: {
      name: upload.fileName,
      bytes: upload.content.length,
      sum: upload.content.reduce((sum, byte) => sum + byte, 0),
      kind: body.kind,
      note: body.note ?? null,
    },
  }),
  writeNote: async (_input, { address }) => ({ status: 200, body: { address } }),
};

const noLimits: RateLimits = { take: () => undefined };

export interface TestAppOptions extends Partial<MountOptions> {
  log?: Log;
  trustProxy?: string;
}

/** A real app with those calls. A request with the header `x-player: 7` comes from player 7. */
export async function openTestApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  const { log, trustProxy, ...mount } = options;
  const app = await createApp({ log, trustProxy });
  mountCalls(app, testCalls, testHandlers, {
    authenticate: async (request) => {
      const player = String(request.headers['x-player']);
      return !/^\d{1,9}$/.test(player) ? null : { playerId: Number(player), sessionId: `session-${player}` };
    },
    rateLimits: noLimits,
    checkAnswers: true,
    ...mount,
  });
  await app.ready();
  return app;
}

/** One on a port, for all tests of a file. */
export const sharedTestApp = () =>
  shared(
    async () => {
      const app = await openTestApp();
      await app.listen({ port: 0, host: '127.0.0.1' });
      return { app, port: (app.server.address() as { port: number }).port };
    },
    ({ app }) => app.close(),
  );
