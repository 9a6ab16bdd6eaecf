import { join } from 'node:path';
import { Client } from 'pg';
import { runTool } from '../../../server/src/kit/postgres/run-tool.ts';
import { logOf } from '../layout.ts';
import { type Ground, makeFolder, writeOwned } from '../programs/ground.ts';
import { createProgram, type Program } from '../programs/program.ts';
import type { Guarded } from './pgbackrest-config.ts';

interface ServerOptions {
  name: string;
  port: number;
  settings?: Record<string, string>;
}

export interface PostgresServer extends Program, Guarded {
  url: string;
}

const user = 'postgres';

/** Makes an empty database cluster; its password comes by a file. */
export async function makeServer(ground: Ground, name: string): Promise<void> {
  const folder = makeFolder(ground, name);
  const pwfile = writeOwned(ground, join(folder, 'password'), `${ground.secrets.superuser}\n`);
  const { ok, output } = await runTool({
    file: join(ground.postgresBin, 'initdb'),
    args: [
      `--pgdata=${join(folder, 'data')}`,
      `--username=${user}`,
      `--pwfile=${pwfile}`,
      // The folder of the socket is closed to everybody else.
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
    ],
    account: ground.account,
  });
  if (!ok) throw new Error(`initdb: ${output.trim()}`);
}

/** One PostgreSQL by itself, on a folder that was made or restored before. */
export function postgresServer(ground: Ground, options: ServerOptions): PostgresServer {
  const { name, port, settings = {} } = options;
  const folder = makeFolder(ground, name);
  const dataDir = join(folder, 'data');
  const url = `postgres://${user}:${ground.secrets.superuser}@127.0.0.1:${port}/postgres`;
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: folder, ...settings };
  const program = createProgram({
    name,
    command: join(ground.postgresBin, 'postgres'),
    args: ['-D', dataDir, ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    cwd: folder,
    log: logOf(ground.dir, name),
    account: ground.account,
    stopSignal: 'SIGINT',
    isReady: () => takesWrites(url),
  });
  return { ...program, url, dataDir, socketDir: folder, port, user };
}

/** A server that recovers lets readers in before it is the database of its moment. */
async function takesWrites(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers');
    return rows[0]?.recovers === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
