import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSecrets } from '../../server/src/kit/postgres/secrets.ts';

/** Processes that run on the PostgreSQL of a data folder: the server itself, and those it has started. */
export function postgresOn(dataDir: string): number[] {
  const pid = postmasterOf(dataDir);
  return commandLines()
    .filter(
      (one) => one.pid === pid || (pid !== undefined && one.parent === pid) || one.command.includes(clusterOf(dataDir)),
    )
    .map((one) => one.pid)
    .filter((one) => one !== process.pid);
}

/** Waits until no PostgreSQL is left on the folder. */
export async function untilNoPostgres(dataDir: string, limitMs = 12_000): Promise<void> {
  await until(
    () => postgresOn(dataDir).length === 0,
    limitMs,
    () => `PostgreSQL is left: ${postgresOn(dataDir)}`,
  );
}

export async function until(isTrue: () => boolean, limitMs: number, complaint: () => string): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(complaint());
    await sleep(20);
  }
}

/** PostgreSQL's main process on this folder, when one is noted there and alive. */
export function postmasterOf(dataDir: string): number | undefined {
  const pid = Number(noteOf(dataDir)?.[0]);
  if (!pid) return undefined;
  return commandLines().some((one) => one.pid === pid && one.command.includes('postgres')) ? pid : undefined;
}

/** The address of the PostgreSQL that runs on this folder now, as the server itself would connect. */
export function databaseUrlOf(dataDir: string): string {
  const port = noteOf(dataDir)?.[3];
  const secrets = readSecrets(dataDir);
  if (!port || !secrets) throw new Error(`no PostgreSQL runs on ${dataDir}`);
  return `postgres://halley:${secrets.halley}@127.0.0.1:${port}/halley`;
}

function clusterOf(dataDir: string): string {
  const link = join(dataDir, 'pg');
  return existsSync(link) ? realpathSync(link) : link;
}

function noteOf(dataDir: string): string[] | undefined {
  const file = join(dataDir, 'pg', 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined;
}

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function commandLines(): Process[] {
  if (!existsSync('/proc/self/cmdline')) {
    const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' });
    return stdout.split('\n').flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        // One that has ended but was not collected yet is no process any more.
        if (/^State:\s+Z/m.test(status)) return [];
        const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parent, command }];
      } catch {
        // It ended while we looked.
        return [];
      }
    });
}
