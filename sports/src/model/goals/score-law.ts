import { type PeriodEnd, type PeriodStart, periodEnd } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, placeOf, scoreOf, type Two } from './goal-state.ts';
import { leadsOf, periodKernel } from './period-kernels.ts';

/** Goals of a side are counted up to here. */
const size = 20;
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
  halfFull: number[];
  /** Level scores at the end, by who misses a player and by pace: see `levelAt`. */
  level: Float64Array;
}

/** Where the period that is on is priced from. */
export function startOf(process: GoalProcess, state: GoalState): PeriodStart {
  const { slot, elapsed, quiet, added } = state;
  return { ...placeOf(state, process.regulation[state.period]!), slot, elapsed, quiet, added };
}

export const newScoreGrid = (): ScoreGrid => ({ size, cells: new Float64Array(size * size) });

/** Where a level score is found in `level`. */
export const levelAt = (score: number, reds: number, node: number, paces: number): number =>
  (4 * score + reds) * paces + node;

/** Undefined once regulation time is over. */
export function scoreLaw(process: GoalProcess, state: GoalState): ScoreLaw | undefined {
  const { regulation, pace } = process;
  const first = state.period;
  if (first >= regulation.length) return undefined;
  const law: ScoreLaw = {
    final: newScoreGrid(),
    periods: regulation.map((_, index) => (index < first ? undefined : newScoreGrid())),
    halfFull: new Array<number>(9).fill(0),
    level: new Float64Array(4 * pace.length * size),
  };
  let scores = playNow(process, state, law);
  for (let index = first + 1; index < regulation.length; index += 1) scores = playPeriod(process, index, scores, law);
  const paces = pace.length;
  for (const [reds, cells] of scores.cells.entries()) {
    for (let home = 0; home < scores.extent; home += 1) {
      for (let away = 0; away < scores.extent; away += 1) {
        const at = (home * size + away) * paces;
        for (let node = 0; node < paces; node += 1) {
          law.final.cells[home * size + away]! += cells[at + node]!;
          if (home === away) law.level[levelAt(home, reds, node, paces)]! += cells[at + node]!;
        }
      }
    }
  }
  for (const grid of [law.final, ...law.periods]) if (grid) scaleGrid(grid);
  return law;
}

/** Scores at the end of a period by pace, for each set of missing players: `cells[(home * size + away) * paces + pace]`. */
interface Scores {
  cells: Float64Array[];
  /** Goals of a side are below this. */
  extent: number;
}

const newScores = (paces: number, extent: number): Scores => ({
  cells: Array.from({ length: 4 }, () => new Float64Array(size * size * paces)),
  extent: Math.min(size, extent),
});

/** The rest of the period that is on, or the whole one that comes next. */
function playNow(process: GoalProcess, state: GoalState, law: ScoreLaw): Scores {
  const { period: index, playing, reds } = state;
  const [home, away] = scoreOf(state);
  const end = playing ? periodEnd(process, startOf(process, state)) : periodKernel(process, index, reds, home - away);
  const weights = Float64Array.from(state.weights);
  const scores = newScores(weights.length, Math.max(home, away) + end.columns);
  addGoals(law.periods[index]!.cells, end, playing ? state.periods[index]! : [0, 0], weights, 0);
  for (let after = 0; after < end.cells.length; after += 1) {
    addScores(scores.cells[after]!, end, after, home, away, weights, 0);
  }
  if (process.regulation.length === 2 && index === 1) {
    const [one, other] = state.periods[0]!;
    addHalfFull(law, one - other, leadsOf(process, end, home - away), weights, 0);
  }
  return scores;
}

/** One more period after these scores. */
function playPeriod(process: GoalProcess, index: number, before: Scores, law: ScoreLaw): Scores {
  const paces = process.pace.length;
  const next = newScores(paces, size);
  let columns = 0;
  const byLead = new Float64Array(2 * size * paces);
  for (const [reds, cells] of before.cells.entries()) {
    byLead.fill(0);
    for (let home = 0; home < before.extent; home += 1) {
      for (let away = 0; away < before.extent; away += 1) {
        const at = (home * size + away) * paces;
        if (!isLikely(cells, at, paces)) continue;
        const lead = (home - away + size) * paces;
        for (let node = 0; node < paces; node += 1) byLead[lead + node]! += cells[at + node]!;
        const kernel = periodKernel(process, index, reds, home - away);
        columns = Math.max(columns, kernel.columns);
        for (let after = 0; after < kernel.cells.length; after += 1) {
          addScores(next.cells[after]!, kernel, after, home, away, cells, at);
        }
      }
    }
    for (let lead = 1 - size; lead < size; lead += 1) {
      const at = (lead + size) * paces;
      if (!isLikely(byLead, at, paces)) continue;
      const kernel = periodKernel(process, index, reds, lead);
      addGoals(law.periods[index]!.cells, kernel, [0, 0], byLead, at);
      if (process.regulation.length === 2) addHalfFull(law, lead, kernel.leads, byLead, at);
    }
  }
  return { cells: next.cells, extent: Math.min(size, before.extent + columns) };
}

function isLikely(cells: Float64Array, at: number, paces: number): boolean {
  for (let node = 0; node < paces; node += 1) if (cells[at + node]! >= tiny) return true;
  return false;
}

/** `weights[from + pace]` of how a period ends, after so many goals. */
function addScores(
  to: Float64Array,
  end: PeriodEnd,
  reds: number,
  home: number,
  away: number,
  weights: Float64Array,
  from: number,
): void {
  const { columns, tops } = end;
  const cells = end.cells[reds]!;
  if (cells.length === 0) return;
  const paces = cells.length / (columns * columns);
  for (let one = 0; one < columns && home + one < size; one += 1) {
    const last = Math.min(tops[one]!, size - 1 - away);
    for (let other = 0; other <= last; other += 1) {
      const target = ((home + one) * size + away + other) * paces;
      const source = (one * columns + other) * paces;
      for (let node = 0; node < paces; node += 1) to[target + node]! += weights[from + node]! * cells[source + node]!;
    }
  }
}

/** The same with all paces together, whoever misses a player. */
function addGoals(to: Float64Array, end: PeriodEnd, [home, away]: Two, weights: Float64Array, from: number): void {
  const { columns, tops } = end;
  for (const cells of end.cells) {
    const paces = cells.length / (columns * columns);
    for (let one = 0; one < columns && home + one < size && paces > 0; one += 1) {
      for (let other = 0; other <= tops[one]! && away + other < size; other += 1) {
        let total = 0;
        for (let node = 0; node < paces; node += 1) {
          total += weights[from + node]! * cells[(one * columns + other) * paces + node]!;
        }
        to[(home + one) * size + away + other]! += total;
      }
    }
  }
}

function addHalfFull(law: ScoreLaw, lead: number, leads: Float64Array, weights: Float64Array, from: number): void {
  const half = lead > 0 ? 0 : lead === 0 ? 1 : 2;
  for (let at = 0; at < leads.length; at += 1) {
    law.halfFull[3 * half + (at % 3)]! += weights[from + Math.floor(at / 3)]! * leads[at]!;
  }
}

/** So that it adds up to 1. */
export function scaleGrid({ cells }: ScoreGrid): void {
  let total = 0;
  for (let at = 0; at < cells.length; at += 1) total += cells[at]!;
  for (let at = 0; at < cells.length; at += 1) cells[at]! /= total;
}
