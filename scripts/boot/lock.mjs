import { randomUUID } from 'node:crypto';
import { appendFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A lock among this machine's processes, for a Node that has no kernel lock. Holders are numbered: `1`, `2`, `3` …, each
 * file naming a process, and the highest number holds. A new holder links its file to the next number, which only one
 * can do, and only when the highest is free or its process is gone; then it sweeps the lower ones. As the highest
 * number is never removed, nobody can step back behind a newer holder: whoever finds a higher one has lost.
 */

/** @param {string} folder */
function highest(folder) {
  return Math.max(0, ...readdirSync(folder).map(Number).filter(Number.isInteger));
}

/**
 * A process as `pid:start`, so that a later process with the same pid is not mistaken for it.
 * @param {number} pid
 */
export function nameProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const startedAtTicks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${pid}:${startedAtTicks}`;
  } catch {
    return `${pid}:`;
  }
}

/** @param {string} name */
function isAlive(name) {
  const pid = Number(name.split(':')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  return nameProcess(pid) === name;
}

/**
 * The pid that holds number `number`: the process itself, or one of its children that works on after it was killed.
 * @param {string} folder
 * @param {number} number
 */
function livingHolder(folder, number) {
  for (const file of [String(number), `${number}.child`]) {
    try {
      const alive = readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .find((name) => name && isAlive(name));
      if (alive) return Number(alive.split(':')[0]);
    } catch {
      // No such holder, or none any more.
    }
  }
  return undefined;
}

/**
 * Takes the lock if it can be had now.
 * @param {string} folder
 * @param {string} [holder]
 * @returns {{ addChild(pid: number): void, release(): void } | { heldBy: number | undefined }}
 */
export function tryLock(folder, holder = nameProcess(process.pid)) {
  mkdirSync(folder, { recursive: true });
  const number = highest(folder);
  const heldBy = livingHolder(folder, number);
  if (heldBy !== undefined) return { heldBy };
  const draft = join(folder, `draft-${randomUUID()}`);
  const mine = join(folder, String(number + 1));
  try {
    writeFileSync(draft, holder);
    linkSync(draft, mine);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return { heldBy: livingHolder(folder, number + 1) };
  } finally {
    rmSync(draft, { force: true });
  }
  const newest = highest(folder);
  if (newest !== number + 1) {
    rmSync(mine, { force: true });
    return { heldBy: livingHolder(folder, newest) };
  }
  for (const name of readdirSync(folder)) {
    if (Number.parseInt(name, 10) <= number) rmSync(join(folder, name), { force: true });
  }
  return {
    addChild: (pid) => appendFileSync(`${mine}.child`, `${nameProcess(pid)}\n`),
    release: () => {
      rmSync(`${mine}.child`, { force: true });
      writeFileSync(mine, '');
    },
  };
}

/**
 * Runs `work` with the lock held; waits for it when another process has it, and says so.
 * @template Result
 * @param {string} folder
 * @param {(lock: { addChild(pid: number): void }) => Promise<Result>} work
 * @param {(line: string) => void} say
 * @returns {Promise<Result>}
 */
export async function withLock(folder, work, say) {
  /** @type {number | undefined} */
  let told;
  for (;;) {
    const lock = tryLock(folder);
    if ('release' in lock) {
      try {
        return await work(lock);
      } finally {
        lock.release();
      }
    }
    if (lock.heldBy !== undefined && lock.heldBy !== told)
      say(`waiting for another start to finish setting up (process ${lock.heldBy})`);
    told = lock.heldBy;
    await sleep(200);
  }
}
