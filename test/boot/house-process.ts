import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/src/house/main.ts', import.meta.url));
/** What Node made of our sources is kept between starts: half of each start is that. */
const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
/** How far the databases of tests have come. */
const trail = fileURLToPath(new URL('../../.cache/trail', import.meta.url));
/** A start takes three seconds; a machine that type-checks and starts five others beside it needs a minute. */
const startLimitMs = 150_000;

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Everything the process said on standard error. */
  stderr: string;
}

export interface HouseProcess {
  pid: number;
  /** Where it serves; `worker` for a process that serves nothing. */
  url: string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when the process has ended, whatever the reason. */
  ended: Promise<Ended>;
}

export interface HouseOptions {
  /** Settings of the server. Nothing of our own environment reaches it but PATH. */
  environment: Record<string, string>;
  nodeFlags?: string[];
  /** As `npm start` does while it builds: what has to happen before the house is told that its pages are there. */
  beforePages?(): Promise<void>;
  /** Gets what it logs, line by line. */
  onLine?(line: string): void;
}

/** Starts the real server as a process of its own and answers when it says that it is ready. */
export async function startHouse(options: HouseOptions): Promise<HouseProcess> {
  const { child, ended, ready } = spawnHouse(options);
  const url = await Promise.race([ready, ended]);
  if (typeof url !== 'string') throw new Error(`the server did not start (${describeEnd(url)})`);
  return { pid: child.pid as number, url, kill: (signal) => child.kill(signal), ended };
}

/** Starts the real server where it is expected to refuse, and answers how it ended. */
export async function startInVain(options: HouseOptions): Promise<Ended> {
  const { child, ended, ready } = spawnHouse(options);
  const outcome = await Promise.race([ready, ended]);
  if (typeof outcome !== 'string') return outcome;
  child.kill('SIGKILL');
  throw new Error(`the server started at ${outcome}, against expectation`);
}

function spawnHouse({ environment, nodeFlags = [], beforePages, onLine }: HouseOptions) {
  const child: ChildProcess = spawn(
    process.execPath,
    [...nodeFlags, main, ...(beforePages ? ['--pages-follow'] : [])],
    {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: compiled,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
        DEMO_CROWD: 'false',
        DEMO_PROMOTIONS: 'false',
        WORLD: 'false',
        // Real hashing, at a price a test can pay; production refuses it.
        ...(environment.HALLEY_MODE !== 'production' && { PASSWORD_MEMORY_KIB: '64' }),
        // Not where the demo of this folder remembers its own database.
        ...(environment.DATA_DIR === undefined && { TRAIL_HEADS: trail }),
        ...environment,
      },
      // By the channel it notices when whoever runs this test is gone, and ends too.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  void beforePages?.().then(() => child.send('built'));
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
    onLine?.(chunk.toString().trimEnd());
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stderr }));
  });
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      onLine?.(line);
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
    });
  });
  const late = setTimeout(() => child.kill('SIGKILL'), startLimitMs);
  void Promise.race([ready, ended]).then(() => clearTimeout(late));
  return { child, ended, ready };
}

export function describeEnd({ code, signal, stderr }: Ended): string {
  return `${signal ?? `exit code ${code}`}: ${stderr.trim() || 'it said nothing'}`;
}

/** A data folder of the test's own, which PostgreSQL's user can reach, and how to remove it. */
export function makeDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'halley-house-'));
  chmodSync(dataDir, 0o711);
  return {
    dataDir,
    remove() {
      // Where the temporary folder is closed to PostgreSQL's user, the cluster lives outside behind a link.
      const link = join(dataDir, 'pg');
      if (existsSync(link) && dirname(realFolder(link)) !== dataDir)
        rmSync(dirname(realFolder(link)), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function realFolder(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return path;
  }
}
