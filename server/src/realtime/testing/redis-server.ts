import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { until } from './until.ts';

const has = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** True when there is a redis-server; as root on Debian one is installed if need be. */
export function haveRedisServer(): boolean {
  if (has('redis-server')) return true;
  if (process.getuid?.() !== 0 || !has('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], { stdio: 'ignore', env }).status;
  if (install() !== 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
    install();
  }
  return has('redis-server');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A Redis of its own, which can be killed and come back on the same port. */
export class RedisServer {
  readonly port: number;
  readonly url: string;
  readonly #directory = mkdtempSync(join(tmpdir(), 'halley-redis-'));
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const options = { port: this.port, bind: '127.0.0.1', dir: this.#directory, save: '', appendonly: 'no' };
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    this.#process = spawn('redis-server', flags, { stdio: 'ignore' });
    await until('Redis answers', () => this.#answers(), 10_000);
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = null;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async run(command: string, ...args: string[]): Promise<unknown> {
    const redis = new Redis(this.url, { retryStrategy: null, maxRetriesPerRequest: 0, lazyConnect: true });
    redis.on('error', () => {});
    try {
      await redis.connect();
      return await redis.call(command, ...args);
    } finally {
      redis.disconnect();
    }
  }

  #answers(): Promise<boolean> {
    return this.run('PING').then(
      () => true,
      () => false,
    );
  }
}
