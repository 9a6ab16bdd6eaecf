import { cellAt, forwardPeriod, fromKickOff, giveBack, newFlows, type PeriodStart, startGrids } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, placeOf, scoreOf } from './goal-state.ts';
import { levelAt, type ScoreGrid, type ScoreLaw } from './score-law.ts';
import { resultOf, sumsOf } from './score-markets.ts';
import { shootOutChance } from './shoot-out.ts';

const fromStart = new WeakMap<GoalProcess, Map<number, Float64Array>>();

/** The chance that home wins in the end: overtime and shoot-out included. Undefined where a tie may stand. */
export function qualifyChance(process: GoalProcess, state: GoalState, law: ScoreLaw | undefined): number | undefined {
  if (process.overtime.length === 0 || state.end) return undefined;
  if (law) return resultOf(sumsOf(matchGrid(process, law)))[0];
  const index = state.period - process.regulation.length;
  const period = process.overtime[index];
  const [home, away] = scoreOf(state);
  // Decided, and only the whistle is missing.
  if (home !== away && !(period && state.playing && !period.suddenDeath) && !isBetween(process, state))
    return undefined;
  if (!period) return shootOutChance(process.shootOut, state.kicks);
  const { slot, elapsed, quiet, added } = state;
  const start = { ...placeOf(state, period), slot, elapsed, quiet, added };
  const chances = throughOvertime(process, index, start);
  return state.weights.reduce((total, weight, node) => total + weight * chances[node]!, 0);
}

/** In a break of extra time that goes on, whoever leads. */
const isBetween = ({ regulation, overtime }: GoalProcess, { period, playing }: GoalState): boolean =>
  !playing && period > regulation.length && overtime[period - regulation.length]?.suddenDeath === false;

/**
 * Scores with one goal more for whoever wins after a tie: what sudden death and a shoot-out come to. Of extra time that is
 * played to its end only who wins is right.
 */
export function matchGrid(process: GoalProcess, { final, level }: Pick<ScoreLaw, 'final' | 'level'>): ScoreGrid {
  const { size } = final;
  const cells = final.cells.slice();
  const paces = process.pace.length;
  for (let score = 0; score + 1 < size; score += 1) {
    let [home, all] = [0, 0];
    for (let reds = 0; reds < 4; reds += 1) {
      for (let node = 0; node < paces; node += 1) {
        const mass = level[levelAt(score, reds, node, paces)]!;
        if (mass === 0) continue;
        all += mass;
        home += mass * fromOvertime(process, reds)[node]!;
      }
    }
    const at = score * size + score;
    if (all === 0) continue;
    cells[at + size]! += (cells[at]! * home) / all;
    cells[at + 1]! += (cells[at]! * (all - home)) / all;
    cells[at] = 0;
  }
  return { size, cells };
}

/** It holds for every path of a fixture, so it is worked out once. By pace. */
function fromOvertime(process: GoalProcess, reds: number): Float64Array {
  let known = fromStart.get(process);
  if (!known) {
    known = new Map();
    fromStart.set(process, known);
  }
  let chances = known.get(reds);
  if (!chances) {
    chances = throughOvertime(process, 0, fromKickOff(process.overtime[0]!, reds, 0));
    known.set(reds, chances);
  }
  return chances;
}

/** The chance that home wins from here, by pace. */
function throughOvertime(process: GoalProcess, index: number, start: PeriodStart): Float64Array {
  const paces = process.pace.length;
  const wins = new Float64Array(paces);
  if (process.overtime[index]!.suddenDeath) {
    // Goals are told for all paces together, so each is followed by itself.
    for (let node = 0; node < paces; node += 1) wins[node] = suddenDeath(process, index, start, node);
    return wins;
  }
  let grids = startGrids(start.reds, new Array<number>(paces).fill(1));
  for (let at = index; at < process.overtime.length; at += 1) {
    const from = at === index ? start : fromKickOff(process.overtime[at]!, 0, start.lead);
    grids = forwardPeriod(process, from, { grids });
  }
  const shootOut = shootOutChance(process.shootOut, []);
  for (const { cells, tops } of grids) {
    for (const [one, top] of tops.entries()) {
      for (let other = 0; other <= top; other += 1) {
        const lead = start.lead + one - other;
        const part = lead > 0 ? 1 : lead === 0 ? shootOut : 0;
        const at = cellAt(one, other) * paces;
        for (let node = 0; node < paces; node += 1) wins[node]! += part * cells[at + node]!;
      }
    }
  }
  giveBack(grids, paces);
  return wins;
}

function suddenDeath(process: GoalProcess, index: number, start: PeriodStart, node: number): number {
  const flows = newFlows();
  const weights = process.pace.map((_, one) => (one === node ? 1 : 0));
  let grids = startGrids(start.reds, weights);
  for (let at = index; at < process.overtime.length; at += 1) {
    const from = at === index ? start : fromKickOff(process.overtime[at]!, 0, 0);
    grids = forwardPeriod(process, from, { grids, flows, most: 1 });
  }
  giveBack(grids, weights.length);
  const [home, away] = [flows.home[0]!, flows.away[0]!];
  return home + (1 - home - away) * shootOutChance(process.shootOut, []);
}
