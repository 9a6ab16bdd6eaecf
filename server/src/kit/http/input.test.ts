import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from './testing/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const send = (payload: string | Buffer, headers: Record<string, string> = json, url = '/api/echo') =>
  app.inject({ method: 'POST', url, headers, payload });
const echo = (body: unknown) => send(JSON.stringify(body));
const code = (response: { json(): { error?: { code: string } } }) => response.json().error?.code;

describe('a body that fits', () => {
  test('unknown fields are dropped, at every depth', async () => {
    const response = await echo({ name: 'a', extra: 1, inner: { flag: true, more: 2 }, list: [{ size: 1, odd: 3 }] });
    expect(response.statusCode).toBe(200);
    expect(response.json().input).toEqual({ name: 'a', inner: { flag: true }, list: [{ size: 1 }] });
  });

  test('text of any language arrives as it was sent', async () => {
    const name = 'Ω≈ç√ 日本 🎲 \u0001\u2028';
    expect((await echo({ name })).json().input).toEqual({ name });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])('as %s', async (type) => {
    expect((await send('{"name":"a"}', { 'content-type': type })).statusCode).toBe(200);
  });
});

describe('a body that does not fit answers 422 and names the field', () => {
  test.each<[string, unknown, object]>([
    ['a number for a text', { name: 7 }, { name: { invalid_type: expect.any(String) } }],
    ['null for a text', { name: null }, { name: { invalid_type: expect.any(String) } }],
    ['an array for a text', { name: ['a'] }, { name: { invalid_type: expect.any(String) } }],
    ['an object for a text', { name: {} }, { name: { invalid_type: expect.any(String) } }],
    ['a missing field', {}, { name: { required: expect.any(String) } }],
    ['a long text', { name: 'x'.repeat(41) }, { name: { too_big: expect.any(String) } }],
    ['a text for a number', { name: 'a', count: '1' }, { count: { invalid_type: expect.any(String) } }],
    ['a wrong field inside', { name: 'a', inner: { flag: 'yes' } }, { flag: { invalid_type: expect.any(String) } }],
    ['a wrong field in a list', { name: 'a', list: [{ size: 'x' }] }, { size: { invalid_type: expect.any(String) } }],
    ['two wrong fields', { name: 1, count: 'x' }, { name: expect.anything(), count: expect.anything() }],
    ['an array for the whole', [], { base: { invalid_type: expect.any(String) } }],
    ['a text for the whole', 'name', { base: { invalid_type: expect.any(String) } }],
    ['a number for the whole', 7, { base: { invalid_type: expect.any(String) } }],
    ['null for the whole', null, { name: { required: expect.any(String) } }],
  ])('%s', async (_name, body, errors) => {
    const response = await echo(body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ errors });
  });

  test.each(['1.5', '-1', '0', '-0', '1e400', '-1e400', '9007199254740992', '9223372036854775808', '1e30', '0.1e1.0'])(
    'the number %s where a positive whole one is expected',
    async (number) => {
      const response = await send(`{"name":"a","count":${number}}`);
      expect(response.statusCode).toBe(number === '0.1e1.0' ? 400 : 422);
      if (response.statusCode === 422) expect(Object.keys(response.json().errors)).toEqual(['count']);
    },
  );

  test.each([
    ['9007199254740991', 9_007_199_254_740_991],
    ['1e3', 1000],
    ['1.0', 1],
  ])('the number %s is a whole one', async (written, read) => {
    expect((await send(`{"name":"a","count":${written}}`)).json().input.count).toBe(read);
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a field named %s is reported, and nothing of the runtime is written to',
    async (field) => {
      const inherited = Reflect.get(Object.prototype, field) as object;
      const before = Object.getOwnPropertyNames(inherited);
      const response = await echo({ name: 'a', labels: { [field]: 'far too long a label' } });
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().errors)).toEqual([field]);
      expect(Object.getOwnPropertyNames(inherited)).toEqual(before);
    },
  );
});

