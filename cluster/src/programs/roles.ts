import { fileURLToPath } from 'node:url';
import { clusterName, type Layout, logOf, type RoleProcess } from '../layout.ts';
import { statusOf } from './answers.ts';
import { type Ground, makeFolder } from './ground.ts';
import { pooledName, sessionName } from './pgbouncer.ts';
import { createProgram, type Program } from './program.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url));

/** Which Halley runs: this checkout with our own Node, or an unpacked release with its own. */
export interface Code {
  node: string;
  root: string;
}

export interface RoleOptions {
  code?: Code;
  /** Settings besides those of the cluster, and in their place. */
  environment?: Record<string, string>;
  /** How fast the world of sport goes: slower than usual where the machine has other work, or the house falls behind and takes no bets. */
  worldSpeed?: number;
}

const ownCode: Code = { node: process.execPath, root: here };

/** One process of the house. */
export function roleProcess(layout: Layout, process: RoleProcess, ground: Ground, options: RoleOptions = {}): Program {
  const { name, host, port } = process;
  return nodeProgram(ground, {
    name,
    code: options.code ?? ownCode,
    script: 'server/src/house/main.ts',
    environment: { ...roleSettings(layout, process, ground), ...options.environment },
    isReady: async () => (await statusOf(`http://${host}:${port}/readyz`)) === 200,
  });
}

/** Where the house is for players. */
export const houseUrl = ({ house }: Layout): string => `http://${house.host}:${house.port}`;

/** The addresses of PostgreSQL through one PgBouncer: by transaction, and with a session of one's own. */
export function databaseUrls(layout: Layout, bouncer: string, { secrets }: Ground) {
  const place = layout.bouncers.find(({ name }) => name === bouncer);
  if (!place) throw new Error(`the layout has no ${bouncer}`);
  const url = (name: string) => `postgres://halley:${secrets.halley}@${place.host}:${place.port}/${name}`;
  return { pooled: url(pooledName), session: url(sessionName) };
}

/** The database past PgBouncer, whichever node is the primary: for audits and whoever looks at what is written. */
export function primaryUrl({ primary }: Layout, { secrets }: Ground, role: 'halley' | 'postgres' = 'halley'): string {
  const password = role === 'halley' ? secrets.halley : secrets.superuser;
  return `postgres://${role}:${password}@${primary.host}:${primary.port}/${role}`;
}

/** What one process of the house is told. Equal in all but where it listens and which PgBouncer is its own. */
function roleSettings(layout: Layout, { role, host, port, bouncer }: RoleProcess, ground: Ground) {
  const { secrets } = ground;
  const database = databaseUrls(layout, bouncer, ground);
  const sentinels = layout.sentinels.map((one) => `${one.host}:${one.port}`).join(',');
  const pay = `http://${layout.pay.host}:${layout.pay.port}`;
  return {
    HALLEY_ROLE: role,
    HOST: host,
    ...(role === 'worker' ? { METRICS_PORT: String(port) } : { PORT: String(port) }),
    PUBLIC_URL: houseUrl(layout),
    TRUST_PROXY: layout.house.host,
    DATABASE_URL: database.pooled,
    DATABASE_SESSION_URL: database.session,
    DATABASE_STATEMENTS: 'unnamed',
    REDIS_URL: `redis+sentinel://:${secrets.redis}@${sentinels}/${clusterName}`,
    DATA_DIR: makeFolder(ground, 'halley'),
    HALLEY_SECRET: secrets.house,
    PAYMENTS_SANDBOX_URL: pay,
    PAYMENTS_SANDBOX_SECRET: secrets.pay,
    PAYMENTS_COINS_URL: pay,
    PAYMENTS_COINS_SECRET: secrets.coins,
    FEED_URL: `http://${layout.world.host}:${layout.world.port}`,
  };
}

/** The demo's payment provider, one for all processes. */
export function paySandbox(layout: Layout, ground: Ground): Program {
  const { host, port } = layout.pay;
  const url = `http://${host}:${port}`;
  return nodeProgram(ground, {
    name: 'pay',
    code: ownCode,
    script: 'examples/pay/main.ts',
    environment: {
      PORT: String(port),
      PAY_PUBLIC_URL: url,
      HALLEY_URL: houseUrl(layout),
      PAY_SECRET: ground.secrets.pay,
      PAY_COINS_SECRET: ground.secrets.coins,
      PAY_BOOK: `${makeFolder(ground, 'pay')}/book.jsonl`,
    },
    isReady: async () => (await statusOf(`${url}/`)) > 0,
  });
}

/** The simulated world of sport, one for all processes. */
export function worldOfSport(layout: Layout, ground: Ground, { worldSpeed = 1 }: RoleOptions = {}): Program {
  const { host, port } = layout.world;
  return nodeProgram(ground, {
    name: 'world',
    code: ownCode,
    script: 'scripts/world.ts',
    args: ['--host', host, '--port', String(port), '--speed', String(worldSpeed)],
    environment: { HALLEY_SECRET: ground.secrets.house },
    isReady: async () => (await statusOf(`http://${host}:${port}/`)) > 0,
  });
}

interface NodeProgram {
  name: string;
  code: Code;
  script: string;
  args?: string[];
  environment: Record<string, string>;
  isReady(): Promise<boolean>;
}

function nodeProgram(ground: Ground, { name, code, script, args = [], environment, isReady }: NodeProgram): Program {
  return createProgram({
    name,
    command: code.node,
    args: [`${code.root.replace(/\/$/, '')}/${script}`, ...args],
    environment: { NODE_COMPILE_CACHE: `${here}.cache/compiled`, ...environment },
    cwd: code.root,
    log: logOf(ground.dir, name),
    hasChannel: true,
    isReady,
  });
}
