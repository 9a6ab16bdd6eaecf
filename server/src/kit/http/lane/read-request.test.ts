import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

const read = (text: string) => readRequest(Buffer.from(text, 'latin1'));
const get = (lines: string[], first = 'GET /api/x HTTP/1.1') => `${[first, ...lines].join('\r\n')}\r\n\r\n`;
const post = (lines: string[], body: string) => get(lines, 'POST /api/x HTTP/1.1') + body;

describe('what is read', () => {
  test('a request without a body', () => {
    expect(read(get(['Host: a.test', 'Cookie:  b=1; c=2 \t', 'X-Empty:']))).toEqual({
      method: 'GET',
      url: '/api/x',
      headers: { host: 'a.test', cookie: 'b=1; c=2', 'x-empty': '' },
      body: undefined,
      keepsAlive: true,
    });
  });

  test('a request with a body, of any bytes', () => {
    const bytes = Buffer.concat([
      Buffer.from(post(['host: a', 'content-length: 6'], '')),
      Buffer.from([0, 13, 10, 13, 10, 255]),
    ]);
    expect(readRequest(bytes)?.body).toEqual(Buffer.from([0, 13, 10, 13, 10, 255]));
  });

  test.each([
    [undefined, true],
    ['keep-alive', true],
    ['Keep-Alive', true],
    ['close', false],
    ['CLOSE', false],
  ])('connection: %s', (connection, keepsAlive) => {
    const lines = ['host: a', ...(connection ? [`connection: ${connection}`] : [])];
    expect(read(get(lines))?.keepsAlive).toBe(keepsAlive);
  });

  test.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8'])('a body of %s', (type) => {
    expect(read(post(['host: a', `content-type: ${type}`, 'content-length: 2'], '{}'))?.body?.toString()).toBe('{}');
  });

  test('a blank that is no blank of HTTP stays', () => {
    expect(read(get(['host: a', 'x: \xa0b\xa0']))?.headers.x).toBe('\xa0b\xa0');
  });
});

