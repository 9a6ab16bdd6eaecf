import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HouseProcess, startHouse } from '../../../test/boot/house-process.ts';
import type { LoadOrder, Seat } from './http-load.ts';
import type { Figures } from './measure.ts';
import type { SeededPlayer } from './seed-players.ts';

export interface HttpHouse {
  /** The first process; most houses have one. */
  process: HouseProcess;
  processes: HouseProcess[];
  /** The process that asks. */
  loadPid: number;
  /** Requests from a process of its own. */
  load(order: Omit<LoadOrder, 'ports'>): Promise<Figures>;
  stop(): Promise<void>;
}

/** The real server as an operator runs it (production mode, unless told otherwise), and a process that asks it. */
export async function openHttpHouse(options: {
  databaseUrl: string;
  role: 'api' | 'all';
  mode?: 'demo' | 'production';
  /** Several stand side by side as behind a load balancer. */
  processes?: number;
  environment?: Record<string, string>;
}): Promise<HttpHouse> {
  // What remembers how far a database has come: every part of a bench has another database.
  const heads = mkdtempSync(join(tmpdir(), 'halley-bench-trail-'));
  const start = () =>
    startHouse({
      environment: {
        DATABASE_URL: options.databaseUrl,
        HALLEY_ROLE: options.role,
        HALLEY_MODE: options.mode ?? 'production',
        HALLEY_SECRET: 'a secret for measuring, known to everyone',
        SMTP_URL: 'smtp://127.0.0.1:9',
        PUBLIC_URL: 'http://127.0.0.1',
        RATE_LIMIT_SCALE: '100000',
        TRAIL_HEADS: heads,
        ...options.environment,
      },
    });
  const first = await start();
  const processes = [first];
  while (processes.length < (options.processes ?? 1)) processes.push(await start());
  const client = fork(fileURLToPath(new URL('./http-load.ts', import.meta.url)));
  // Listened for once: a part may load many times. Whoever stops the house ends it without having asked.
  const lost = once(client, 'exit').then(([code]) => Promise.reject(new Error(`the load ended with code ${code}`)));
  lost.catch(() => {});
  const ports = processes.map(({ url }) => Number(new URL(url).port));
  return {
    process: first,
    processes,
    loadPid: client.pid as number,
    async load(order) {
      client.send({ ...order, ports });
      const [figures] = await Promise.race([
        once(client, 'message') as Promise<[Figures]>,
        lost,
        ...processes.map(({ ended }) =>
          ended.then(({ stderr }) => Promise.reject(new Error(`the server ended: ${stderr}`))),
        ),
      ]);
      return figures;
    },
    async stop() {
      client.kill();
      for (const house of processes) {
        house.kill('SIGTERM');
        await house.ended;
      }
      rmSync(heads, { recursive: true, force: true });
    },
  };
}

/** A player at the dice, for real money. */
export function diceSeat(player: SeededPlayer): Seat {
  return {
    head:
      'POST /api/studio/dice/rounds HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n' +
      `cookie: halley_session=${player.token}\r\nidempotency-key: #\r\n`,
    body: JSON.stringify({
      mode: 'real',
      currency: 'EUR',
      stake_cents: 10,
      choice: { side: 'under', target: 4950 },
    }),
  };
}

/** A visitor who reads a page. */
export function pageSeat(path: string, headers: Record<string, string> = {}): Seat {
  const lines = Object.entries({ host: '127.0.0.1', 'accept-encoding': 'gzip', 'accept-language': 'en', ...headers });
  return {
    head: `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`,
    body: '',
  };
}
