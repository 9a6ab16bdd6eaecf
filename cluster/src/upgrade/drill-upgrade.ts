import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Layout, logOf, loopbackLayout } from '../layout.ts';
import { startRounds } from '../players/start-rounds.ts';
import { statusOf } from '../programs/answers.ts';
import { type Ground, makeFolder } from '../programs/ground.ts';
import { adminSocketOf, haproxy } from '../programs/haproxy.ts';
import { createProgram, type Program } from '../programs/program.ts';
import { type Code, houseUrl } from '../programs/roles.ts';
import { makeServer, postgresServer } from '../restore/postgres-server.ts';
import { untilTrue } from '../until-true.ts';

interface UpgradeOptions {
  ground: Ground;
  basePort: number;
  older: Code;
  newer: Code;
  players: number;
  /** How long players play between two steps. */
  stretchMs: number;
  say(line: string): void;
}

export interface UpgradeResult {
  answered: number;
  /** Requests without the answer they should have had; nobody asked twice. */
  failed: readonly string[];
  /** Answered rounds that the database does not have. */
  missing: number;
  /** Migrations that ran while the older release served. */
  migrations: number;
  /** How long each process took from its signal to its end. */
  stopSeconds: number[];
  audit: string;
}

/** Longer than the balancer needs to see that a process leaves. */
const drainSeconds = 4;

/** Processes of one release take the places of another's, one after the other, while players play through the balancer. */
export async function drillUpgrade(options: UpgradeOptions): Promise<UpgradeResult> {
  const { ground, basePort, older, newer, say } = options;
  const whole = loopbackLayout(basePort);
  const layout: Layout = { ...whole, postgres: [], roles: whole.roles.filter(({ role }) => role === 'api') };
  const started: Program[] = [];
  const start = async <T extends Program>(program: T): Promise<T> => {
    started.push(program);
    await program.start();
    return program;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, options.stretchMs));
  try {
    await makeServer(ground, 'database');
    const { url } = await start(postgresServer(ground, { name: 'database', port: basePort + 30 }));
    const settings = { DATABASE_URL: url, DATA_DIR: makeFolder(ground, 'halley') };
    const place = (release: string, code: Code, { name, host, port }: Layout['roles'][number]) =>
      createProgram({
        name: `${name}-${release}`,
        command: code.node,
        args: [join(code.root, 'server/src/house/main.ts')],
        environment: {
          ...settings,
          HALLEY_ROLE: 'api',
          HOST: host,
          PORT: String(port),
          PUBLIC_URL: houseUrl(layout),
          TRUST_PROXY: layout.house.host,
          DRAIN_SECONDS: String(drainSeconds),
          RATE_LIMIT_SCALE: '1000',
          PASSWORD_MEMORY_KIB: '64',
          DEMO_PROMOTIONS: 'false',
        },
        cwd: code.root,
        log: logOf(ground.dir, `${name}-${release}`),
        hasChannel: true,
        isReady: async () => (await statusOf(`http://${host}:${port}/readyz`)) === 200,
      });
    const before = [];
    for (const role of layout.roles) before.push(await start(place('older', older, role)));
    await start(haproxy(layout, ground));
    for (const { name } of layout.roles) await untilUp(ground, name);
    const load = await startRounds(houseUrl(layout), options.players);
    say(`${before.length} processes of the older release serve ${options.players} players`);
    await pause();

    const known = await migrationsOf(url);
    const migrate = [join(newer.root, 'scripts/migrate.ts')];
    const env = { PATH: process.env.PATH ?? '', ...settings };
    await promisify(execFile)(newer.node, migrate, { env, cwd: newer.root });
    const migrations = (await migrationsOf(url)) - known;
    say(`${migrations} migrations of the newer release ran under the older one`);
    await pause();

    const stopSeconds: number[] = [];
    for (const [index, role] of layout.roles.entries()) {
      const begun = performance.now();
      await before[index]?.stop();
      stopSeconds.push(Math.round((performance.now() - begun) / 100) / 10);
      await start(place('newer', newer, role));
      await untilUp(ground, role.name);
      say(`${role.name} is of the newer release; ${load.acknowledged.length} answered, ${load.failures.length} failed`);
      await pause();
    }
    await load.stop();
    const audit = await promisify(execFile)(newer.node, [join(newer.root, 'scripts/audit.ts')], {
      env,
      cwd: newer.root,
    });
    return {
      answered: load.acknowledged.length,
      failed: load.failures,
      missing: await countMissing(url, load.acknowledged),
      migrations,
      stopSeconds,
      audit: audit.stdout.trim().split('\n').at(-1) ?? '',
    };
  } finally {
    for (const program of started.reverse()) await program.stop();
  }
}

/** The balancer sends requests to it. */
const untilUp = (ground: Ground, name: string) =>
  untilTrue(`${name} behind the balancer`, async () => {
    const told = await askBalancer(adminSocketOf(ground), 'show stat');
    return told.split('\n').some((line) => line.startsWith(`api,${name},`) && /,UP,/.test(line));
  });

function askBalancer(path: string, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path });
    let told = '';
    socket.on('data', (bytes) => {
      told += bytes.toString();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(told));
    socket.write(`${words}\n`);
  });
}

async function ask<T extends object>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const migrationsOf = async (url: string) =>
  (await ask<{ count: number }>(url, 'select count(*)::int as count from kit_migration'))[0]?.count ?? 0;

async function countMissing(url: string, ids: readonly string[]): Promise<number> {
  const sql = 'select count(*)::int as count from wagers_round where id = any($1::uuid[])';
  const [found] = await ask<{ count: number }>(url, sql, [ids]);
  return ids.length - (found?.count ?? 0);
}
