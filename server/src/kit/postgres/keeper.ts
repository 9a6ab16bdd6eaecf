import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * A shell that does nothing but hold the other end of a pipe. When this process ends in any way, SIGKILL included,
 * the pipe closes and the keeper stops PostgreSQL. It has a session of its own: Ctrl-C does not reach it.
 * First line: the pid to guard. Second line: it has ended, no need any more.
 */
const script = `
trap '' HUP INT TERM
IFS= read -r pid || exit 0
IFS= read -r _ && exit 0
kill -INT "$pid" 2>/dev/null
tenths=0
while kill -0 "$pid" 2>/dev/null && [ "$tenths" -lt 110 ]; do
  tenths=$((tenths + 1))
  [ "$tenths" -eq 50 ] && kill -QUIT "$pid" 2>/dev/null
  [ "$tenths" -eq 80 ] && kill -KILL "$pid" 2>/dev/null
  sleep 0.1 || sleep 1
done
`;

export interface Keeper {
  guard(pid: number): void;
  dismiss(): void;
}

/** Should the keeper itself be killed, another takes its place at once. */
export function startKeeper(): Keeper {
  let guarded: number | undefined;
  let dismissed = false;
  let shell = hire();

  function hire(): ChildProcess {
    const child = spawn('/bin/sh', ['-c', script, 'halley-postgres-keeper'], {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.unref();
    (child.stdin as Socket).unref();
    child.stdin?.on('error', () => {
      // It is gone already; `exit` below hires the next.
    });
    child.once('exit', () => {
      if (dismissed || guarded === undefined) return;
      shell = hire();
      shell.stdin?.write(`${guarded}\n`);
    });
    return child;
  }

  return {
    guard(pid) {
      guarded = pid;
      shell.stdin?.write(`${pid}\n`);
    },
    dismiss() {
      dismissed = true;
      shell.stdin?.end(guarded === undefined ? '' : 'ended\n');
    },
  };
}
