import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../kit/testing/free-port.ts';
import { until } from './until.ts';

/** A Redis of its own, which can be killed and come back on the same port. `npm test` sees to it that there is the program. */
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
    const child = spawn('redis-server', flags, { stdio: 'ignore' });
    const missing = new Promise<never>((_, reject) => {
      child.once('error', () => reject(new Error('there is no redis-server: install it, or run "npm test" as root')));
    });
    this.#process = child;
    await Promise.race([missing, until('Redis answers', () => this.#answers(), 10_000)]);
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
