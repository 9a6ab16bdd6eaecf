import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deep } from '../../../../../test/deep.ts';
import { createGate, until } from '../../testing/until.ts';
import { createApp } from '../create-app.ts';

const timeout = 60_000;

interface Told {
  lost: number;
  entered: number;
  sockets: Socket[];
  gate: ReturnType<typeof createGate>;
}

/** The same routes, with the short way and without. */
async function openApp(
  shortWay: readonly string[] | undefined,
): Promise<{ app: FastifyInstance; told: Told; port: number }> {
  const app = await createApp({ shortWay });
  const told: Told = { lost: 0, entered: 0, sockets: [], gate: createGate() };
  app.server.on('connection', (socket) => told.sockets.push(socket));
  app.all('/api/echo', async (request) => ({
    method: request.method,
    url: request.url,
    body: request.body ?? null,
    query: request.query,
    headers: request.headers,
    ip: request.ip,
    host: request.host,
  }));
  app.get('/api/text', async (_request, reply) => reply.type('text/plain').send('äöü 🎲'));
  app.get('/api/bytes', async () => Buffer.from([0, 200, 13, 10, 255]));
  app.get('/api/nothing', async (_request, reply) => reply.status(204).send());
  app.get('/api/same', async (_request, reply) => reply.status(304).header('etag', '"a"').send());
  app.get('/api/cookies', async (_request, reply) => reply.setCookie('a', '1').setCookie('b', '2').send({}));
  app.get('/api/latin', async (_request, reply) => reply.header('x-name', 'Zoë').send({ said: 'Zoë 🎲' }));
  app.get('/api/away', async (_request, reply) => reply.redirect('/api/text'));
  app.get('/api/late', async (_request, reply) => {
    await new Promise(setImmediate);
    return reply.send({ late: true });
  });
  app.get('/api/stream', async (_request, reply) =>
    reply.type('text/plain').send(Readable.from(['one ', 'zwei ', '🎲', ''], { objectMode: false })),
  );
  app.get('/api/measured-stream', async (_request, reply) =>
    reply
      .type('text/plain')
      .header('content-length', '7')
      .send(Readable.from(['one', 'four'], { objectMode: false })),
  );
  app.get('/api/long', async () => 'long text '.repeat(200_000));
  app.get('/api/long-stream', async (_request, reply) =>
    reply.send(
      Readable.from(
        Array.from({ length: 300 }, () => 'x'.repeat(9_999)),
        { objectMode: false },
      ),
    ),
  );
  app.get('/api/wait', async (request) => {
    told.entered += 1;
    request.raw.on('close', () => {
      if (request.raw.aborted) told.lost += 1;
    });
    await told.gate.passed;
    return { waited: true };
  });
  app.get('/page', async (_request, reply) => reply.type('text/html').send('<p>a page</p>'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, told, port: (app.server.address() as { port: number }).port };
}

let short: Awaited<ReturnType<typeof openApp>>;
let usual: Awaited<ReturnType<typeof openApp>>;
beforeAll(async () => {
  short = await openApp(['/api/']);
  usual = await openApp(undefined);
});
afterAll(async () => {
  await short.app.close();
  await usual.app.close();
});

type Piece = string | Buffer;

/**
 * Says these things, each when the one before has been answered, and reads until the server closes. What stands in a list
 * is said without waiting for an answer, but not at once.
 */
function talk(port: number, sayings: (Piece | Piece[])[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const rest = [...sayings];
    const sayNext = async () => {
      for (const piece of [rest.shift() ?? []].flat()) {
        socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece);
        // Sleeps because each piece has to leave, and arrive, by itself.
        await wait(2);
      }
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, sayNext);
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
      void sayNext();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

/** Without what differs from answer to answer, and the order and case of names, which mean nothing. */
function comparable(answer: string): unknown {
  return answer.split(/(?=HTTP\/1\.1 \d{3} )/).map((one) => {
    const [head = '', ...body] = one.split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    const headers = lines
      .map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
      .filter((line) => !/^(date|x-request-id):/.test(line))
      .sort();
    // The id of a bug's request is in its body too.
    return { first, headers, body: body.join('\r\n\r\n').replace(/"request_id":"[^"]+"/, '') };
  });
}

async function expectSame(...pieces: (Piece | Piece[])[]): Promise<string> {
  const [one, other] = await Promise.all([talk(short.port, pieces), talk(usual.port, pieces)]);
  expect(comparable(one)).toEqual(comparable(other));
  return one;
}

const ask = (path: string, ...lines: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['host: a', ...lines].map((line) => `${line}\r\n`).join('')}\r\n`;
/** Bytes of UTF-8, each written as one sign. */
const say = (text: string, ...lines: string[]) => {
  const body = Buffer.from(text).toString('latin1');
  const head = ['host: a', 'content-type: application/json', `content-length: ${body.length}`, ...lines];
  return `POST /api/echo HTTP/1.1\r\n${head.map((line) => `${line}\r\n`).join('')}\r\n${body}`;
};
const last = 'connection: close';

describe('the short way answers what the usual one does', { timeout }, () => {
  test.each([
    '/api/text',
    '/api/bytes',
    '/api/nothing',
    '/api/same',
    '/api/cookies',
    '/api/away',
    '/api/late',
    '/api/stream',
    '/api/measured-stream',
    '/api/long',
    '/api/long-stream',
    '/api/nowhere',
    '/api/echo?a=1&a=2&b=%F0%9F%8E%B2',
    '/api/%ff',
    '/page',
  ])('%s', async (path) => {
    await expectSame(ask(path, last));
  });

  test.each(['{"a":1}', '{"a":"ä🎲"}', '{"a":', '{"__proto__":{"b":1}}', '', '[]', '"text"', ' '])(
    'the body %s',
    async (body) => {
      await expectSame(say(body, last));
    },
  );

  test('a header beyond ASCII is a byte a sign, and the body beside it is not', async () => {
    const answer = await talk(short.port, [ask('/api/latin', last)]);
    expect(answer).toContain('x-name: Zoë\r\n');
    expect(Buffer.from(answer, 'latin1').toString()).toContain('{"said":"Zoë 🎲"}');
  });

  test('other types of a body', async () => {
    for (const type of ['text/plain', 'application/json; charset=latin1', ';', 'application/x-www-form-urlencoded']) {
      await expectSame(
        `POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 2\r\n${last}\r\n\r\n{}`,
      );
    }
    await expectSame(`POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n${last}\r\n\r\n{}`);
    await expectSame(`DELETE /api/echo HTTP/1.1\r\nhost: a\r\n${last}\r\n\r\n`);
    await expectSame(`PUT /api/echo HTTP/1.1\r\nhost: a\r\n${last}\r\n\r\n`);
  });

  test('many on one connection, whatever is between them', async () => {
    const answer = await expectSame(
      say('{"n":1}'),
      ask('/api/late'),
      ask('/api/stream'),
      say('{"n":2}'),
      ask('/page'),
      say('{"n":3}'),
      ask('/api/text', last),
    );
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(7);
  });

  test('several at once, in their order', async () => {
    const three = ask('/api/late') + say('{"n":1}') + ask('/api/text', last);
    expect((await expectSame(three)).match(/HTTP\/1\.1 200/g)).toHaveLength(3);
    expect((await expectSame([ask('/api/late'), three])).match(/HTTP\/1\.1 200/g)).toHaveLength(4);
  });

  test('a request cut in two anywhere', async () => {
    const whole = say('{"a":"ä"}', last);
    const bytes = Buffer.from(whole, 'latin1');
    const expected = comparable(await talk(usual.port, [bytes]));
    const cuts = Array.from({ length: bytes.length - 1 }, (_, index) => index + 1);
    const answers = await Promise.all(
      cuts.map((at) => talk(short.port, [[bytes.subarray(0, at), bytes.subarray(at)]])),
    );
    for (const answer of answers) expect(comparable(answer)).toEqual(expected);
  });

  test('a body in pieces behind a plain request', async () => {
    const pieces = `POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n${last}\r\n\r\n`;
    const answer = await expectSame(say('{"n":1}'), [pieces, '2\r\n{}\r\n', '0\r\n\r\n']);
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  test('a body as long as allowed and longer, in many pieces', async () => {
    for (const length of [60_000, 66_000, 1_100_000]) {
      await expectSame(say('{"n":1}'), say(JSON.stringify('x'.repeat(length)), last));
    }
  });

  test.each([
    ['two lengths', 'POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 30\r\n\r\n{}'],
    [
      'a length and pieces',
      'POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /page HTTP/1.1\r\nhost: a\r\n\r\n',
    ],
    [
      'pieces with a blank',
      'POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding : chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a bare line feed', 'GET /api/text HTTP/1.1\nhost: a\n\n'],
    ['a folded line', 'GET /api/text HTTP/1.1\r\nhost: a\r\nx: y\r\n z\r\nconnection: close\r\n\r\n'],
    ['no host', 'GET /api/text HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['an older protocol', 'GET /api/text HTTP/1.0\r\nhost: a\r\n\r\n'],
    ['a NUL', 'GET /api/text HTTP/1.1\r\nhost: a\0b\r\nconnection: close\r\n\r\n'],
    ['only the head', 'HEAD /api/text HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
    ['headers to be taken off', 'GET /api/echo HTTP/1.1\r\nhost: a\r\nx-a: 1\r\nconnection: close, x-a\r\n\r\n'],
    ['nonsense', 'hello\r\n\r\n'],
    ['a head without an end', `GET /api/text HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n`],
  ])('hostile: %s, first and second on a connection', async (_name, bytes) => {
    await expectSame(bytes);
    await expectSame(say('{"n":1}'), bytes);
  });

  test('any headers and bodies', async () => {
    const sign = fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code));
    const value = fc.oneof(fc.string({ unit: sign, maxLength: 30 }), fc.constantFrom('', ' ', '\t', '1', 'close'));
    const name = fc.constantFrom(
      'x-a',
      'X-A',
      'accept',
      'cookie',
      'content-type',
      'origin',
      'te',
      'x-forwarded-for',
      'x_b',
    );
    const path = fc.constantFrom('/api/echo', '/api/echo?x=1', '/api/text', '/api//echo', '/api/%2e%2e/page', '/page');
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE');
    await fc.assert(
      fc.asyncProperty(
        method,
        path,
        fc.array(fc.tuple(name, value), { maxLength: 4 }),
        value,
        async (verb, url, lines, body) => {
          const said = lines.map(([key, text]) => `${key}: ${text}\r\n`).join('');
          const length = verb === 'GET' ? '' : `content-length: ${body.length}\r\n`;
          await expectSame(
            `${verb} ${url} HTTP/1.1\r\nhost: a\r\n${said}${length}connection: close\r\n\r\n${verb === 'GET' ? '' : body}`,
          );
        },
      ),
      { numRuns: deep(100, 200) },
    );
  });
});

/** Opens a connection and says something; what comes back is gathered. */
function open(port: number, text: string): { socket: Socket; heard: () => string; closed: Promise<void> } {
  let heard = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => undefined);
  return { socket, heard: () => heard, closed: new Promise((resolve) => socket.on('close', () => resolve())) };
}

describe('connections', { timeout }, () => {
  test('who goes away before the answer is told of, and nobody else is disturbed', async () => {
    const house = await openApp(['/api/']);
    const gone = open(house.port, ask('/api/wait'));
    await until(() => house.told.entered === 1);
    gone.socket.resetAndDestroy();
    await until(() => house.told.lost === 1);
    house.told.gate.open();
    expect(await talk(house.port, [ask('/api/text', last)])).toContain('200 OK');
    await house.app.close();
  });

  test('who only stops sending still gets the answer', async () => {
    const house = await openApp(['/api/']);
    const half = open(house.port, ask('/api/wait'));
    await until(() => house.told.entered === 1);
    half.socket.end();
    await until(() => house.told.sockets[0]?.readableEnded === true);
    house.told.gate.open();
    await half.closed;
    expect(half.heard()).toContain('{"waited":true}');
    expect(half.heard()).toContain('connection: keep-alive');
    await house.app.close();
  });

  test('a closing server ends idle connections at once and answers the busy one before', async () => {
    const house = await openApp(['/api/']);
    const idle = open(house.port, ask('/api/text'));
    const silent = open(house.port, '');
    const busy = open(house.port, ask('/api/wait'));
    await until(() => house.told.entered === 1 && idle.heard().includes('200 OK'));
    const closing = house.app.close();
    await Promise.all([idle.closed, silent.closed]);
    expect(busy.heard()).toBe('');
    house.told.gate.open();
    await busy.closed;
    expect(busy.heard()).toContain('{"waited":true}');
    await closing;
  });

  test('`closeAllConnections` ends the busy ones too', async () => {
    const house = await openApp(['/api/']);
    const busy = open(house.port, ask('/api/wait'));
    await until(() => house.told.entered === 1);
    house.app.server.closeAllConnections();
    await busy.closed;
    expect(house.told.lost).toBe(1);
    house.told.gate.open();
    await house.app.close();
  });

  test('a connection nobody uses is closed after the time that was told', async () => {
    const house = await openApp(['/api/']);
    house.app.server.keepAliveTimeout = 1_000;
    const idle = open(house.port, ask('/api/text'));
    await until(() => idle.heard().includes('200 OK'));
    expect(idle.heard()).toContain('keep-alive: timeout=1\r\n');
    await idle.closed;
    await house.app.close();
  });

  test('what waits behind an unanswered request is not read without end', async () => {
    const house = await openApp(['/api/']);
    const many = open(house.port, ask('/api/wait'));
    await until(() => house.told.entered === 1);
    const flood = Buffer.alloc(1024 * 1024, 'x');
    // Reads stop, so the writes of this side do too: what the kernel holds is all there is.
    for (let count = 0; count < 40; count += 1) many.socket.write(flood);
    await until(() => house.told.sockets[0]?.isPaused() === true);
    expect(many.socket.writableLength).toBeGreaterThan(20 * 1024 * 1024);
    many.socket.destroy();
    house.told.gate.open();
    await house.app.close();
  });
});
