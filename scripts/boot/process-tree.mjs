import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * What a process, its descendants and those of them that have ended spent, in CPU seconds; undefined without /proc.
 * @param {number} root
 * @param {(pid: string) => string | undefined} [read]
 * @param {() => string[]} [list]
 * @returns {number | undefined}
 */
export function cpuOfTree(root, read = readStat, list = listProcesses) {
  const pids = list();
  if (pids.length === 0) return undefined;
  /** @type {Map<number, number[]>} */
  const children = new Map();
  /** @type {Map<number, number>} */
  const spent = new Map();
  for (const pid of pids) {
    const stat = read(pid);
    if (!stat) continue;
    // The name may hold spaces and brackets: what counts comes after its last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const parent = Number(fields[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    spent.set(Number(pid), ticks / ticksPerSecond);
  }
  const add = (/** @type {number} */ pid) => {
    /** @type {number} */
    let sum = spent.get(pid) ?? 0;
    for (const child of children.get(pid) ?? []) sum += add(child);
    return sum;
  };
  return add(root);
}

/**
 * Watches a process until it is told to stop; what was spent is known to the last look, half a second before the end. Whatever ends
 * and is asked for by nobody takes its share of the sum along, as parts of a browser do: a sum that falls has lost that much.
 * @param {number} pid
 * @param {() => number | undefined} [look]
 * @returns {() => number | undefined}  stops, and says the CPU seconds
 */
export function watchCpu(pid, look = () => cpuOfTree(pid)) {
  let last = look();
  let lost = 0;
  const timer = setInterval(() => {
    const now = look();
    if (now === undefined) return;
    lost += Math.max(0, (last ?? 0) - now);
    last = now;
  }, 500);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last === undefined ? undefined : lost + last;
  };
}

/** @param {string} pid */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}

function listProcesses() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
