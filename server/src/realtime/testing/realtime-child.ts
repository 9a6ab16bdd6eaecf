import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PrivateChannel } from '@halley/contract';
import type { RealtimeOptions, RealtimeStats } from '../create-realtime.ts';

export type Question =
  | { kind: 'publish'; playerId: number; channel: PrivateChannel; data: unknown }
  | { kind: 'publishMany'; playerId: number; channel: PrivateChannel; data: unknown[] }
  | { kind: 'fanOut'; data: unknown }
  | { kind: 'stats' }
  | { kind: 'disconnect'; playerId: number };

export interface ChildOptions {
  secret: string;
  redisUrl?: string;
  options?: Partial<RealtimeOptions>;
  nodeFlags?: string[];
}

/** The parent's end of a `realtime-process`. */
export class RealtimeChild {
  readonly #process: ChildProcess;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  #count = 0;
  port = 0;

  private constructor(child: ChildProcess) {
    this.#process = child;
  }

  static async start(options: ChildOptions): Promise<RealtimeChild> {
    const file = fileURLToPath(new URL('./realtime-process.ts', import.meta.url));
    const child = fork(file, [], {
      execArgv: options.nodeFlags ?? [],
      env: {
        ...process.env,
        LIVE_SECRET: options.secret,
        LIVE_REDIS_URL: options.redisUrl ?? '',
        LIVE_OPTIONS: JSON.stringify(options.options ?? {}),
      },
    });
    const one = new RealtimeChild(child);
    one.port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message: { port: number }) => resolve(message.port));
      child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
    });
    child.on('message', (message: { id: number; answer: unknown }) => {
      one.#answers.get(message.id)?.(message.answer);
      one.#answers.delete(message.id);
    });
    return one;
  }

  get pid(): number {
    return this.#process.pid!;
  }

  get socketUrl(): string {
    return `ws://127.0.0.1:${this.port}/connection/websocket`;
  }

  ask(question: { kind: 'stats' }): Promise<RealtimeStats & { rssBytes: number }>;
  ask(question: Question): Promise<unknown>;
  ask(question: Question): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#process.send({ id, question });
    });
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill(signal);
    await gone;
  }
}
