import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../kit/index.ts';
import { logLines } from '../kit/testing/log-lines.ts';
import { openTestSite, type TestSite } from './testing/test-site.ts';

let site: TestSite;
let port: number;
const { log, lines } = logLines();

beforeAll(async () => {
  site = await openTestSite({}, await createApp({ log }));
  site.app.get('/api/small', async () => ({ small: true }));
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as { port: number }).port;
});
afterAll(() => site.close());

/** Says bytes on one connection, one request after the other; ends when the server closes it or the last is answered. */
function converse(...requests: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let heard = '';
    let said = 0;
    const sayNext = () => socket.write(requests[said++] ?? '');
    socket.on('connect', sayNext);
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      const answers = heard.split('HTTP/1.1 ').length - 1;
      if (answers >= requests.length && heard.endsWith('}')) socket.end();
      else if (answers >= said && said < requests.length) sayNext();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}
const small = 'GET /api/small HTTP/1.1\r\nhost: a\r\n\r\n';
const large = (method: string, path: string, bytes: number) =>
  `${method} ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: ${bytes}\r\n\r\n${'x'.repeat(bytes)}`;

describe('a large body to a page', () => {
  test.each([
    ['POST', '/nothing', 300_000],
    ['POST', '/', 300_000],
    ['PUT', '/staff/x', 300_000],
  ])('[F-02] %s %s: refused, and its connection closed', async (method, path, bytes) => {
    const heard = await converse(large(method, path, bytes));
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard.toLowerCase()).toContain('connection: close');
  });

  test.each(['POST', 'PUT'])(
    '[F-02] a %s within the limit leaves the connection to the next request',
    async (method) => {
      const heard = await converse(large(method, '/nothing', 60_000), small);
      expect(heard).toContain('{"small":true}');
    },
  );
});

describe('what clients get wrong', () => {
  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    '[F-09] %s on a page is 405 with Allow',
    async (method) => {
      const answer = await site.app.inject({ method: method as 'PUT', url: '/games' });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('[F-12] a form to a page without one: 405, Allow, plain words, no line of an error', async () => {
    lines.length = 0;
    const answer = await site.app.inject({ method: 'POST', url: '/no-action', payload: 'a=1' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).not.toMatch(/action|route/);
    expect(lines.filter((line) => JSON.parse(line).level === 'error')).toEqual([]);
    lines.length = 0;
    await site.app.inject({ url: '/throws' });
    expect(lines.filter((line) => JSON.parse(line).level === 'error')).toHaveLength(1);
  });

  test.each(['a b', '%00', '[::1', 'localhost:99999', 'a/b', 'a@b', 'a?b', '<x>'])(
    '[F-10] Host: %s is 400',
    async (host) => {
      const answer = await site.app.inject({ url: '/', headers: { host } });
      expect([host, answer.statusCode]).toEqual([host, 400]);
    },
  );

  test.each(['halley.test', 'localhost:3000', '[::1]:80', '127.0.0.1', 'my_service:80'])(
    '[F-10] Host: %s is one',
    async (host) => {
      expect((await site.app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
    },
  );

  test('[F-11] two hosts are 400, for a page and for a call, also when they agree', async () => {
    for (const path of ['/', '/api/small']) {
      const heard = await converse(`GET ${path} HTTP/1.1\r\nhost: a\r\nhost: a\r\nconnection: close\r\n\r\n`);
      expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('[F-13] what the API says is read as what it is', async () => {
    for (const url of ['/api/small', '/api/none']) {
      expect((await site.app.inject({ url })).headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('[F-14] pages of a person', () => {
  const session = { cookie: 'halley_session=abc' };
  test.each(['/profile', '/profile.data', '/history', '/de/history', '/?modal=%2Fwithdraw', '/deposit'])(
    '[F-14] %s leaves no copy on a shared computer',
    async (url) => {
      expect((await site.app.inject({ url, headers: session })).headers['cache-control']).toBe('no-store');
    },
  );

  test('[F-14] the lobby may be gone back to', async () => {
    for (const url of ['/', '/games', '/?modal=%2Fsearch']) {
      expect((await site.app.inject({ url, headers: session })).headers['cache-control']).toBe('private, no-cache');
    }
  });
});

test('[F-15] stamps of the build are not served', async () => {
  for (const url of ['/games/.inputs', '/games/dice/.hidden', '/.inputs']) {
    const answer = await site.app.inject({ url, headers: { cookie: 'halley_session=abc' } });
    expect(answer.body, url).not.toContain('a stamp');
    if (url.startsWith('/games/')) expect(answer.statusCode).toBe(404);
  }
  expect((await site.app.inject({ url: '/games/dice/' })).statusCode).toBe(200);
});
