import { fromKickOff, type PeriodEnd, periodEnd } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';

/** What a whole period comes to, from a lead, missing players and a pace. It holds for every path of a fixture. */
export interface Kernel extends PeriodEnd {
  /** How likely home leads, neither, away leads at its end. */
  leads: readonly [home: number, draw: number, away: number];
}

const kernels = new WeakMap<GoalProcess, Map<number, Kernel>>();

/** Made when first asked for, and kept as long as the process is. */
export function periodKernel(process: GoalProcess, index: number, node: number, reds: number, lead: number): Kernel {
  const { mostLead } = process;
  if (lead > mostLead) return periodKernel(process, index, node, reds, mostLead);
  if (lead < -mostLead) return periodKernel(process, index, node, reds, -mostLead);
  let known = kernels.get(process);
  if (!known) {
    known = new Map();
    kernels.set(process, known);
  }
  const key = ((index * process.pace.length + node) * 4 + reds) * 64 + lead + 32;
  let kernel = known.get(key);
  if (!kernel) {
    const end = periodEnd(process, fromKickOff(process.regulation[index]!, reds, lead), process.pace[node]!);
    const isLast = index === process.regulation.length - 1 && process.overtime.length === 0;
    kernel = { ...(isLast ? together(end) : end), leads: leadsOf(end, lead) };
    known.set(key, kernel);
  }
  return kernel;
}

/** Where nothing follows, who misses a player at the end does not matter. */
function together({ columns, cells }: PeriodEnd): PeriodEnd {
  const merged = new Float64Array(columns * columns);
  for (const grid of cells) for (let at = 0; at < grid.length; at += 1) merged[at]! += grid[at]!;
  return { columns, cells: [merged] };
}

export function leadsOf({ columns, cells }: PeriodEnd, lead: number): [home: number, draw: number, away: number] {
  const leads: [number, number, number] = [0, 0, 0];
  for (const grid of cells) {
    for (let at = 0; at < grid.length; at += 1) {
      const margin = lead + Math.floor(at / columns) - (at % columns);
      leads[margin > 0 ? 0 : margin === 0 ? 1 : 2] += grid[at]!;
    }
  }
  return leads;
}
