import { spawnSync } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { accountForNewCluster } from '../../../server/src/kit/postgres/account.ts';
import { freePort } from '../../../server/src/kit/testing/free-port.ts';
import { createProgram, type Program } from '../programs/program.ts';

const binDir = '/usr/lib/postgresql/15/bin';
const extension = '/usr/share/postgresql/15/extension/citus.control';

export interface Citus {
  /** Of the coordinator, and of each worker. */
  urls: string[];
  stop(): Promise<void>;
}

/** A coordinator and workers on this machine, for trials: whoever reaches loopback may enter. */
export async function startCitus({ dir, workers }: { dir: string; workers: number }): Promise<Citus> {
  if (!existsSync(extension))
    throw new Error('Citus for PostgreSQL 15 is not installed: postgresql-15-citus of its vendor.');
  const nodes: { program: Program; port: number; url: string }[] = [];
  const stop = async () => {
    for (const { program } of nodes) await program.stop();
  };
  try {
    for (let number = 0; number <= workers; number += 1) nodes.push(await startNode(dir, number));
    const [coordinator, ...others] = nodes;
    for (const { url } of nodes) await ask(url, 'create extension citus');
    await ask(coordinator?.url, `select citus_set_coordinator_host('127.0.0.1', ${coordinator?.port})`);
    for (const { port } of others) await ask(coordinator?.url, `select citus_add_node('127.0.0.1', ${port})`);
    return { urls: nodes.map(({ url }) => url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startNode(dir: string, number: number) {
  const account = accountForNewCluster(() => undefined);
  const data = join(dir, `node-${number}`);
  if (account.uid !== undefined) chownSync(dir, account.uid, account.gid ?? account.uid);
  const as = account.uid === undefined ? [] : [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--init-groups'];
  const made = spawnSync('setpriv', [...as, '--', `${binDir}/initdb`, '-D', data, '-A', 'trust', '-U', 'halley'], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const settings = {
    shared_preload_libraries: 'citus',
    wal_level: 'logical',
    max_prepared_transactions: 100,
    fsync: 'off',
  };
  const server = `postgres://halley@127.0.0.1:${port}`;
  const program = createProgram({
    name: `citus-${number}`,
    command: `${binDir}/postgres`,
    args: [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', dir],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    cwd: dir,
    log: join(dir, `node-${number}.log`),
    account,
    stopSignal: 'SIGINT',
    isReady: () =>
      ask(`${server}/postgres`, 'select 1').then(
        () => true,
        () => false,
      ),
  });
  await program.start();
  await ask(`${server}/postgres`, 'create database halley');
  return { program, port, url: `${server}/halley` };
}

/** One question on a connection of its own. */
export async function ask(url: string | undefined, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