describe('a body that cannot be read', () => {
  test.each([
    '{',
    '{"name":',
    'name',
    "{'name':'a'}",
    '{"name":"a"}}',
    '\u0000',
    '{"name":"\u0001',
    'undefined',
    '[,]',
  ])('malformed JSON %j answers 400', async (text) => {
    const response = await send(text);
    expect(response.statusCode).toBe(400);
    expect(code(response)).toBe('MALFORMED_REQUEST');
  });

  test('a byte order mark before JSON is no reason to fail on our side', async () => {
    expect((await send('\ufeff{"name":"a"}')).statusCode).toBeLessThan(500);
  });

  test('bytes that are not UTF-8 are the sender’s mistake', async () => {
    const response = await send(Buffer.from([0x7b, 0x22, 0x6e, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
    expect(response.statusCode).toBe(422);
  });

  test.each([
    ['__proto__', '{"name":"a","__proto__":{"flag":true}}'],
    ['__proto__ inside', '{"name":"a","inner":{"flag":true,"__proto__":{"admin":true}}}'],
    ['an escaped __proto__', '{"name":"a","\\u005f_proto__":{"flag":true}}'],
    ['constructor.prototype', '{"name":"a","constructor":{"prototype":{"admin":true}}}'],
  ])('%s answers 400 and poisons nothing', async (_name, text) => {
    const response = await send(text);
    expect(response.statusCode).toBe(400);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test.each([
    ['NUL', '{"name":"a\\u0000b"}'],
    ['half a surrogate pair', '{"name":"a\\ud800b"}'],
    ['the other half', '{"name":"\\udc00"}'],
    ['NUL in an unknown field', '{"name":"a","x":"\\u0000"}'],
    ['NUL in a field’s name', '{"name":"a","labels":{"\\u0000":"x"}}'],
    ['half a pair deep inside', '{"name":"a","anything":[{"b":["\\ud83d"]}]}'],
  ])('%s, which no database can store, answers 400', async (_name, text) => {
    const response = await send(text);
    expect(response.statusCode).toBe(400);
    expect(code(response)).toBe('MALFORMED_REQUEST');
  });

  test.each([
    ['arrays', `{"name":"a","anything":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['objects', `{"name":"a","anything":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`],
    ['just past the limit', `{"name":"a","anything":${'['.repeat(33)}${']'.repeat(33)}}`],
  ])('JSON that is nested too deep (%s) answers 400', async (_name, text) => {
    expect((await send(text)).statusCode).toBe(400);
  });

  test('JSON as deep as a person would write it is fine', async () => {
    expect((await send(`{"name":"a","anything":${'['.repeat(20)}${']'.repeat(20)}}`)).statusCode).toBe(200);
  });

  test.each(['text/plain', 'text/html', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x'])(
    'the content type %s answers 415',
    async (type) => {
      const response = await send('{"name":"a"}', { 'content-type': type });
      expect(response.statusCode).toBe(415);
      expect(code(response)).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  test('a body without a content type answers 415', async () => {
    const response = await send(Buffer.from('{"name":"a"}'), {});
    expect(response.statusCode).toBe(415);
  });
});

describe('no body, or too much of it', () => {
  test('an empty body with the JSON content type is no body', async () => {
    const missing = await send('');
    expect(missing.statusCode).toBe(422);
    expect(missing.json().errors).toHaveProperty('name');
    const dropped = await app.inject({ method: 'DELETE', url: '/api/things', headers: json, payload: '' });
    expect(dropped.statusCode).toBe(204);
    expect(dropped.body).toBe('');
  });

  test('a body on a call that takes none is passed over', async () => {
    const response = await app.inject({ method: 'DELETE', url: '/api/things', headers: json, payload: '{"a":1}' });
    expect(response.statusCode).toBe(204);
  });

  test('64 KiB fit, one byte more answers 413', async () => {
    const frame = '{"name":"a","anything":""}';
    const body = (bytes: number) => `{"name":"a","anything":"${'x'.repeat(bytes - frame.length)}"}`;
    expect((await send(body(65_536))).statusCode).toBe(200);
    const response = await send(body(65_537));
    expect(response.statusCode).toBe(413);
    expect(code(response)).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a call may have a limit of its own', async () => {
    const put = (text: string): InjectOptions => ({ method: 'PUT', url: '/note', payload: { text } });
    expect((await app.inject(put('x'.repeat(150)))).statusCode).toBe(200);
    expect((await app.inject(put('x'.repeat(250)))).statusCode).toBe(413);
  });

  test('a content length that is not true answers 4xx', async () => {
    const headers = { ...json, 'content-length': '5' };
    expect((await send('{"name":"a"}', headers)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await send('{"name":"a"}', headers)).statusCode).toBeLessThan(500);
  });
});

describe('addresses', () => {
  test.each<[string, number, string | undefined]>([
    ['/api/things/7', 200, undefined],
    ['/api/things/7/', 200, undefined],
    ['/api/things/7?limit=10&word=x', 200, undefined],
    ['/api/things/7?unknown=1', 200, undefined],
    ['/api/things/seven', 404, 'NOT_FOUND'],
    ['/api/things/-7', 404, 'NOT_FOUND'],
    ['/api/things/9999999999999999', 404, 'NOT_FOUND'],
    ['/api/things/%00', 400, 'MALFORMED_REQUEST'],
    ['/api/things/%ff', 400, 'MALFORMED_REQUEST'],
    ['/api/things/%', 400, 'MALFORMED_REQUEST'],
    ['/api/things/7?word=%00', 400, 'MALFORMED_REQUEST'],
    [`/api/things/${'7'.repeat(301)}`, 414, 'MALFORMED_REQUEST'],
    ['/api/things/../echo', 404, 'NOT_FOUND'],
    ['/api/nothing', 404, 'NOT_FOUND'],
    ['/', 404, 'NOT_FOUND'],
  ])('GET %s answers %d', async (url, status, expected) => {
    const response = await app.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/json');
    expect(code(response)).toBe(expected);
  });

  test.each([
    ['word=a&word=b', 'word'],
    ['limit=1&limit=2', 'limit'],
    ['limit=eleven', 'limit'],
    ['limit=11', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=1e400', 'limit'],
    [`word=${'x'.repeat(21)}`, 'word'],
  ])('the query %s answers 422 with %s', async (query, field) => {
    const response = await app.inject({ method: 'GET', url: `/api/things/7?${query}` });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });

  test('__proto__ in a query poisons nothing', async () => {
    const response = await app.inject({ method: 'GET', url: '/api/things/7?__proto__[admin]=1&__proto__=2' });
    expect(response.statusCode).toBeLessThan(500);
    expect(({} as { admin?: string }).admin).toBeUndefined();
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s on an address that takes POST answers 404',
    async (method) => {
      const response = await app.inject({ method, url: '/api/echo' });
      expect(response.statusCode).toBe(404);
      expect(code(response)).toBe('NOT_FOUND');
    },
  );

  test('an unknown address with a broken body is still only unknown', async () => {
    const response = await send('{', json, '/api/nothing');
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(code(response)).toMatch(/^(NOT_FOUND|MALFORMED_REQUEST)$/);
  });

  test('HEAD answers as GET, without the body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/things/7' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  test('a bare call is served behind /api-fe too', async () => {
    for (const url of ['/note', '/api-fe/note']) {
      expect((await app.inject({ method: 'PUT', url, payload: { text: 'a' } })).statusCode).toBe(200);
    }
  });
});
