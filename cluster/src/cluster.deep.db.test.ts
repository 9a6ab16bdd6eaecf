import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../server/src/kit/testing/until.ts';
import { deployFiles } from './deploy-files.ts';
import { findFreeBase } from './find-free-base.ts';
import { createClient } from './players/create-client.ts';
import { join as joinHouse } from './players/join.ts';
import { type Ear, listen } from './players/live-ear.ts';
import { cashOut, deposit, stake } from './players/money-calls.ts';
import { send } from './programs/program.ts';
import { databaseUrls, primaryUrl } from './programs/roles.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

const timeout = 600_000;
let dir: string;
let cluster: Cluster;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'halley-cluster-'));
  cluster = await startCluster({ dir, basePort: await findFreeBase() });
}, timeout);
afterAll(async () => {
  await cluster?.stop();
  rmSync(dir, { recursive: true, force: true });
}, timeout);

async function askDatabase<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Processes whose command line names the cluster's folder. */
const leftOver = () =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(dir);
    } catch {
      // It ended while we looked.
      return false;
    }
  });

describe('a cluster of real programs on this machine', { timeout }, () => {
  let client: ReturnType<typeof createClient>;
  let ear: Ear;
  const balance = async () => {
    const path = '/api/player/accounts?compatibility=false';
    const { body } = await client.ask<{ currency: string; amount_cents: number }[]>('GET', path);
    return body.find(({ currency }) => currency === 'EUR')?.amount_cents ?? 0;
  };

  test('[RUN-01] a player signs up, pays in, plays, hears of it live and asks for money, through all of its parts', async () => {
    client = createClient({ url: cluster.url });
    const { id } = await joinHouse(client);
    ear = await listen(client, id);
    await until(() => ear.isListening());
    const before = await balance();
    expect(await deposit(client, '25.00')).toBeDefined();
    await until(async () => (await balance()) === before + 2_500);
    const round = await stake(client, 100);
    expect(await balance()).toBe(before + 2_500 - 100 + (round?.winCents ?? 0));
    await until(() => ear.heard() > 0);
    expect(await cashOut(client, '20.00')).toBeDefined();
    expect(ear.gaps()).toBe(0);
  });

  test('[RUN-02] the pool has no session of anybody; jobs, news and held locks are on the other address', async () => {
    const admin = primaryUrl(cluster.layout, cluster.ground, 'postgres').replace(/postgres$/, 'halley');
    const held = await askDatabase<{ held: number }>(
      admin,
      "select count(*)::int as held from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted",
    );
    // Both workers show that they are alive.
    expect(held[0]?.held).toBeGreaterThanOrEqual(2);
    const { pooled } = databaseUrls(cluster.layout, 'pgbouncer-1', cluster.ground);
    const prepared = await askDatabase(pooled, 'select name from pg_prepared_statements');
    expect(prepared).toEqual([]);
  });

  test('[RUN-03] another Redis takes the place of a master that died, and live events go on', async () => {
    const [master] = cluster.program('redis-1').pids();
    expect(master).toBeDefined();
    if (master) send(master, 'SIGKILL');
    const heard = ear.heard();
    // Between the two, events stay within the process that wrote them.
    await until(async () => {
      await stake(client, 10);
      return ear.heard() > heard && ear.isListening();
    });
    await cluster.program('redis-1').start();
  });

  test('[RUN-04] while no process is there the balancer answers as the house would', async () => {
    const webs = ['web-1', 'web-2'].map((name) => cluster.program(name));
    await Promise.all(webs.map((web) => web.stop()));
    // The balancer closes connections that were idle for long: one that was kept may end with the next question.
    const visit = (path: string) => fetch(cluster.url + path).catch(() => undefined);
    let answer = await visit('/');
    await until(async () => {
      answer = await visit('/');
      return answer?.status === 503;
    });
    expect(answer?.headers.get('retry-after')).toBe('1');
    expect(await answer?.text()).toContain('<section lang="de">');
    expect(await balance()).toBeGreaterThan(0);
    await Promise.all(webs.map((web) => web.start()));
    await until(async () => ((await visit('/'))?.status ?? 503) !== 503);
    expect((await visit('/metrics'))?.status).toBe(404);
  });

  test('[RUN-01] all of it ends, and leaves no process', async () => {
    ear.close();
    const pids = [...cluster.programs.values()].flatMap((program) => program.pids());
    expect(pids.length).toBeGreaterThan(20);
    await cluster.stop();
    expect([...cluster.programs.values()].flatMap((program) => program.pids())).toEqual([]);
    expect(leftOver()).toEqual([]);
  });
});

test('[RUN-05] what is shipped is understood by the programs it is for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halley-deploy-'));
  const files = deployFiles();
  for (const name of ['unavailable-page.http', 'unavailable-call.http'])
    writeFileSync(join(folder, name), files[name] ?? '');
  const balancer = (files['haproxy.cfg'] ?? '').replaceAll('/etc/haproxy/unavailable', join(folder, 'unavailable'));
  // A certificate is the operator's.
  writeFileSync(join(folder, 'haproxy.cfg'), balancer.replace(/ ssl crt \S+ alpn \S+/, ''));
  const checked = spawnSync('haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  expect([checked.status, checked.stderr]).toEqual([0, expect.not.stringMatching(/ALERT|WARNING/)]);
});
