import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../server/src/kit/postgres/is-alive.ts';

/** A PostgreSQL whose data nobody needs after the run: nothing waits for a disk, and nothing is tidied up behind it. */
export const quickSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'off',
  max_wal_size: '256MB',
  min_wal_size: '80MB',
  // A database lives for seconds; with many of them a worker would be started every other second.
  autovacuum: 'off',
  // Nobody has counted the rows of such tables, so a query over many of them would start processes to share a few rows.
  max_parallel_workers_per_gather: '0',
  max_connections: '300',
};

const memory = '/dev/shm';
const enoughBytes = 3 * 1024 ** 3;
const oldMs = 2 * 60 * 60 * 1000;

/**
 * A folder for such a server, which its user can reach. In memory where there is plenty: a database is a thousand files that are
 * made, and a minute later deleted, and a disk's own books of them cost a sixth of what the tests cost.
 */
export function quickFolder(name: string): string {
  const parent = hasRoom() ? memory : tmpdir();
  if (parent === memory) removeLeft(name);
  const folder = mkdtempSync(join(parent, `${name}-${process.pid}-`));
  // Our own folder, so it may be opened: PostgreSQL's user has to walk through it when root runs the tests.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enoughBytes;
}

/**
 * Of runs that were killed: memory is too dear to keep them until the machine is started again. A young one may belong to a
 * process that cannot be seen from here.
 */
function removeLeft(name: string): void {
  for (const entry of readdirSync(memory)) {
    const [, pid] = new RegExp(`^${name}-(\\d+)-`).exec(entry) ?? [];
    const folder = join(memory, entry);
    const ageMs = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY);
    if (pid && !isAlive(Number(pid)) && ageMs > oldMs) rmSync(folder, { recursive: true, force: true });
  }
}
