import { marketKey } from '../../markets/index.ts';
import { settleFootball } from '../../rules/index.ts';
import { afterGoals } from '../goals/after-goals.ts';
import { cardLaw, cornerLaw } from '../goals/count-law.ts';
import { drawGoals } from '../goals/draw-goals.ts';
import { factsOf } from '../goals/facts-of.ts';
import type { GoalProcess } from '../goals/goal-process.ts';
import { beginGoals, type GoalState, goalScoreboard, scoreOf } from '../goals/goal-state.ts';
import { isOpen, totalMarkets } from '../goals/line-markets.ts';
import { pathMarkets } from '../goals/path-markets.ts';
import { qualifyChance } from '../goals/qualify.ts';
import { type ScoreLaw, scoreLaw } from '../goals/score-law.ts';
import { type ScoreType, scoreMarkets } from '../goals/score-markets.ts';
import { plain } from '../kit/index.ts';
import type { FairMarket, SportModel } from '../sport-model.ts';
import { type FootballParams, footballParams } from './football-params.ts';
import { footballProcess } from './football-process.ts';

const ofMatch: readonly ScoreType[] = [
  '1x2',
  'double_chance',
  'draw_no_bet',
  'handicap',
  'european_handicap',
  'total',
  'team_total',
  'both_score',
  'correct_score',
  'margin',
  'odd_even',
  'clean_sheet',
];
const ofHalf: readonly ScoreType[] = [
  '1x2',
  'double_chance',
  'handicap',
  'total',
  'team_total',
  'both_score',
  'correct_score',
];
const races = [2, 3];
const results = ['home', 'draw', 'away'];

/** Football: see `goals/goal-process.ts` for the process. */
export const football: SportModel<FootballParams, GoalState> = {
  sport: 'football',
  // Two halves with added time and the break.
  usualSeconds: 5_400 + 390 + 600,
  paramsOf: footballParams,
  begin: (params) => beginGoals(footballProcess(params)),
  draw: (params, random) => drawGoals(footballProcess(params), random),
  after: (params, state, incident) => afterGoals(footballProcess(params), state, incident),
  fair: (params, state) => {
    if (state.end) return [];
    const process = footballProcess(params);
    const law = scoreLaw(process, state);
    return [...(law ? regulationMarkets(process, state, law) : []), ...qualifyMarkets(process, state, law)];
  },
  scoreboard: (state) => goalScoreboard(state),
  settle: (params, state, keys) => {
    const process = footballProcess(params);
    return settleFootball(factsOf(process, state, { absent: params.absent, shootOutCounts: false }), keys);
  },
  isOver: (state) => state.end !== undefined,
};

function regulationMarkets(process: GoalProcess, state: GoalState, law: ScoreLaw): FairMarket[] {
  const now = scoreOf(state);
  const halves = process.regulation.flatMap(({ name: period }, index) => {
    const grid = law.periods[index];
    return grid ? scoreMarkets({ period, grid, now: state.periods[index] ?? [0, 0] }, ofHalf) : [];
  });
  const halfFull: FairMarket = {
    key: marketKey('half_full'),
    outcomes: law.halfFull.flatMap((chance, at) =>
      chance > 0 ? [plain(`${results[Math.floor(at / 3)]}/${results[at % 3]}`, chance)] : [],
    ),
  };
  const { corner, card_red: red, card_yellow: yellow } = state.counts;
  return [
    ...scoreMarkets({ period: 'ft', grid: law.final, now }, ofMatch),
    ...halves,
    ...[halfFull].filter(isOpen),
    ...pathMarkets(process, state, law, races),
    ...totalMarkets(
      'corners_total',
      { period: 'ft' },
      {
        law: cornerLaw(process, state),
        now: corner[0] + corner[1],
        quarters: 2,
      },
    ),
    ...totalMarkets(
      'cards_total',
      { period: 'ft' },
      {
        law: cardLaw(process, state),
        now: red[0] + red[1] + yellow[0] + yellow[1],
        quarters: 2,
      },
    ),
  ];
}

function qualifyMarkets(process: GoalProcess, state: GoalState, law: ScoreLaw | undefined): FairMarket[] {
  const home = qualifyChance(process, state, law);
  if (home === undefined) return [];
  return [{ key: marketKey('to_qualify'), outcomes: [plain('home', home), plain('away', 1 - home)] }].filter(isOpen);
}
