import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { startKeeper } from './keeper.ts';
import { boundToUs, toolEnvironment } from './run-tool.ts';
import { serverArguments } from './settings.ts';
import { fromOutput, fromSystemError } from './start-error.ts';
import { readPostmasterFile } from './stop-stale.ts';

export interface Running {
  pid: number;
  port: number;
  process: ChildProcess;
  /** Resolves when PostgreSQL has ended, with the reason in words. */
  ended: Promise<string>;
}

interface LaunchOptions {
  clusterDir: string;
  account: Account;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/** Two things pass by themselves: another program took the port, and children of a killed PostgreSQL still leave. */
const passing = /Address already in use|could not create any TCP\/IP sockets|pre-existing shared memory block/;
const patienceMs = 30_000;

export async function launch(options: LaunchOptions): Promise<Running> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const outcome = await launchOnce(options);
    if (typeof outcome === 'object') return outcome;
    if (performance.now() > deadline || !passing.test(outcome)) throw fromOutput(outcome, options.clusterDir);
    await sleep(100);
  }
}

/** The running server, or what it printed before it gave up. */
async function launchOnce(options: LaunchOptions): Promise<Running | string> {
  const { clusterDir, account, binaries, settings, log } = options;
  const port = settings.port ? Number(settings.port) : await freePort();
  const server = [binaries.postgres, '-D', clusterDir, ...serverArguments({ ...settings, port: String(port) })];
  // Belt and braces: should the keeper be killed together with us, the kernel still acts.
  const { file, args } = boundToUs('INT', server);

  const keeper = startKeeper();
  const child = spawn(file, args, {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    env: toolEnvironment,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { pid } = child;
  if (pid !== undefined) keeper.guard(pid);
  child.unref();
  (child.stderr as Socket).unref();

  const lines: string[] = [];
  createInterface({ input: child.stderr as Socket }).on('line', (line) => {
    lines.push(line);
    if (lines.length > 50) lines.shift();
    log(line);
  });
  let hasEnded = false;
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      hasEnded = true;
      keeper.dismiss();
      resolve(signal ? `PostgreSQL was killed (${signal}).` : `PostgreSQL ended by itself (exit code ${code}).`);
    });
  });
  // A program that cannot even be started rejects once, here.
  ended.catch(() => {
    hasEnded = true;
    keeper.dismiss();
  });

  let nextNoticeMs = performance.now() + 5_000;
  while (!hasEnded) {
    const note = readPostmasterFile(clusterDir);
    if (pid !== undefined && note?.pid === pid && note.status === 'ready') return { pid, port, process: child, ended };
    if (performance.now() > nextNoticeMs) {
      nextNoticeMs += 5_000;
      log('PostgreSQL is still starting (after a crash it first replays its log)');
    }
    await sleep(5);
  }
  await ended.catch((error) => {
    throw fromSystemError(error, clusterDir);
  });
  await sleep(20); // the last lines of its output
  return lines.join('\n');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
