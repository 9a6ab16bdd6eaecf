import { connect } from 'node:net';
import { join } from 'node:path';
import { clusterName, type Layout, logOf, type Place } from '../layout.ts';
import { type Ground, makeFolder, writeOwned } from './ground.ts';
import { createProgram, type Program } from './program.ts';

interface RedisOptions {
  listen: Place;
  password: string;
  /** Whom it copies; unset: it is the master. */
  master?: Place | undefined;
}

/** Live events and counters of rate limits: nothing that has to outlive it, so nothing is written to disk. */
export function redisConfig({ listen, password, master }: RedisOptions): string {
  return `bind ${listen.host}
port ${listen.port}
requirepass ${password}
masterauth ${password}
save ""
appendonly no
repl-diskless-sync yes
repl-diskless-sync-delay 0
${master ? `replicaof ${master.host} ${master.port}\n` : ''}`;
}

/** Two of three have to miss the master for two seconds, then a replica takes its place. */
export function sentinelConfig(listen: Place, master: Place, password: string): string {
  return `bind ${listen.host}
port ${listen.port}
sentinel monitor ${clusterName} ${master.host} ${master.port} 2
sentinel auth-pass ${clusterName} ${password}
sentinel down-after-milliseconds ${clusterName} 2000
sentinel failover-timeout ${clusterName} 6000
sentinel parallel-syncs ${clusterName} 1
`;
}

/** Master, replica and the Sentinels, in the order in which they start. */
export function redisPrograms(layout: Layout, ground: Ground): { servers: Program[]; sentinels: Program[] } {
  const [master] = layout.redis;
  if (!master) throw new Error('the layout has no Redis');
  const { redis: password } = ground.secrets;
  const program = (command: string, { name, ...listen }: Place & { name: string }, text: string) => {
    const folder = makeFolder(ground, name);
    // They write what they learn into it: who has become the master, and whom else they know.
    const config = writeOwned(ground, join(folder, `${command}.conf`), text);
    return createProgram({
      name,
      command,
      args: [config],
      cwd: folder,
      log: logOf(ground.dir, name),
      account: ground.account,
      isReady: () => answersPing(listen),
    });
  };
  return {
    servers: layout.redis.map((one) =>
      program('redis-server', one, redisConfig({ listen: one, password, master: one === master ? undefined : master })),
    ),
    sentinels: layout.sentinels.map((one) => program('redis-sentinel', one, sentinelConfig(one, master, password))),
  };
}

const longestLookMs = 1_000;

/** One that loads or asks for a password is there all the same. */
function answersPing({ host, port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: longestLookMs });
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (bytes) => answer(/^(\+PONG|-NOAUTH)/.test(bytes.toString())));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}
