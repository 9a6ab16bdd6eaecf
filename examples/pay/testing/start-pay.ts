import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface RunningPay {
  url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** The same port and the same book again. */
  start(): Promise<void>;
}

export interface StartPayOptions {
  secret: string;
  coinsSecret: string;
  houseUrl: string;
  /** The file of its book. */
  book: string;
  lateMs?: number;
  retryMs?: number;
}

/** Transit Pay as a process of its own, on a port of its own. */
export async function startPay(options: StartPayOptions): Promise<RunningPay> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ReturnType<typeof spawn> | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        PAY_SECRET: options.secret,
        PAY_COINS_SECRET: options.coinsSecret,
        PAY_BOOK: options.book,
        PAY_PUBLIC_URL: url,
        HALLEY_URL: options.houseUrl,
        PAY_LATE_MS: String(options.lateMs ?? 50),
        PAY_RETRY_MS: String(options.retryMs ?? 20),
      },
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout.once('data', () => resolve());
      started.once('exit', (code) => reject(new Error(`the provider ended with ${code}`)));
    });
  }

  await start();
  return {
    url,
    start,
    async kill() {
      const ending = child;
      child = undefined;
      if (!ending || ending.exitCode !== null) return;
      await new Promise((resolve) => {
        ending.removeAllListeners('exit');
        ending.once('exit', resolve);
        ending.kill('SIGKILL');
      });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
