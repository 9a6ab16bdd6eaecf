import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { busyPorts } from './find-free-base.ts';
import { clusterName, folderOf, type Layout, loopbackLayout } from './layout.ts';
import { etcdMember, valueInEtcd } from './programs/etcd.ts';
import { type Ground, GroundError, makeFolder, prepareGround } from './programs/ground.ts';
import { haproxy } from './programs/haproxy.ts';
import { pgbouncer } from './programs/pgbouncer.ts';
import { hasSynchronous, postgresNode, primaryOf } from './programs/postgres.ts';
import type { Program } from './programs/program.ts';
import { redisPrograms } from './programs/redis.ts';
import { houseUrl, paySandbox, primaryUrl, type RoleOptions, roleProcess, worldOfSport } from './programs/roles.ts';
import { unlessAborted, untilTrue } from './until-true.ts';

export interface ClusterOptions {
  /** Everything it writes lies below. */
  dir: string;
  /** The first of its ports, where players come to. */
  basePort: number;
  /** Told what happens, a line each. */
  say?(line: string): void;
  roles?: RoleOptions;
  /** Ends the start before it is through. */
  signal?: AbortSignal;
}

export interface Cluster {
  layout: Layout;
  ground: Ground;
  url: string;
  /** Every part, by its name: `postgres-1`, `etcd-2`, `haproxy`, `pgbouncer-1`, `redis-1`, `sentinel-3`, `api-2`, `pay`, `world`. */
  programs: ReadonlyMap<string, Program>;
  program(name: string): Program;
  /** Ends all of it in the order in which nothing is missed, and leaves no process. */
  stop(): Promise<void>;
}

/** Starts a whole cluster on this machine. When a part does not come up, the others are stopped again. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dir, basePort, say = () => undefined, roles, signal } = options;
  const layout = loopbackLayout(basePort);
  const busy = await busyPorts(layout);
  if (busy.length > 0) throw new GroundError(`Somebody listens on ${busy.join(', ')}: choose another first port.`);
  const ground = prepareGround(dir);
  const stages = stagesOf(layout, ground, roles);
  const programs = new Map(stages.flatMap(({ parts }) => parts).map((part) => [part.name, part]));
  const stop = async () => {
    for (const { title, parts } of stages.toReversed()) {
      const running = parts.filter((part) => part.pids().length > 0);
      if (running.length > 0) say(`stopping ${title}`);
      await Promise.all(running.map((part) => part.stop()));
    }
  };
  try {
    for (const { title, parts, after } of stages) {
      say(title);
      await unlessAborted(signal, Promise.all(parts.map((part) => part.start())));
      await unlessAborted(signal, Promise.resolve(after?.()));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    layout,
    ground,
    url: houseUrl(layout),
    programs,
    program(name) {
      const found = programs.get(name);
      if (!found) throw new Error(`the cluster has no ${name}: it has ${[...programs.keys()].join(', ')}`);
      return found;
    },
    stop,
  };
}

interface Stage {
  title: string;
  parts: Program[];
  /** What has to hold before the next ones begin. */
  after?(): Promise<void>;
}

function stagesOf(layout: Layout, ground: Ground, options: RoleOptions = {}): Stage[] {
  for (const { name } of layout.etcd) makeFolder(ground, name);
  const { servers, sentinels } = redisPrograms(layout, ground);
  const roles = layout.roles.map((one) => roleProcess(layout, one, ground, options));
  const [first, ...others] = roles;
  if (!first) throw new Error('the layout has no roles');
  return [
    {
      title: 'etcd, three members',
      parts: layout.etcd.map((member) => etcdMember(layout, member, ground)),
      after: () => refuseLostDatabase(layout, ground),
    },
    {
      title: 'PostgreSQL under Patroni, three nodes',
      parts: layout.postgres.map((node) => postgresNode(layout, node, ground)),
      after: () => untilTrue('a primary and a replica that confirms', () => isWritable(layout)),
    },
    {
      title: 'HAProxy in front of the primary and of the roles',
      parts: [haproxy(layout, ground)],
      after: () => makeDatabase(layout, ground),
    },
    {
      title: 'PgBouncer, one for each application machine',
      parts: layout.bouncers.map(({ name }) => pgbouncer(layout, name, ground)),
    },
    { title: 'Redis, a master and a replica', parts: servers },
    { title: 'Sentinel, three of them', parts: sentinels },
    {
      title: 'payment sandbox and world of sport',
      parts: [paySandbox(layout, ground), worldOfSport(layout, ground, options)],
    },
    { title: `${first.name}, which brings the database up to date`, parts: [first] },
    { title: others.map(({ name }) => name).join(', '), parts: others },
  ];
}

/** Nodes without data wait without end for a primary to copy from, when etcd remembers that there was one. */
async function refuseLostDatabase(layout: Layout, { dir }: Ground): Promise<void> {
  const isThere = layout.postgres.some(({ name }) => existsSync(join(folderOf(dir, name), 'data', 'PG_VERSION')));
  if (isThere || !(await valueInEtcd(layout, `/service/${clusterName}/initialize`))) return;
  throw new GroundError(
    `etcd in ${dir} remembers a database, and no node there has one: remove the folder, or bring it back.`,
  );
}

const isWritable = async (layout: Layout) => (await primaryOf(layout)) !== undefined && (await hasSynchronous(layout));

/** The house's role and database, where they are not there yet. What a pool cannot set for each client, the role has. */
async function makeDatabase(layout: Layout, ground: Ground): Promise<void> {
  const client = await connectToPrimary(primaryUrl(layout, ground, 'postgres'));
  try {
    // Whatever fails here, the password is not for the log.
    await client.query('set log_min_error_statement = panic');
    const { rowCount: hasRole } = await client.query("select 1 from pg_roles where rolname = 'halley'");
    const password = client.escapeLiteral(ground.secrets.halley);
    await client.query(`${hasRole ? 'alter' : 'create'} role halley login password ${password}`);
    await client.query("alter role halley set idle_in_transaction_session_timeout = '60s'");
    const { rowCount: hasDatabase } = await client.query("select 1 from pg_database where datname = 'halley'");
    if (!hasDatabase) await client.query('create database halley owner halley');
  } finally {
    await client.end();
  }
}

/** A balancer that has just started takes every node for good until it has asked. */
async function connectToPrimary(url: string): Promise<pg.Client> {
  let found: pg.Client | undefined;
  await untilTrue('the primary through HAProxy', async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query('select pg_is_in_recovery() as is_replica');
      if (rows[0]?.is_replica === false) found = client;
      else await client.end();
    } catch {
      // Not yet.
    }
    return found !== undefined;
  });
  if (!found) throw new Error('nobody is connected');
  return found;
}
