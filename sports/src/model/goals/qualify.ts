import { cellAt, forwardPeriod, fromKickOff, newFlows, type PeriodStart, startGrids } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, placeOf, scoreOf } from './goal-state.ts';
import type { ScoreLaw } from './score-law.ts';
import { resultOf, sumsOf } from './score-markets.ts';
import { shootOutChance } from './shoot-out.ts';

const fromStart = new WeakMap<GoalProcess, Map<number, number>>();

/** The chance that home wins in the end: overtime and shoot-out included. Undefined where a tie may stand. */
export function qualifyChance(process: GoalProcess, state: GoalState, law: ScoreLaw | undefined): number | undefined {
  if (process.overtime.length === 0 || state.end) return undefined;
  if (law) {
    let [total] = resultOf(sumsOf(law.final));
    for (const [node] of process.pace.entries()) {
      for (let reds = 0; reds < 4; reds += 1) {
        const mass = law.level[4 * node + reds]!;
        if (mass > 0) total += mass * fromOvertime(process, node, reds);
      }
    }
    return Math.min(1, total);
  }
  const index = state.period - process.regulation.length;
  const [home, away] = scoreOf(state);
  if (index >= process.overtime.length || (index === 0 && !state.playing && home !== away)) {
    if (home !== away) return undefined;
    return shootOutChance(process.shootOut, state.kicks);
  }
  const { slot, elapsed, quiet, added } = state;
  const start = { ...placeOf(state, process.overtime[index]!), slot, elapsed, quiet, added };
  return process.pace.reduce(
    (total, pace, node) => total + state.weights[node]! * throughOvertime(process, pace, index, start),
    0,
  );
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
