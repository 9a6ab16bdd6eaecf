import { cellAt, forwardPeriod, fromKickOff, giveBack, newFlows, startGrids } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, scoreOf } from './goal-state.ts';
import { startOf } from './score-law.ts';

/** Goals each side may score from now on before it is not followed further. */
const most = 3;

/** Who scores from which score, from now to the end of regulation time: what races to a number of goals are priced by. */
export interface GoalFlows {
  /** The chance that home (away) scores from so many further goals of each. */
  from(side: 0 | 1, home: number, away: number): number;
}

export function goalFlows(process: GoalProcess, state: GoalState): GoalFlows {
  const flows = newFlows();
  const [home, away] = scoreOf(state);
  let grids = startGrids(state.reds, state.weights);
  for (let index = state.period; index < process.regulation.length; index += 1) {
    const isOn = index === state.period && state.playing;
    const start = isOn ? startOf(process, state) : fromKickOff(process.regulation[index]!, 0, home - away);
    grids = forwardPeriod(process, start, { grids, flows, most });
  }
  giveBack(grids, process.pace.length);
  return {
    from: (side, one, other) => {
      if (one >= most || other >= most) return 0;
      return (side === 0 ? flows.home : flows.away)[cellAt(one, other)]!;
    },
  };
}

/** The chance that the n-th goal from now is the side's, n from 1 to `most`. */
export function nthGoal(flows: GoalFlows, side: 0 | 1, nth: number): number {
  let total = 0;
  for (let home = 0; home < nth; home += 1) total += flows.from(side, home, nth - 1 - home);
  return total;
}

/** The chance that home (away) is the first to so many more goals, while the other needs so many. */
export function raceChance(flows: GoalFlows, side: 0 | 1, needs: readonly [number, number]): number {
  let total = 0;
  const [own, others] = side === 0 ? needs : ([needs[1], needs[0]] as const);
  for (let other = 0; other < others; other += 1) {
    total += side === 0 ? flows.from(0, own - 1, other) : flows.from(1, other, own - 1);
  }
  return total;
}

export const creditedGoals = most;
