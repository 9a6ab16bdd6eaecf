import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from './end-process.ts';
import { isAlive } from './is-alive.ts';

export interface PostmasterFile {
  pid: number;
  /** `starting`, `ready`, `stopping` …; empty before the first report. */
  status: string;
}

/** PostgreSQL's own note about itself: line 1 is its pid, line 8 its state. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function commandLine(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

const runsOn = (pid: number, clusterDir: string) => commandLine(pid).includes(` -D ${clusterDir} `);

/**
 * Called with the lock held, so a PostgreSQL still on this cluster belongs to a server that was killed together with
 * its keeper. It is ended before a new one starts. A pid that by now is somebody else's is forgotten.
 */
export async function stopStale(clusterDir: string, log: (line: string) => void): Promise<void> {
  const note = readPostmasterFile(clusterDir);
  if (!note || !isAlive(note.pid)) return;
  if (!runsOn(note.pid, clusterDir)) {
    rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
    return;
  }
  log(`a PostgreSQL of an earlier run is still there (process ${note.pid}): stopping it`);
  await endProcess(note.pid, () => !runsOn(note.pid, clusterDir));
}
