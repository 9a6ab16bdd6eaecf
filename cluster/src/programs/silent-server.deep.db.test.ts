import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../server/src/kit/testing/until.ts';
import { findFreeBase } from '../find-free-base.ts';
import { type Layout, loopbackLayout } from '../layout.ts';
import { takesConnections } from './answers.ts';
import { haproxyConfig } from './haproxy-config.ts';
import { unavailableCall, unavailablePage } from './unavailable.ts';

const timeout = 120_000;
const silent = new Set<string>();
/** Who says so to the balancer, and answers nothing that needs one. */
const withoutDatabase = new Set<string>();
const taken: string[] = [];
const servers: Server[] = [];
let dir: string;
let layout: Layout;
let balancer: ChildProcess;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'halley-balancer-'));
  layout = loopbackLayout(await findFreeBase());
  for (const { name, host, port, role } of layout.roles) {
    if (role !== 'api') continue;
    const server = createServer(({ url }, answer) => {
      if (url !== '/readyz') taken.push(name);
      if (silent.has(name)) return;
      if (!withoutDatabase.has(name)) answer.end(name);
      else if (url === '/readyz') answer.writeHead(404).end();
    });
    servers.push(server);
    await once(server.listen(port, host), 'listening');
  }
  const file = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  const config = haproxyConfig(layout, {
    unavailablePage: file('page.http', unavailablePage()),
    unavailableCall: file('call.http', unavailableCall()),
    adminSocket: join(dir, 'admin.sock'),
    mostConnections: 100,
  });
  balancer = spawn('haproxy', ['-db', '-f', file('haproxy.cfg', config)], { stdio: 'ignore' });
  await until(() => takesConnections(layout.house));
}, timeout);
afterAll(() => {
  balancer?.kill('SIGKILL');
  for (const server of servers) server.close().closeAllConnections();
  rmSync(dir, { recursive: true });
});

const ask = (key: string) =>
  fetch(`http://${layout.house.host}:${layout.house.port}/api/studio/dice/rounds`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: '{}',
  });

test('[RUN-09] a call with a key in the hands of a machine that falls silent is answered by another, and none is cut', {
  timeout,
}, async () => {
  silent.add('api-1');
  const answers = await Promise.all(['one', 'two', 'three'].map(async (key) => (await ask(key)).text()));
  expect(answers).toEqual(['api-2', 'api-2', 'api-2']);
  expect(taken).toContain('api-1');
});

test('[RUN-09] calls that wait for a database nobody has end with 503 and Retry-After, on connections that were used before too', {
  timeout,
}, async () => {
  silent.clear();
  const isBack = async () =>
    (await Promise.all(['four', 'five'].map(async (key) => (await ask(key)).text()))).includes('api-1');
  await until(isBack);
  for (const { name } of layout.roles) withoutDatabase.add(name);
  const answers = await Promise.all(['six', 'seven', 'eight'].map(ask));
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '1'],
    [503, '1'],
    [503, '1'],
  ]);
});
