import { cellAt, forwardPeriod, fromKickOff, giveBack, startGrids } from './forward.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, scoreOf } from './goal-state.ts';
import { levelAt, newScoreGrid, type ScoreLaw, scaleGrid, startOf } from './score-law.ts';

/**
 * Scores at the end of regulation time and nothing else, in one pass over what is left of it: a tenth of the work of a
 * law, which is also asked for its periods and keeps what it found for the next prices. Undefined once it is over.
 */
export function regulationEnd(process: GoalProcess, state: GoalState): Pick<ScoreLaw, 'final' | 'level'> | undefined {
  const { regulation, pace } = process;
  if (state.period >= regulation.length) return undefined;
  const now = scoreOf(state);
  let grids = startGrids(state.reds, state.weights);
  for (let index = state.period; index < regulation.length; index += 1) {
    const isOn = index === state.period && state.playing;
    const start = isOn ? startOf(process, state) : fromKickOff(regulation[index]!, 0, now[0] - now[1]);
    grids = forwardPeriod(process, start, { grids });
  }
  const paces = pace.length;
  const final = newScoreGrid();
  const level = new Float64Array(4 * paces * final.size);
  for (const [reds, { cells, tops, rows }] of grids.entries()) {
    for (let one = 0; one < Math.min(rows, final.size - now[0]); one += 1) {
      for (let other = 0; other <= Math.min(tops[one]!, final.size - 1 - now[1]); other += 1) {
        const [home, away] = [now[0] + one, now[1] + other];
        for (let node = 0; node < paces; node += 1) {
          const mass = cells[cellAt(one, other) * paces + node]!;
          final.cells[home * final.size + away]! += mass;
          if (home === away) level[levelAt(home, reds, node, paces)]! += mass;
        }
      }
    }
  }
  giveBack(grids, paces);
  scaleGrid(final);
  return { final, level };
}
