import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGate, until } from '../testing/until.ts';
import { createApp } from './create-app.ts';
import { talk } from './testing/talk.ts';

const timeout = 60_000;

/** Calls that say what they understood, wait, or say much. */
async function openApp() {
  const app: FastifyInstance = await createApp();
  const told = { entered: 0, lost: 0, sockets: [] as Socket[], gate: createGate() };
  app.server.on('connection', (socket) => told.sockets.push(socket));
  app.all('/api/echo', async ({ method, body, headers }) => ({ method, body: body ?? null, type: headers['x-a'] }));
  app.get('/api/long', async () => {
    told.entered += 1;
    return 'x'.repeat(200_000);
  });
  app.get('/api/wait', async (request) => {
    told.entered += 1;
    request.raw.on('close', () => {
      if (request.raw.aborted) told.lost += 1;
    });
    await told.gate.passed;
    return { waited: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, told, port: (app.server.address() as { port: number }).port };
}

let house: Awaited<ReturnType<typeof openApp>>;
beforeAll(async () => {
  house = await openApp();
});
afterAll(() => house.app.close());

const ask = (path: string, ...lines: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['host: a', ...lines].join('\r\n')}\r\n\r\n`;
const say = (body: string, ...lines: string[]) =>
  `POST /api/echo HTTP/1.1\r\n${['host: a', 'content-type: application/json', ...lines].join('\r\n')}\r\n\r\n${body}`;
const whole = (body: string, ...lines: string[]) => say(body, `content-length: ${body.length}`, ...lines);
const statusesOf = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const last = 'connection: close';

describe('bytes on a connection', { timeout }, () => {
  test.each<[string, string, number[]]>([
    ['one that is whole', whole('{"n":1}', last), [200]],
    ['several at once, in their order', whole('{"n":1}') + ask('/api/echo') + whole('{"n":2}', last), [200, 200, 200]],
    ['a body in pieces', say('2\r\n{}\r\n0\r\n\r\n', 'transfer-encoding: chunked', last), [200]],
    ['two lengths', say('{}', 'content-length: 2', 'content-length: 30'), [400]],
    ['a length and pieces', say('0\r\n\r\n', 'content-length: 4', 'transfer-encoding: chunked'), [400]],
    ['pieces with a blank in the name', say('0\r\n\r\n', 'content-length: 5', 'transfer-encoding : chunked'), [400]],
    ['a length in words', say('{}', 'content-length: two'), [400]],
    ['a length below nothing', say('{}', 'content-length: -2'), [400]],
    ['a bare line feed in a head', 'GET /api/echo HTTP/1.1\r\nhost: a\nx-a: 1\r\n\r\n', [400]],
    ['a NUL in a head', ask('/api/echo', 'x-a: 1\0'), [400]],
    ['a name with a blank', ask('/api/echo', 'x a: 1'), [400]],
    ['no host', 'GET /api/echo HTTP/1.1\r\n\r\n', [400]],
    ['two hosts', ask('/api/echo', 'host: b', last), [400]],
    ['a head without end', `GET /api/echo HTTP/1.1\r\nhost: a\r\nx-a: ${'y'.repeat(20_000)}\r\n`, [431]],
    ['a body longer than allowed', whole(JSON.stringify('x'.repeat(1_100_000)), last), [413]],
    ['something else than HTTP', 'hello\r\n\r\n', [400]],
    ['a protocol nobody speaks', 'GET /api/echo HTTP/9.9\r\nhost: a\r\n\r\n', [400]],
    ['something expected that is not there', whole('{}', 'expect: a miracle', last), [417]],
  ])('%s', async (_name, bytes, statuses) => {
    expect(statusesOf(await talk(house.port, bytes))).toEqual(statuses);
  });

  test('who expects a sign before the body gets one', async () => {
    expect(statusesOf(await talk(house.port, whole('{"n":1}', 'expect: 100-continue', last)))).toEqual([100, 200]);
  });

  test('a request cut in two anywhere is one request', async () => {
    const bytes = Buffer.from(whole('{"n":1}', last));
    const cuts = Array.from({ length: bytes.length - 1 }, (_, index) => index + 1);
    const answers = await Promise.all(cuts.map((at) => sayInPieces(bytes.subarray(0, at), bytes.subarray(at))));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"body":\{"n":1\}/);
  });
});

function sayInPieces(...pieces: Buffer[]): Promise<string> {
  const { socket, heard, closed } = open(house.port, '');
  socket.setNoDelay();
  socket.once('connect', async () => {
    for (const piece of pieces) {
      socket.write(piece);
      // Sleeps because each piece has to leave, and arrive, by itself.
      await wait(2);
    }
  });
  return closed.then(heard);
}

/** Opens a connection and says something; what comes back is gathered. */
function open(port: number, text: string) {
  let heard = '';
  const socket = connect(port, '127.0.0.1', () => void (text && socket.write(text)));
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => undefined);
  return { socket, heard: () => heard, closed: new Promise<void>((resolve) => socket.on('close', () => resolve())) };
}

describe('people on connections', { timeout }, () => {
  test('who does not read gets no further answers: what waits for them stays small', async () => {
    const own = await openApp();
    const { socket } = open(own.port, '');
    socket.pause();
    let before = -1;
    // One after the other, as long as they are answered.
    while (own.told.entered !== before && own.told.entered < 500) {
      before = own.told.entered;
      socket.write(ask('/api/long'));
      await until(() => own.told.entered > before || own.told.sockets[0]?.isPaused() === true);
    }
    expect(own.told.entered).toBeLessThan(500);
    expect(own.told.sockets[0]?.writableLength).toBeLessThan(500_000);
    socket.destroy();
    await own.app.close();
  });

  test('who goes away before the answer is told of, and nobody else is disturbed', async () => {
    const own = await openApp();
    const gone = open(own.port, ask('/api/wait'));
    await until(() => own.told.entered === 1);
    gone.socket.resetAndDestroy();
    await until(() => own.told.lost === 1);
    own.told.gate.open();
    expect(statusesOf(await talk(own.port, ask('/api/echo', last)))).toEqual([200]);
    await own.app.close();
  });

  test('a closing server ends idle connections at once and answers the busy one before', async () => {
    const own = await openApp();
    const idle = open(own.port, ask('/api/echo'));
    const busy = open(own.port, ask('/api/wait'));
    await until(() => own.told.entered === 1 && idle.heard().includes('200 OK'));
    const closing = own.app.close();
    await idle.closed;
    expect(busy.heard()).toBe('');
    own.told.gate.open();
    await until(() => busy.heard().includes('{"waited":true}'));
    // As the house does while it closes, again and again.
    own.app.server.closeIdleConnections();
    await Promise.all([busy.closed, closing]);
  });
});
