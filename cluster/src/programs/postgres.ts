import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterName, folderOf, type Layout, logOf, type PostgresNode } from '../layout.ts';
import { statusOf } from './answers.ts';
import { localFence } from './fence.ts';
import { type Ground, makeFolder, writeOwned } from './ground.ts';
import { patroniConfig } from './patroni-config.ts';
import { processTree } from './process-tree.ts';
import { createProgram, type Program } from './program.ts';

/** A node of PostgreSQL under Patroni. Its processes are Patroni's and, let go by it, the server's. */
export function postgresNode(layout: Layout, node: PostgresNode, ground: Ground): Program {
  const { dir, account, secrets } = ground;
  const folder = makeFolder(ground, node.name);
  const dataDir = join(folder, 'data');
  const names = layout.postgres.map(({ name }) => name);
  const fence = localFence(dir, node.name, names);
  const config = writeOwned(
    ground,
    join(folder, 'patroni.yml'),
    patroniConfig(layout, node, {
      dataDir,
      binDir: ground.postgresBin,
      socketDir: folder,
      passFile: join(folder, 'pgpass'),
      watchdog: 'off',
      clients: ['127.0.0.1/32'],
      fence: `sh ${writeOwned(ground, join(folder, 'fence.sh'), fence)}`,
      // Three nodes share one machine: each takes little.
      parameters: { shared_buffers: '128MB', max_connections: 300 },
    }),
  );
  return createProgram({
    name: node.name,
    command: 'patroni',
    args: [config],
    environment: {
      PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
      PATRONI_REPLICATION_PASSWORD: secrets.replication,
      PATRONI_SCOPE: clusterName,
    },
    cwd: folder,
    log: logOf(dir, node.name),
    account,
    isReady: async () => (await statusOf(`${patroniUrl(node)}/readiness`)) === 200,
    others: () => postmasterTree(folderOf(dir, node.name)),
  });
}

/** Where Patroni says what a node is: `/primary`, `/replica`, `/synchronous`, `/cluster`. */
const patroniUrl = ({ host, rest }: PostgresNode): string => `http://${host}:${rest}`;

/** The node that takes writes at this moment; undefined while none does. */
export async function primaryOf({ postgres }: Layout): Promise<PostgresNode | undefined> {
  const statuses = await Promise.all(postgres.map((node) => statusOf(`${patroniUrl(node)}/primary`)));
  return postgres[statuses.indexOf(200)];
}

/** Whether a replica confirms every commit: without one a strict cluster takes no writes. */
export async function hasSynchronous({ postgres }: Layout): Promise<boolean> {
  const statuses = await Promise.all(postgres.map((node) => statusOf(`${patroniUrl(node)}/synchronous`)));
  return statuses.includes(200);
}

function postmasterTree(folder: string): number[] {
  try {
    const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    // The number may be somebody else's by now.
    const isPostgres = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
    return isPostgres ? processTree(pid) : [];
  } catch {
    return [];
  }
}
