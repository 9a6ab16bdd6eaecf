import { type PeriodEnd, periodEnd } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, scoreOf, type Two } from './goal-state.ts';
import { periodKernel } from './period-kernels.ts';
import { startOf } from './score-law.ts';

/** One way for regulation time to end. */
export interface PeriodScores {
  /** Goals of each period by itself. */
  goals: readonly Two[];
  probability: number;
}

/** Less likely ways are left out: together they are the part that is missing to 1. */
const tiny = 1e-8;
/** Goals of a side in a period, and one more. */
const most = 32;

/** The score of every period together with that of the others, given what has been seen. None once all are over. */
export function periodScores(process: GoalProcess, state: GoalState): PeriodScores[] {
  const first = state.period;
  const count = process.regulation.length;
  if (first >= count) return [];
  const over = state.periods.slice(0, first);
  const chances = new Map<number, number>();
  const [home, away] = scoreOf(state);

  const spread = (index: number, end: PeriodEnd, from: Two, node: number, lead: number, code: number, mass: number) => {
    // Paces lie side by side in a cell.
    const paces = process.pace.length;
    for (const [reds, cells] of end.cells.entries()) {
      for (let at = 0; at < cells.length / paces; at += 1) {
        const part = mass * cells[at * paces + node]!;
        if (part < tiny) continue;
        const [one, other] = [Math.floor(at / end.columns), at % end.columns];
        const next = (code * most + from[0] + one) * most + from[1] + other;
        if (index + 1 === count) chances.set(next, (chances.get(next) ?? 0) + part);
        else play(index + 1, node, reds, lead + one - other, next, part);
      }
    }
  };
  const play = (index: number, node: number, reds: number, lead: number, code: number, mass: number): void =>
    spread(index, periodKernel(process, index, reds, lead), [0, 0], node, lead, code, mass);

  const end = state.playing ? periodEnd(process, startOf(process, state)) : undefined;
  for (const [node, weight] of state.weights.entries()) {
    if (!end) {
      play(first, node, state.reds, home - away, 0, weight);
      continue;
    }
    spread(first, end, state.periods[first] ?? [0, 0], node, home - away, 0, weight);
  }
  return [...chances].map(([code, probability]) => ({
    goals: [...over, ...decoded(code, count - first)],
    probability,
  }));
}

/** A code has two digits for each period, the first one in front. */
function decoded(code: number, periods: number): Two[] {
  const goals: Two[] = [];
  for (let left = code; goals.length < periods; left = Math.floor(left / most ** 2)) {
    goals.unshift([Math.floor(left / most) % most, left % most]);
  }
  return goals;
}
