import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { talk } from './testing/talk.ts';
import { sharedTestApp, testCalls } from './testing/test-app.ts';

/** Hundreds of requests: on a busy machine that takes more than the usual limit. */
const timeout = 60_000;

const open = sharedTestApp();

/** One that tells us that our own code broke; what a proxy would answer for us is ours too. */
const isOurFault = (status: number) => status >= 500;

const paths = [...new Set(Object.values(testCalls).map((call) => call.path.replace(':id', '7')))];
const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS');
const visible = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((at) => String.fromCharCode(at)) });
const segment = fc.oneof(fc.string({ unit: 'grapheme' }).map(encodeURIComponent), visible, fc.constant('%00'));
const url = fc.oneof(
  // Often an address that there is: behind it lies what could break.
  { arbitrary: fc.constantFrom(...paths), weight: 4 },
  fc.tuple(fc.constantFrom(...paths), segment).map(([path, extra]) => `${path}/${extra}`),
  fc.tuple(fc.constantFrom(...paths), segment, segment).map(([path, key, value]) => `${path}?${key}=${value}&${key}`),
  fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
);
const contentType = fc.oneof(
  fc.constantFrom('application/json', 'application/json; charset=latin1', 'text/plain', 'application/jsonx', ';'),
  visible,
);
const header = fc.constantFrom(
  'idempotency-key',
  'origin',
  'sec-fetch-site',
  'cookie',
  'x-player',
  'accept',
  'x-forwarded-for',
  'content-encoding',
  'if-none-match',
  'range',
  'expect',
);
const field = fc.constantFrom('name', 'count', 'inner', 'list', 'labels', 'anything', 'cents', 'text', 'how', 'flag');
const nearBody = fc.dictionary(field, fc.jsonValue(), { maxKeys: 6 }).map((value) => JSON.stringify(value));
const body = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
  nearBody.map((text) => Buffer.from(text)),
  nearBody.chain((text) => fc.nat(text.length).map((end) => Buffer.from(text.slice(0, end)))),
);

test('no request, however odd, is answered with 5xx', { timeout }, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      method,
      url,
      fc.dictionary(header, visible, { maxKeys: 4 }),
      fc.option(contentType),
      fc.option(body),
      async (verb, address, headers, type, payload) => {
        // The tool that injects requests cannot spell these; raw bytes do below.
        fc.pre(URL.canParse(address, 'http://localhost'));
        const request: InjectOptions = {
          method: verb,
          url: address,
          headers: { ...headers, ...(type === null ? {} : { 'content-type': type }) },
          ...(payload === null ? {} : { payload }),
        };
        const response = await open.app.inject(request);
        if (response.statusCode === 200) taken += 1;
        expect(isOurFault(response.statusCode), `${response.statusCode} ${response.body}`).toBe(false);
        if (response.statusCode >= 400 && verb !== 'HEAD') {
          expect(Object.keys(response.json())).toEqual([expect.stringMatching(/^errors?$/)]);
        }
      },
    ),
    { numRuns: 1_500 },
  );
  // Otherwise the requests were so odd that none of them got past the door.
  expect(taken).toBeGreaterThan(10);
});

test('bytes that are hardly HTTP get an answer below 500, or the door', { timeout }, async () => {
  const line = fc.constantFrom(
    'GET /api/things/7 HTTP/1.1',
    'GET /\\ HTTP/1.1',
    'GET //\\/\\ HTTP/1.1',
    'POST /api/echo HTTP/1.1',
    'BREW /api/echo HTTP/1.1',
    'GET  HTTP/9.9',
    'POST /api/echo HTTP/1.0',
  );
  const part = fc.constantFrom(
    'host: a',
    'content-length: 5',
    'content-length: -1',
    'content-length: 99999999999999999999',
    'transfer-encoding: chunked',
    'transfer-encoding: gzip, chunked',
    'content-type: application/json',
    'content-type: \u0001',
    `x: ${'y'.repeat(20_000)}`,
    'expect: 100-continue',
    'upgrade: websocket',
    ' folded: line',
  );
  await fc.assert(
    fc.asyncProperty(
      line,
      fc.array(part, { maxLength: 4 }),
      fc.uint8Array({ maxLength: 40 }),
      async (first, parts, bytes) => {
        const head = `${[first, ...parts, 'connection: close'].join('\r\n')}\r\n\r\n`;
        const answer = await talk(open.port, Buffer.concat([Buffer.from(head), Buffer.from(bytes)]));
        const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
        expect(statuses.filter(isOurFault), answer).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
  expect((await open.app.inject({ url: '/api/things/7' })).statusCode).toBe(200);
});
