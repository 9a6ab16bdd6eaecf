import { labDraw } from '@halley/studio/fair';
import { describe, expect, it } from 'vitest';
import { football } from '../football/football-model.ts';
import { footballProcess } from '../football/football-process.ts';
import { iceHockey } from '../ice-hockey/ice-hockey-model.ts';
import { iceHockeyProcess } from '../ice-hockey/ice-hockey-process.ts';
import type { SportModel } from '../sport-model.ts';
import type { GoalProcess } from './goal-process.ts';
import type { GoalState } from './goal-state.ts';
import { matchGrid } from './qualify.ts';
import { regulationEnd } from './regulation-end.ts';
import { scoreLaw } from './score-law.ts';
import { stateAt, twoTeams } from './testing/calibrate-goals.ts';

const footballParams = football.paramsOf(twoTeams('football', [0.6, -0.2], false));
const cupParams = football.paramsOf(twoTeams('football', [0.2, 0.1], true));
const hockeyParams = iceHockey.paramsOf(twoTeams('ice-hockey', [0.3, -0.1], false));

/** Before the start, in each part of the match, in its breaks and after it. */
const moments = [10, 1_500, 2_650, 2_900, 3_200, 4_000, 5_500, 6_300, 9_000];
function statesOf<Params extends object>(
  model: SportModel<Params, GoalState>,
  params: Params,
  processOf: (params: Params) => GoalProcess,
): [GoalProcess, GoalState[]] {
  const states = moments.map((at, seed) => stateAt(model, params, [...model.draw(params, labDraw(seed + 1))], at));
  return [processOf(params), [model.begin(params), ...states]];
}

const farthest = (one: Float64Array, other: Float64Array) =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? Number.NaN))), 0);

describe('the end of regulation time in one pass', () => {
  it.each([
    ['football', ...statesOf(football, footballParams, footballProcess)],
    ['a cup of football', ...statesOf(football, cupParams, footballProcess)],
    ['ice hockey', ...statesOf(iceHockey, hockeyParams, iceHockeyProcess)],
  ])('%s: the scores of the law, and who has won after overtime', (_, process, states) => {
    for (const state of states) {
      const law = scoreLaw(process, state);
      const end = regulationEnd(process, state);
      expect(end === undefined).toBe(law === undefined);
      if (!law || !end) continue;
      expect(farthest(end.final.cells, law.final.cells)).toBeLessThan(1e-5);
      // Where nothing follows a tie, a law does not say who misses a player then.
      if (process.overtime.length > 0) {
        expect(farthest(end.level, law.level)).toBeLessThan(1e-5);
        expect(farthest(matchGrid(process, end).cells, matchGrid(process, law).cells)).toBeLessThan(1e-5);
      }
    }
    // Moments before its end and after it.
    expect(states.some((state) => scoreLaw(process, state))).toBe(true);
    expect(states.some((state) => !scoreLaw(process, state))).toBe(true);
  });
});
