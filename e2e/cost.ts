import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each journey took of the processors, a line of JSON each; the report on costs reads it. */
export const costFile = join(import.meta.dirname, '../.cache/e2e-cost.jsonl');

const ticksPerSecond = 100;

interface Taken {
  parent: number;
  own: number;
  /** Of children that have ended. */
  ended: number;
}

function takenBy(pid: number | 'self'): Taken | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold spaces and brackets; what follows it does not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
  } catch {
    // It ended meanwhile, or this system has no such files: nothing is measured there.
    return undefined;
  }
}

/**
 * Seconds of processor time that a house and everything this worker has started (its browser with all its processes,
 * commands of an operator) have taken up to now. The worker itself is not counted.
 */
export function cpuSeconds(housePid: number | undefined): number {
  let processes: Map<number, Taken>;
  try {
    processes = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
          const taken = takenBy(Number(name));
          return taken ? [[Number(name), taken] as const] : [];
        }),
    );
  } catch {
    return 0;
  }
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent));
  };
  let ticks = processes.get(process.pid)?.ended ?? 0;
  for (const [pid, { own, ended }] of processes) if (pid === housePid || isOurs(pid)) ticks += own + ended;
  return ticks / ticksPerSecond;
}

export function noteCost(cost: { title: string; file: string; project: string; cpu_s: number }): void {
  appendFileSync(costFile, `${JSON.stringify(cost)}\n`);
}
