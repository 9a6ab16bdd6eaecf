import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, type Log } from '../log.ts';
import { createApp } from './create-app.ts';

async function anAppThatLogs() {
  const destination = new PassThrough();
  const lines: Record<string, unknown>[] = [];
  destination.on('data', (chunk) => {
    for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line));
  });
  const app = await createApp({ log: createLog({ destination, level: 'debug' }) });
  app.get('/say', async (request) => {
    request.log.warn({ token: 'abc', game: 'dice' }, 'said %s', 'something');
    request.log.child({ part: 'wager', password: 'abc' }).debug('deeper');
    return { level: request.log.level, bindings: (request.log as Log).bindings() };
  });
  app.get('/silent', async () => ({}));
  return { app, lines };
}

test("every line of a request carries the request's id, and no secret", async () => {
  const { app, lines } = await anAppThatLogs();
  const answer = await app.inject('/say');
  const reqId = answer.headers['x-request-id'];
  expect(lines).toMatchObject([
    { level: 'warn', reqId, token: '[redacted]', game: 'dice', msg: 'said something' },
    { level: 'debug', reqId, part: 'wager', password: '[redacted]', msg: 'deeper' },
  ]);
  expect(answer.json()).toEqual({ level: 'debug', bindings: { reqId } });
  await app.close();
});

test('two requests have two logs; one that says nothing leaves nothing', async () => {
  const { app, lines } = await anAppThatLogs();
  await app.inject('/silent');
  expect(lines).toEqual([]);
  await app.inject('/say');
  await app.inject('/say');
  expect(new Set(lines.map((line) => line.reqId)).size).toBe(2);
  await app.close();
});
