import { fromKickOff, type PeriodEnd, periodEnd } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';

/** What a whole period comes to, from a lead and missing players. It holds for every path of a fixture. */
export interface Kernel extends PeriodEnd {
  /** How likely home leads, neither, away leads at its end: `3 * pace + …`. */
  leads: Float64Array;
}

const kernels = new WeakMap<GoalProcess, Map<number, Kernel>>();

/** Made when first asked for, and kept as long as the process is. */
export function periodKernel(process: GoalProcess, index: number, reds: number, lead: number): Kernel {
  const { mostLead } = process;
  if (lead > mostLead) return periodKernel(process, index, reds, mostLead);
  if (lead < -mostLead) return periodKernel(process, index, reds, -mostLead);
  let known = kernels.get(process);
  if (!known) {
    known = new Map();
    kernels.set(process, known);
  }
  const key = (index * 4 + reds) * 64 + lead + 32;
  let kernel = known.get(key);
  if (!kernel) {
    const end = periodEnd(process, fromKickOff(process.regulation[index]!, reds, lead));
    const isLast = index === process.regulation.length - 1 && process.overtime.length === 0;
    const leads = leadsOf(process, end, lead);
    kernel = { ...(isLast ? together(end) : end), leads };
    known.set(key, kernel);
  }
  return kernel;
}

/** Where nothing follows, who misses a player at the end does not matter. */
function together({ cells, ...shape }: PeriodEnd): PeriodEnd {
  const [first = new Float64Array(0), ...others] = cells.filter(({ length }) => length > 0);
  for (const grid of others) for (let at = 0; at < grid.length; at += 1) first[at]! += grid[at]!;
  return { ...shape, cells: [first] };
}

export function leadsOf({ pace }: GoalProcess, { columns, cells }: PeriodEnd, lead: number): Float64Array {
  const leads = new Float64Array(3 * pace.length);
  for (const grid of cells) {
    for (let at = 0; at < grid.length; at += 1) {
      const node = at % pace.length;
      const cell = (at - node) / pace.length;
      const margin = lead + Math.floor(cell / columns) - (cell % columns);
      leads[3 * node + (margin > 0 ? 0 : margin === 0 ? 1 : 2)]! += grid[at]!;
    }
  }
  return leads;
}
