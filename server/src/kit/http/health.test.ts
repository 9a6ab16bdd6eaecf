import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp, createMetrics, type Database } from '../index.ts';
import { mountApiPage } from './api-page.ts';
import { mountHealth } from './health.ts';

const apps: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

function open(options: { query?: () => Promise<unknown>; demo?: boolean; metricsToken?: string } = {}) {
  const app = Fastify();
  apps.push(app);
  const { query = async () => ({ rows: [] }), demo = true, metricsToken } = options;
  const database = { query } as unknown as Database;
  mountHealth(app, { database, metrics: createMetrics(), metricsToken, demo, isStopping: () => false });
  return app;
}

test('[F-110] a database that does not answer makes a process unready within a second', async () => {
  const answer = await open({ query: () => new Promise(() => undefined) }).inject({ url: '/readyz' });
  // As one that drains: it gets nothing new, and answers what it has by itself.
  expect(answer.statusCode).toBe(404);
  expect(answer.json().checks).toEqual({ database: false, migrations: false, running: true });
});

describe('[F-20] figures without a token', () => {
  const read = (demo: boolean, remoteAddress: string, headers = {}) =>
    open({ demo }).inject({ url: '/metrics', remoteAddress, headers });

  test('[F-20] are for this machine in a demo, and for nobody in production', async () => {
    expect((await read(true, '127.0.0.1')).statusCode).toBe(200);
    expect((await read(true, '::1')).statusCode).toBe(200);
    expect((await read(true, '203.0.113.7')).statusCode).toBe(404);
    expect((await read(false, '127.0.0.1')).statusCode).toBe(404);
  });

  test('[F-20] are not passed on by a proxy on this machine', async () => {
    expect((await read(true, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
  });

  test('with a token they are for whoever has it', async () => {
    const app = open({ metricsToken: 'figures' });
    const headers = { authorization: 'Bearer figures' };
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(404);
  });
});

describe('[F-17] how the back office is called', () => {
  const read = async (demo: boolean, isStaff: boolean, url: string) => {
    const app = await createApp();
    apps.push(app);
    mountApiPage(app, { demo, isStaff: async () => isStaff });
    return (await app.inject({ url })).statusCode;
  };
  test.each(['/api/staff', '/api/staff/openapi.json'])('[F-17] %s is for its members in production', async (url) => {
    expect(await read(false, false, url)).toBe(401);
    expect(await read(false, true, url)).toBe(200);
    expect(await read(true, false, url)).toBe(200);
  });
  test.each(['/api', '/api/openapi.json'])('%s is for everybody', async (url) => {
    expect(await read(false, false, url)).toBe(200);
  });
});
