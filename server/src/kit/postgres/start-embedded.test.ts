import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from './index.ts';
import { removeDrafts } from './init-cluster.ts';
import { readPostmasterFile } from './stop-stale.ts';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
/** Several real starts a test, on a machine that may be busy with everything else. */
const timeout = 300_000;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halley-postgres-'));
  chmodSync(folder, 0o755);
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, settings?: Record<string, string>): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ dataDir, settings });
  cleanUps.push(() => postgres.stop());
  return postgres;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    // PostgreSQL is killed on purpose in some tests.
  });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A zombie answers signals too, where nobody collects it.
  return !isLinux || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

async function until(isTrue: () => boolean, limitMs = 60_000): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error('waited in vain');
    await sleep(20);
  }
}

/** A process of its own that starts PostgreSQL and waits to be killed. */
async function startServer(dataDir: string): Promise<{ server: ChildProcess; postgresPid: number }> {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    const postgres = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(postgres.pid);
    setInterval(() => {}, 1000);
  `;
  const server = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanUps.push(() => server.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  return { server, postgresPid: Number(line) };
}

function keeperOf(server: ChildProcess): number | undefined {
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      const isKeeper = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('halley-postgres-keeper');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      if (isKeeper && parent === server.pid) return pid;
    } catch {
      // Ended while we looked.
    }
  }
  return undefined;
}

describe('embedded PostgreSQL', { timeout }, () => {
  test('starts, serves an ordinary role, refuses a second start, survives SIGKILL, and is quick the second time', async () => {
    const dataDir = join(openFolder(), 'data');
    const coldMs = performance.now();
    const first = await start(dataDir);
    const tookColdMs = performance.now() - coldMs;
    const [facts] = await query(
      first.url,
      `SELECT current_user AS role, rolsuper AS super, rolcreaterole AS makes_roles, current_database() AS database,
              pg_get_userbyid(datdba) AS owner, pg_encoding_to_char(encoding) AS encoding, datlocale AS locale,
              current_setting('data_checksums') AS checksums, current_setting('fsync') AS fsync,
              current_setting('listen_addresses') AS address, current_setting('max_connections') AS connections
         FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
    );
    expect(facts).toEqual({
      role: 'halley',
      super: false,
      makes_roles: false,
      database: 'halley',
      owner: 'halley',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      checksums: 'on',
      fsync: 'on',
      address: '127.0.0.1',
      connections: '200',
    });
    expect(statSync(join(dataDir, 'pg-secrets.json')).mode & 0o777).toBe(0o600);
    expect(await query(first.superuserUrl, "SELECT current_setting('is_superuser') AS super")).toEqual([
      { super: 'on' },
    ]);
    await expect(query(first.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/);

    await expect(startEmbedded({ dataDir })).rejects.toMatchObject({
      name: 'PostgresStartError',
      code: 'already-running',
      message: expect.stringContaining(`process ${process.pid}`),
    });

    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const reason = new Promise<string>((resolve) => first.onExit(resolve));
    process.kill(first.pid, 'SIGKILL');
    expect(await reason).toBe('PostgreSQL was killed (SIGKILL).');

    const recovered = await start(dataDir);
    expect(await query(recovered.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    let unasked = '';
    recovered.onExit((text) => {
      unasked = text;
    });
    await recovered.stop();
    expect(isAlive(recovered.pid)).toBe(false);
    expect(unasked).toBe('');

    // Against the first start of the same run: a limit in seconds would only measure how busy the machine is.
    const warmMs = performance.now();
    const warm = await start(dataDir);
    expect(performance.now() - warmMs).toBeLessThan(tookColdMs / 2);
    await warm.stop();

    rmSync(join(dataDir, 'pg-secrets.json'));
    const healed = await start(dataDir);
    expect(await query(healed.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('leaves no PostgreSQL behind when the server is killed, its keeper replaced or killed as well', async () => {
    const dataDir = join(openFolder(), 'data');
    const alone = await startServer(dataDir);
    alone.server.kill('SIGKILL');
    await until(() => !isAlive(alone.postgresPid));

    const interrupted = await startServer(dataDir);
    interrupted.server.kill('SIGINT');
    await until(() => !isAlive(interrupted.postgresPid));

    if (isLinux) {
      const kept = await startServer(dataDir);
      const keeper = keeperOf(kept.server) ?? 0;
      process.kill(keeper, 'SIGKILL');
      await until(() => ![undefined, keeper].includes(keeperOf(kept.server)));
      expect(isAlive(kept.postgresPid)).toBe(true);
      kept.server.kill('SIGKILL');
      await until(() => !isAlive(kept.postgresPid));

      const doomed = await startServer(dataDir);
      process.kill(keeperOf(doomed.server) ?? 0, 'SIGKILL');
      doomed.server.kill('SIGKILL');
      const next = await start(dataDir);
      expect(isAlive(doomed.postgresPid)).toBe(false);
      expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    }
  });

  test('ends a PostgreSQL that outlived its server, and forgets a pid that is somebody else by now', async () => {
    const dataDir = join(openFolder(), 'data');
    const { server, postgresPid } = await startServer(dataDir);
    // Neither the keeper nor the kernel gets to act while PostgreSQL is frozen.
    process.kill(postgresPid, 'SIGSTOP');
    const keeper = isLinux ? keeperOf(server) : undefined;
    if (keeper) {
      process.kill(keeper, 'SIGSTOP');
      cleanUps.push(() => process.kill(keeper, 'SIGKILL'));
    }
    server.kill('SIGKILL');
    setTimeout(() => process.kill(postgresPid, 'SIGCONT'), 300);
    const next = await start(dataDir);
    expect(isAlive(postgresPid)).toBe(false);
    const { clusterDir } = next;
    await next.stop();

    writeFileSync(join(clusterDir, 'postmaster.pid'), `${process.pid}\n${clusterDir}\n`);
    const again = await start(dataDir);
    expect(readPostmasterFile(clusterDir)?.pid).toBe(again.pid);
  });

  test('begins anew after an interrupted first start', async () => {
    const dataDir = join(openFolder(), 'data');
    const code = `
      const { startEmbedded } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
      await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    `;
    const server = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
    const drafts = () =>
      (existsSync(dataDir) ? readdirSync(dataDir) : []).filter((name) => name.startsWith('pg.draft-'));
    await until(() => drafts().some((name) => existsSync(join(dataDir, name, 'PG_VERSION'))));
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(existsSync(join(dataDir, 'pg'))).toBe(false);
    await start(dataDir, { fsync: 'off' });
    expect(readdirSync(dataDir).sort()).toEqual(['lock', 'lock.pid', 'pg', 'pg-secrets.json']);
  });

  test('removes a draft in which an orphan of initdb still writes', async () => {
    const folder = openFolder();
    for (let turn = 0; turn < 10; turn += 1) {
      const draft = mkdtempSync(join(folder, 'pg.draft-'));
      const busy = 'i=0; while [ $i -lt 3000 ]; do : > f$((i % 300)) || exit; i=$((i + 1)); rm -f f$((i % 7)); done';
      const orphan = spawn('sh', ['-c', busy], { cwd: draft, stdio: 'ignore' });
      await until(() => existsSync(join(draft, 'f99')));
      await removeDrafts(folder);
      expect(readdirSync(folder)).toEqual([]);
      if (orphan.exitCode === null) await once(orphan, 'exit');
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  test.runIf(isRoot)('keeps the cluster outside when root closes a folder above it', async () => {
    const closed = openFolder();
    chmodSync(closed, 0o700);
    const dataDir = join(closed, 'data');
    const notices: string[] = [];
    const postgres = await startEmbedded({ dataDir, log: (line) => notices.push(line), settings: { fsync: 'off' } });
    cleanUps.push(() => rmSync(dirname(postgres.clusterDir), { recursive: true, force: true }));
    cleanUps.push(() => postgres.stop());
    expect(postgres.clusterDir).toMatch(/^\/var\/tmp\/halley-[0-9a-f]{16}-\w{6}\/pg$/);
    expect(readlinkSync(join(dataDir, 'pg'))).toBe(postgres.clusterDir);
    expect(lstatSync(dirname(postgres.clusterDir)).mode & 0o777).toBe(0o710);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    expect(notices).toContainEqual(expect.stringContaining(`cannot enter ${closed}, so the database is kept in`));
    await query(postgres.url, 'CREATE TABLE kept ()');
    await postgres.stop();
    const again = await start(dataDir);
    expect(await query(again.url, 'SELECT * FROM kept')).toEqual([]);

    // The link of a copied data folder leads to the same cluster, which is in use.
    const copy = join(closed, 'copy');
    expect(spawnSync('cp', ['-a', dataDir, copy]).status).toBe(0);
    await expect(startEmbedded({ dataDir: copy })).rejects.toMatchObject({ code: 'already-running' });
  });

  test.runIf(isRoot)('refuses, rather than beginning anew, when an existing cluster cannot be reached', async () => {
    const folder = openFolder();
    const dataDir = join(folder, 'data');
    await (await start(dataDir, { fsync: 'off' })).stop();
    chmodSync(folder, 0o700);
    await expect(startEmbedded({ dataDir })).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining(`chmod o+x ${folder}`),
    });
  });

  test('says in one sentence that it may not write', async () => {
    const folder = openFolder();
    writeFileSync(join(folder, 'file'), '');
    await expect(startEmbedded({ dataDir: join(folder, 'file', 'data') })).rejects.toMatchObject({
      name: 'PostgresStartError',
    });
    if (isRoot) return;
    mkdirSync(join(folder, 'closed'), { mode: 0o500 });
    await expect(startEmbedded({ dataDir: join(folder, 'closed', 'data') })).rejects.toMatchObject({
      code: 'no-permission',
    });
  });

  const disk = mkdtempSync(join(tmpdir(), 'halley-disk-'));
  const canMount =
    isRoot && isLinux && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'halley', disk]).status === 0;
  if (canMount) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true });

  test.runIf(canMount)('says in one sentence that the disk is full, and leaves no half cluster', async () => {
    const folder = openFolder();
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m,mode=755', 'halley', folder]).status).toBe(0);
    cleanUps.push(() => spawnSync('umount', [folder]));
    const dataDir = join(folder, 'data');
    await expect(startEmbedded({ dataDir })).rejects.toMatchObject({
      name: 'PostgresStartError',
      code: 'disk-full',
      message: expect.stringMatching(/^The disk that holds \S+ is full: [^\n]+$/),
    });
    expect(readdirSync(dataDir).sort()).toEqual(['lock', 'lock.pid', 'pg-secrets.json']);
  });
});
