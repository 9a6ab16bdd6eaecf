import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '../../../server/src/kit/postgres/account.ts';
import { processTree } from './process-tree.ts';

/** A part of the cluster that can be started, looked at, killed and stopped. */
export interface Program {
  name: string;
  /** Starts it and answers when it is ready for its clients. One that runs is left alone. */
  start(): Promise<void>;
  /** Whether it answers its clients at this moment. */
  isReady(): Promise<boolean>;
  /** How it ended the last time, in words; undefined while it runs for the first time. */
  lastEnd(): string | undefined;
  /** Its processes and those they have started; none when it does not run. */
  pids(): number[];
  /** Ends it as its users would, waits for it, and kills what is left after its patience. */
  stop(): Promise<void>;
}

export interface ProgramOptions {
  name: string;
  command: string;
  args: readonly string[];
  /** Nothing of our own environment reaches it but PATH and what is listed here. */
  environment?: Record<string, string>;
  cwd: string;
  log: string;
  /** Whom it runs as; unset: as we do. */
  account?: Account | undefined;
  isReady(): Promise<boolean>;
  /** Processes that are not its children, such as a server that was let go. */
  others?(): number[];
  stopSignal?: NodeJS.Signals;
  /** How long it may take to end before it is killed. */
  stopPatienceMs?: number;
  /** A Node process hears by a channel when we are gone; others are told by the kernel. */
  hasChannel?: boolean;
}

const startLimitMs = 300_000;
const usualPatienceMs = 20_000;

/** A program that did not come up: its name and the end of what it said. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
}

export function createProgram(options: ProgramOptions): Program {
  const { name, isReady, stopSignal = 'SIGTERM', stopPatienceMs = usualPatienceMs } = options;
  let child: ChildProcess | undefined;
  let lastEnd: string | undefined;
  const pids = () => [...new Set([...(child?.pid ? processTree(child.pid) : []), ...(options.others?.() ?? [])])];

  return {
    name,
    isReady,
    lastEnd: () => lastEnd,
    pids,
    async start() {
      // Killed a moment ago, and nobody has told us yet.
      while (child?.pid !== undefined && processTree(child.pid).length === 0) await sleep(20);
      if (child === undefined) {
        const started = spawnQuietly(options);
        child = started;
        started.once('exit', (code, signal) => {
          lastEnd = signal ?? `exit code ${code}`;
          // Whom the kernel kills says nothing: whoever started it does.
          noteDown(options.log, `${name} (${started.pid}) ended: ${lastEnd}\n`);
          if (child === started) child = undefined;
        });
        started.once('error', () => {
          if (child === started) child = undefined;
        });
      }
      const deadline = performance.now() + startLimitMs;
      while (!(await isReady())) {
        if (child === undefined) throw new ProgramError(`${name} ended at its start: ${lastWords(options.log)}`);
        if (performance.now() > deadline) throw new ProgramError(`${name} is not ready: ${lastWords(options.log)}`);
        await sleep(100);
      }
    },
    async stop() {
      // What was frozen hears nothing.
      for (const pid of pids()) send(pid, 'SIGCONT');
      if (child?.pid) send(child.pid, stopSignal);
      const deadline = performance.now() + stopPatienceMs;
      while (pids().length > 0 && performance.now() < deadline) await sleep(50);
      for (const pid of pids()) send(pid, 'SIGKILL');
      while (pids().length > 0) await sleep(20);
    },
  };
}

function spawnQuietly({ command, args, environment, cwd, log, account, hasChannel }: ProgramOptions): ChildProcess {
  const output = openSync(log, 'a', 0o640);
  // A session of its own: Ctrl-C in the terminal is for us, and we stop everything in its order.
  const settings = {
    cwd,
    env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...environment },
    detached: true,
  };
  try {
    if (hasChannel) return spawn(command, args, { ...settings, stdio: ['ignore', output, output, 'ipc'] });
    const as = account?.uid === undefined ? [] : [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--init-groups'];
    return spawn('setpriv', [...as, '--pdeathsig', 'TERM', '--', command, ...args], {
      ...settings,
      stdio: ['ignore', output, output],
    });
  } finally {
    closeSync(output);
  }
}

/** Sends a signal; one who is gone already needs none. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Whoever ends all of it may have taken the folder away by now. */
function noteDown(log: string, line: string): void {
  try {
    appendFileSync(log, line);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const wordsShown = 5;

function lastWords(log: string): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-wordsShown).join('\n') || `${log} is empty`;
  } catch {
    return `${log} cannot be read`;
  }
}
