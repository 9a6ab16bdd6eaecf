import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the processor. */
const ticksPerSecond = 100;

/**
 * Processor seconds used so far by a process, its children now and those it has already seen end. Unlike time on the
 * clock this does not grow when other programs want the same processor, so it can be compared on a busy machine.
 * Undefined where the system has no /proc.
 */
export function processorSecondsOf(pid: number): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = statOf(name);
    if (!fields) continue;
    // After the name: state, parent, …; user and system time are the 12th and 13th, those of ended children follow.
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number];
    if (Number(name) === pid) ticks += user + system + childUser + childSystem;
    else if (Number(fields[1]) === pid) ticks += user + system;
  }
  return ticks / ticksPerSecond;
}

function statOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It ended while we looked.
    return undefined;
  }
}

/** Processor seconds so far, of this process and of PostgreSQL. Looking for its processes among all others is left out. */
export const usedBy = (postgresPid: number) => {
  let looking = 0;
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  return () => {
    const house = own() - looking;
    const database = processorSecondsOf(postgresPid) ?? Number.NaN;
    looking = own() - house;
    return { house, database };
  };
};
