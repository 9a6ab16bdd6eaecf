import { type PeriodEnd, type PeriodStart, periodEnd } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, placeOf, scoreOf } from './goal-state.ts';
import { leadsOf, periodKernel } from './period-kernels.ts';

/** Goals of a side are counted up to here. */
const size = 26;
/** Paths less likely than this are left out; the rest is scaled to add up to 1. */
const tiny = 1e-8;

/** How likely each score is: `cells[home * size + away]`. */
export interface ScoreGrid {
  size: number;
  cells: Float64Array;
}

/** What regulation time will come to, given what has been seen. */
export interface ScoreLaw {
  final: ScoreGrid;
  /** Goals of each period by itself; undefined where it is over. */
  periods: (ScoreGrid | undefined)[];
  /** Of two halves: `3 * half + full`, each home, draw, away. */
  halfFull: readonly number[];
  /** Level scores at the end, by pace and by who misses a player: `(score * paces + pace) * 4 + reds`. */
  level: Float64Array;
}

/** Where the period that is on is priced from. */
export function startOf(process: GoalProcess, state: GoalState): PeriodStart {
  const { slot, elapsed, quiet, added } = state;
  return { ...placeOf(state, process.regulation[state.period]!), slot, elapsed, quiet, added };
}

const newGrid = (): ScoreGrid => ({ size, cells: new Float64Array(size * size) });

/** Undefined once regulation time is over. */
export function scoreLaw(process: GoalProcess, state: GoalState): ScoreLaw | undefined {
  const { regulation, pace } = process;
  if (state.period >= regulation.length) return undefined;
  const law: ScoreLaw = {
    final: newGrid(),
    periods: regulation.map((_, index) => (index < state.period ? undefined : newGrid())),
    halfFull: Array.from({ length: 9 }, () => 0),
    level: new Float64Array(4 * pace.length * size),
  };
  for (let node = 0; node < pace.length; node += 1) followPace(process, state, node, law);
  for (const grid of [law.final, ...law.periods]) if (grid) scale(grid.cells);
  return law;
}

function followPace(process: GoalProcess, state: GoalState, node: number, law: ScoreLaw): void {
  const { regulation } = process;
  const first = state.period;
  const [home, away] = scoreOf(state);
  const end: PeriodEnd = state.playing
    ? periodEnd(process, startOf(process, state), process.pace[node]!)
    : periodKernel(process, first, node, state.reds, home - away);
  const weight = state.weights[node]!;
  let grids = [0, 1, 2, 3].map(() => new Float64Array(size * size));
  const now = state.playing ? state.periods[first]! : ([0, 0] as const);
  for (let reds = 0; reds < end.cells.length; reds += 1) {
    addShifted(grids[reds]!, end, reds, home, away, weight);
    addShifted(law.periods[first]!.cells, end, reds, now[0], now[1], weight);
  }
  if (regulation.length === 2 && first === 1) {
    const [one, other] = state.periods[0]!;
    const half = one > other ? 0 : one === other ? 1 : 2;
    const leads = leadsOf(end, home - away);
    for (const full of [0, 1, 2] as const) add(law.halfFull, 3 * half + full, weight * leads[full]);
  }
  for (let index = first + 1; index < regulation.length; index += 1) {
    grids = playPeriod(process, index, node, grids, law);
  }
  for (let reds = 0; reds < 4; reds += 1) {
    const grid = grids[reds]!;
    for (let at = 0; at < grid.length; at += 1) law.final.cells[at]! += grid[at]!;
    for (let score = 0; score < size; score += 1) {
      law.level[(score * process.pace.length + node) * 4 + reds]! += grid[score * size + score]!;
    }
  }
}

/** One more period after what the grids hold. */
function playPeriod(process: GoalProcess, index: number, node: number, grids: Float64Array[], law: ScoreLaw) {
  const next = grids.map(() => new Float64Array(size * size));
  const isHalf = process.regulation.length === 2;
  const byLead = new Float64Array(2 * size);
  for (let before = 0; before < 4; before += 1) {
    const grid = grids[before]!;
    byLead.fill(0);
    for (let at = 0; at < grid.length; at += 1) {
      const mass = grid[at]!;
      if (mass < tiny) continue;
      const [home, away] = [Math.floor(at / size), at % size];
      byLead[home - away + size]! += mass;
      const kernel = periodKernel(process, index, node, before, home - away);
      for (let reds = 0; reds < kernel.cells.length; reds += 1) {
        addShifted(next[reds]!, kernel, reds, home, away, mass);
      }
    }
    for (let lead = 1 - size; lead < size; lead += 1) {
      const mass = byLead[lead + size]!;
      if (mass === 0) continue;
      const kernel = periodKernel(process, index, node, before, lead);
      for (let reds = 0; reds < kernel.cells.length; reds += 1) {
        addShifted(law.periods[index]!.cells, kernel, reds, 0, 0, mass);
      }
      const half = lead > 0 ? 0 : lead === 0 ? 1 : 2;
      if (isHalf) for (const full of [0, 1, 2] as const) add(law.halfFull, 3 * half + full, mass * kernel.leads[full]);
    }
  }
  return next;
}

const add = (numbers: readonly number[], at: number, value: number) => {
  (numbers as number[])[at]! += value;
};

function addShifted(to: Float64Array, end: PeriodEnd, reds: number, home: number, away: number, weight: number): void {
  const { columns } = end;
  const cells = end.cells[reds]!;
  if (cells.length === 0) return;
  for (let one = 0; one < columns && home + one < size; one += 1) {
    const row = (home + one) * size + away;
    const from = one * columns;
    const last = Math.min(columns, size - away);
    for (let other = 0; other < last; other += 1) to[row + other]! += weight * cells[from + other]!;
  }
}

function scale(cells: Float64Array): void {
  let total = 0;
  for (let at = 0; at < cells.length; at += 1) total += cells[at]!;
  for (let at = 0; at < cells.length; at += 1) cells[at]! /= total;
}
