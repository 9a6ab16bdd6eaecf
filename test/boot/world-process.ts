import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('./world-main.ts', import.meta.url));
const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

/** All of it; one small competition of each sport; table tennis and races alone. */
export type WorldSize = 'all' | 'thin' | 'small';

export interface WorldOptions {
  speed: number;
  size: WorldSize;
  /** How long before their start fixtures are announced, in the world's own time. */
  aheadMinutes: number;
  /** 0: any that is free. */
  port?: number;
}

export interface WorldProcess {
  /** What a house reads with FEED_URL, if it has the same secret. */
  url: string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the simulated world of sport as a process of its own and answers when it can be read. */
export async function startWorldProcess({ speed, size, aheadMinutes, port = 0 }: WorldOptions): Promise<WorldProcess> {
  const args = [port, speed, aheadMinutes, size].map(String);
  const child: ChildProcess = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled },
    // By the channel it notices when whoever runs this test is gone, and ends too.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', (code, signal) => reject(new Error(`the world ended by ${signal ?? `exit code ${code}`}`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
    });
  });
  return {
    url,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