describe('what is left to Node', () => {
  const cases: Record<string, string> = {
    nothing: '',
    'half a head': 'GET /api/x HTTP/1.1\r\nhost: a\r\n',
    'half a body': post(['host: a', 'content-length: 5'], '1234'),
    'more than a body': post(['host: a', 'content-length: 5'], '123456'),
    'two requests': get(['host: a']) + get(['host: a']),
    'a body nobody announced': post(['host: a'], '{}'),
    'a body of a question': get(['host: a', 'content-length: 2']).concat('{}'),
    'an older protocol': get(['host: a'], 'GET /api/x HTTP/1.0'),
    'another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'a verb of others': get(['host: a'], 'OPTIONS /api/x HTTP/1.1'),
    'only the head': get(['host: a'], 'HEAD /api/x HTTP/1.1'),
    'a whole address': get(['host: a'], 'GET http://a/api/x HTTP/1.1'),
    'a fragment': get(['host: a'], 'GET /api/x#y HTTP/1.1'),
    'a blank in the address': get(['host: a'], 'GET /api/x y HTTP/1.1'),
    'an address beyond ASCII': get(['host: a'], 'GET /api/\xe4 HTTP/1.1'),
    'two blanks': get(['host: a'], 'GET  /api/x HTTP/1.1'),
    'a line before the first': `\r\n${get(['host: a'])}`,
    'no host': get(['x: y']),
    'two hosts': get(['host: a', 'Host: b']),
    'a host and a path twice': get(['host: a', 'x: 1', 'X: 2']),
    'two lengths': post(['host: a', 'content-length: 2', 'content-length: 2'], '{}'),
    'lengths in one line': post(['host: a', 'content-length: 2, 2'], '{}'),
    'a length with a sign': post(['host: a', 'content-length: +2'], '{}'),
    'a length with a nought': post(['host: a', 'content-length: 02'], '{}'),
    'a length in another number system': post(['host: a', 'content-length: 0x2'], '{}'),
    'a length below nothing': post(['host: a', 'content-length: -1'], '{}'),
    'no length': post(['host: a', 'content-length:'], ''),
    'an endless length': post(['host: a', 'content-length: 99999999999999999999'], '{}'),
    'a long body': post(['host: a', 'content-length: 65537'], 'x'.repeat(65_537)),
    'a long head': get(['host: a', `x: ${'y'.repeat(9_000)}`]),
    pieces: post(['host: a', 'transfer-encoding: chunked'], '0\r\n\r\n'),
    'pieces and a length': post(['host: a', 'content-length: 5', 'transfer-encoding: chunked'], '0\r\n\r\n'),
    'pieces, hidden': post(['host: a', 'content-length: 5', 'transfer-encoding : chunked'], '0\r\n\r\n'),
    'another protocol asked for': get(['host: a', 'connection: upgrade', 'upgrade: websocket']),
    'an upgrade alone': get(['host: a', 'upgrade: h2c']),
    'a question before the body': post(['host: a', 'expect: 100-continue', 'content-length: 2'], '{}'),
    'headers to be taken off': get(['host: a', 'connection: close, x-player']),
    'a folded line': get(['host: a', 'x: y', ' z']),
    'a blank before the colon': get(['host : a']),
    'a form with a file': post(['host: a', 'content-type: multipart/form-data; boundary=x', 'content-length: 2'], '{}'),
    'a form': post(['host: a', 'content-type: application/x-www-form-urlencoded', 'content-length: 3'], 'a=b'),
    'another kind of JSON': post(['host: a', 'content-type: application/jsonx', 'content-length: 2'], '{}'),
    'a line without a colon': get(['host: a', 'x']),
    'no name': get(['host: a', ': x']),
    'a name with an underscore': get(['host: a', 'content_length: 3']),
    'a name of every object': get(['host: a', 'constructor: x']),
    'the name of a prototype': get(['host: a', '__proto__: x']),
    'a bare line feed': 'GET /api/x HTTP/1.1\nhost: a\n\n',
    'a line feed in a value': get(['host: a\nx: y']),
    'a carriage return in a value': get(['host: a\rx: y']),
    'a NUL in a value': get(['host: a', 'x: \0']),
    'a delete sign in a value': get(['host: a', 'x: \x7f']),
  };

  test.each(Object.entries(cases))('%s', (_name, text) => {
    expect(read(text)).toBeUndefined();
  });

  test('a request with any one byte less, or one more', () => {
    const whole = Buffer.from(post(['host: a', 'content-length: 2'], '{}'));
    for (let length = 0; length < whole.length; length += 1)
      expect(readRequest(whole.subarray(0, length))).toBeUndefined();
    for (const more of [0, 10, 13, 32, 71])
      expect(readRequest(Buffer.concat([whole, Buffer.from([more])]))).toBeUndefined();
  });
});

test('whatever is read says what it was made of, byte for byte', () => {
  const text = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
  const name = fc.oneof(
    { arbitrary: fc.constantFrom('Accept', 'x-a', 'X-B', 'te', 'x_c'), weight: 3 },
    text.filter((name) => !name.includes(':')),
  );
  const value = fc.oneof(fc.constantFrom('', ' a ', '\tb, c', '\xa0'), text);
  let several = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 3 }), text, (lines, body) => {
      const said = lines.map(([name, value]) => `${name}:${value}`);
      const bytes = post(['host: a', `content-length: ${body.length}`, ...said], body);
      const found = read(bytes);
      if (!found) return;
      if (lines.length > 1) several += 1;
      expect(Object.keys(found.headers)).toHaveLength(lines.length + 2);
      for (const [name, value] of lines) {
        expect(found.headers[name.toLowerCase()]).toBe(value.replace(/^[\t ]+|[\t ]+$/g, ''));
        expect(value).not.toMatch(/[\r\n\0]/);
      }
      expect(found.body?.toString('latin1') ?? '').toBe(body);
    }),
    { numRuns: 2_000 },
  );
  // Otherwise hardly one of them was plain.
  expect(several).toBeGreaterThan(20);
});
