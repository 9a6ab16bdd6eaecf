import { chownSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isAlive } from './is-alive.ts';
import { PostgresStartError } from './start-error.ts';

const held = 5; // SQLITE_BUSY
/** A server killed a moment ago holds its lock until the system has cleared it away. */
const patienceMs = 500;
/** Who has just taken it may not have said so yet, or the name of one who is gone still stands there. */
const namePatienceMs = 3_000;

/**
 * One start per folder. The lock is the operating system's own (an exclusive SQLite transaction holds it on the file
 * `lock`), so it vanishes with its holder however that dies, and taking over after a crash is one atomic step: there
 * is no stale lock and no pid to mistake for another process. `lock.pid` only names the holder in the message.
 */
export function holdLock(folder: string): () => void {
  const lockFile = join(folder, 'lock');
  const pidFile = join(folder, 'lock.pid');
  const database = new DatabaseSync(lockFile, { timeout: patienceMs });
  try {
    // Nothing is ever written, so no journal file either.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== held) throw asSystemError(error);
    throw new PostgresStartError(
      'already-running',
      `Halley is already running on ${folder} (process ${readHolder(pidFile)}): stop it first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
    giveToOwner(folder, [lockFile, pidFile]);
  } catch (error) {
    database.close();
    throw error;
  }
  return () => database.close();
}

function readHolder(pidFile: string): string {
  const untilMs = Date.now() + namePatienceMs;
  while (Date.now() < untilMs) {
    const pid = readPid(pidFile);
    if (pid !== undefined && isAlive(pid)) return String(pid);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
  return 'unknown';
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Root may start in a folder of an ordinary user, who must still be able to take the lock afterwards. */
function giveToOwner(folder: string, files: string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = lstatSync(folder);
  for (const file of files) chownSync(file, uid, gid);
}

/** SQLite's own codes for a file it may not write, and for a full disk, in the words of the system. */
function asSystemError(error: unknown): Error {
  const { errcode = 0, message } = error as { errcode?: number; message: string };
  const code = { 8: 'EACCES', 13: 'ENOSPC', 14: 'EACCES', 23: 'EACCES' }[errcode & 0xff];
  return Object.assign(new Error(message), code ? { code } : {});
}
