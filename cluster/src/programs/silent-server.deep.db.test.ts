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
      if (!silent.has(name)) answer.end(name);
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

test('[RUN-09] a call with a key in the hands of a machine that falls silent is answered by another, and none is cut', {
  timeout,
}, async () => {
  silent.add('api-1');
  const ask = async (key: string) => {
    const answer = await fetch(`http://${layout.house.host}:${layout.house.port}/api/studio/dice/rounds`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: '{}',
    });
    return answer.text();
  };
  expect(await Promise.all(['one', 'two', 'three'].map(ask))).toEqual(['api-2', 'api-2', 'api-2']);
  expect(taken).toContain('api-1');
});
