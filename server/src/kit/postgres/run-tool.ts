import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Account } from './account.ts';

/** PostgreSQL sees none of our environment: PGDATA, PGOPTIONS or a locale of the user must not change the cluster. */
export const toolEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const setpriv = '/usr/bin/setpriv';

/** The command line with which, where the system can do it, the kernel itself signals the program when we die. */
export function boundToUs(signal: 'INT' | 'KILL', command: string[]): { file: string; args: string[] } {
  const [file = '', ...args] = existsSync(setpriv) ? [setpriv, '--pdeathsig', signal, ...command] : command;
  return { file, args };
}

/** Runs initdb or `postgres --single` to its end, with `input` on its standard input. */
export function runTool(options: {
  file: string;
  args: string[];
  account: Account;
  input?: string;
}): Promise<{ ok: boolean; output: string }> {
  const { account, input } = options;
  const { file, args } = boundToUs('KILL', [options.file, ...options.args]);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      uid: account.uid,
      gid: account.gid,
      cwd: '/',
      env: toolEnvironment,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.stdin.on('error', () => {
      // The tool ended before it read everything; its exit code tells why.
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output }));
    child.stdin.end(input ?? '');
  });
}
