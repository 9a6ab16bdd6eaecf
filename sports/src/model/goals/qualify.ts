import { cellAt, forwardPeriod, fromKickOff, newFlows, type PeriodStart, startGrids } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, placeOf, scoreOf } from './goal-state.ts';
import type { ScoreGrid, ScoreLaw } from './score-law.ts';
import { resultOf, sumsOf } from './score-markets.ts';
import { shootOutChance } from './shoot-out.ts';

const fromStart = new WeakMap<GoalProcess, Map<number, number>>();

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
  return process.pace.reduce(
    (total, pace, node) => total + state.weights[node]! * throughOvertime(process, pace, index, start),
    0,
  );
}

/** In a break of extra time that goes on, whoever leads. */
const isBetween = ({ regulation, overtime }: GoalProcess, { period, playing }: GoalState): boolean =>
  !playing && period > regulation.length && overtime[period - regulation.length]?.suddenDeath === false;

/**
 * Scores with one goal more for whoever wins after a tie: what sudden death and a shoot-out come to. Of extra time that is
 * played to its end only who wins is right.
 */
export function matchGrid(process: GoalProcess, { final, level }: ScoreLaw): ScoreGrid {
  const { size } = final;
  const cells = final.cells.slice();
  const paces = process.pace.length;
  for (let score = 0; score + 1 < size; score += 1) {
    let [home, all] = [0, 0];
    for (let node = 0; node < paces; node += 1) {
      for (let reds = 0; reds < 4; reds += 1) {
        const mass = level[(score * paces + node) * 4 + reds]!;
        if (mass === 0) continue;
        all += mass;
        home += mass * fromOvertime(process, node, reds);
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

/** It holds for every path of a fixture, so it is worked out once. */
function fromOvertime(process: GoalProcess, node: number, reds: number): number {
  let known = fromStart.get(process);
  if (!known) {
    known = new Map();
    fromStart.set(process, known);
  }
  const key = 4 * node + reds;
  let chance = known.get(key);
  if (chance === undefined) {
    chance = throughOvertime(process, process.pace[node]!, 0, fromKickOff(process.overtime[0]!, reds, 0));
    known.set(key, chance);
  }
  return chance;
}

function throughOvertime(process: GoalProcess, pace: number, index: number, start: PeriodStart): number {
  let grids = startGrids(start.reds, 1);
  let home = 0;
  for (let at = index; at < process.overtime.length; at += 1) {
    const period = process.overtime[at]!;
    const from = at === index ? start : fromKickOff(period, 0, start.lead);
    if (period.suddenDeath) {
      const flows = newFlows();
      grids = forwardPeriod(process, from, pace, { grids, flows, most: 1 });
      home += flows.home[cellAt(0, 0)]!;
    } else {
      grids = forwardPeriod(process, from, pace, { grids });
    }
  }
  let level = 0;
  for (const { cells, tops } of grids) {
    for (const [one, top] of tops.entries()) {
      for (let other = 0; other <= top; other += 1) {
        const lead = start.lead + one - other;
        if (lead > 0) home += cells[cellAt(one, other)]!;
        else if (lead === 0) level += cells[cellAt(one, other)]!;
      }
    }
  }
  return home + level * shootOutChance(process.shootOut, []);
}
