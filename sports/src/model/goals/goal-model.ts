import { marketKey } from '../../markets/index.ts';
import type { GoalFacts } from '../../rules/index.ts';
import { plain } from '../kit/index.ts';
import type { FairMarket, SportModel } from '../sport-model.ts';
import { afterGoals } from './after-goals.ts';
import { drawGoals } from './draw-goals.ts';
import { drawnUniverse } from './drawn-universe.ts';
import { factsOf } from './facts-of.ts';
import { goalFinals } from './goal-finals.ts';
import type { GoalProcess } from './goal-process.ts';
import { beginGoals, type GoalState, goalScoreboard, scoreOf } from './goal-state.ts';
import { goalUniverse } from './goal-universe.ts';
import { isOpen } from './line-markets.ts';
import { matchGrid, qualifyChance } from './qualify.ts';
import { type ScoreLaw, scoreLaw } from './score-law.ts';
import { type ScoreType, scoreMarkets } from './score-markets.ts';

/** What a sport of goals says of itself. */
export interface GoalSport<Params extends object>
  extends Pick<SportModel<Params, GoalState>, 'sport' | 'usualSeconds'> {
  paramsOf: SportModel<Params, GoalState>['paramsOf'];
  processOf(params: Params): GoalProcess;
  /** Named and not playing. */
  absentOf(params: Params): readonly number[];
  /** Markets of the score after regulation time, of each period, and with what follows a tie. */
  ofRegulation: readonly ScoreType[];
  ofPeriod: readonly ScoreType[];
  ofMatch: readonly ScoreType[];
  /** All others, while regulation time is on. */
  others(process: GoalProcess, state: GoalState, law: ScoreLaw): FairMarket[];
  /** Who wins in the end: `to_qualify`, `winner;period=match`. */
  winnerKey: string;
  /** A shoot-out counts as one goal for its winner. */
  shootOutCounts: boolean;
  settle(facts: GoalFacts, keys: readonly string[]): ReturnType<SportModel<Params, GoalState>['settle']>;
}

/** The model of a sport of goals. */
export const goalModel = <Params extends object>(sport: GoalSport<Params>): SportModel<Params, GoalState> => ({
  sport: sport.sport,
  usualSeconds: sport.usualSeconds,
  paramsOf: sport.paramsOf,
  begin: (params) => beginGoals(sport.processOf(params)),
  draw: (params, random) => drawGoals(sport.processOf(params), random),
  after: (params, state, incident) => afterGoals(sport.processOf(params), state, incident),
  fair: (params, state) => (state.end ? [] : openMarkets(sport, sport.processOf(params), state)),
  scoreboard: goalScoreboard,
  settle: (params, state, keys) => {
    const { shootOutCounts } = sport;
    return sport.settle(
      factsOf(sport.processOf(params), state, { absent: sport.absentOf(params), shootOutCounts }),
      keys,
    );
  },
  isOver: (state) => state.end !== undefined,
  finals: (params, state) => goalFinals(sport.processOf(params), state, sport),
  universe: (params, state, legs) => {
    const types = [...sport.ofRegulation, ...sport.ofPeriod, 'half_full'];
    return goalUniverse(sport.processOf(params), state, { legs, types, settle: sport.settle });
  },
  drawn: (params, state, legs, random) => {
    const { shootOutCounts, settle } = sport;
    const absent = sport.absentOf(params);
    return drawnUniverse(sport.processOf(params), state, { legs, absent, shootOutCounts, settle, random });
  },
});

function openMarkets<Params extends object>(
  sport: GoalSport<Params>,
  process: GoalProcess,
  state: GoalState,
): FairMarket[] {
  const law = scoreLaw(process, state);
  const home = qualifyChance(process, state, law);
  const winner: FairMarket[] =
    home === undefined ? [] : [{ key: sport.winnerKey, outcomes: [plain('home', home), plain('away', 1 - home)] }];
  const decided = winner.filter(isOpen);
  if (!law) return decided;
  const now = scoreOf(state);
  const periods = process.regulation.flatMap(({ name: period }, index) => {
    const grid = law.periods[index];
    return grid ? scoreMarkets({ period, grid, now: state.periods[index] ?? [0, 0] }, sport.ofPeriod) : [];
  });
  const match = sport.ofMatch.length > 0 ? { period: 'match', grid: matchGrid(process, law), now } : undefined;
  return [
    ...scoreMarkets({ period: 'ft', grid: law.final, now }, sport.ofRegulation),
    ...decided,
    ...(match ? scoreMarkets(match, sport.ofMatch) : []),
    ...periods,
    ...sport.others(process, state, law),
  ];
}

const results = ['home', 'draw', 'away'];

/** Half-time and full time, where there are two halves. */
export function halfFullMarket({ halfFull }: ScoreLaw): FairMarket[] {
  // Scores at half-time that hardly ever happen are not followed: the others share what they leave.
  const followed = halfFull.reduce((sum, chance) => sum + chance, 0);
  const outcomes = halfFull.flatMap((chance, at) =>
    chance > 0 ? [plain(`${results[Math.floor(at / 3)]}/${results[at % 3]}`, chance / followed)] : [],
  );
  return [{ key: marketKey('half_full'), outcomes }].filter(isOpen);
}
