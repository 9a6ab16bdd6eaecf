import { marketKey } from '../../markets/index.ts';
import { settleFootball } from '../../rules/index.ts';
import { cardLaw, cornerLaw } from '../goals/count-law.ts';
import { goalModel, halfFullMarket } from '../goals/goal-model.ts';
import type { GoalProcess } from '../goals/goal-process.ts';
import type { GoalState } from '../goals/goal-state.ts';
import { totalMarkets } from '../goals/line-markets.ts';
import { pathMarkets } from '../goals/path-markets.ts';
import { scoreTypes } from '../goals/score-markets.ts';
import type { FairMarket } from '../sport-model.ts';
import { footballParams } from './football-params.ts';
import { footballProcess } from './football-process.ts';

const races = [2, 3];

/** Football: 90 minutes and added time; with a knockout extra time and penalties. */
export const football = goalModel({
  sport: 'football',
  // Two halves with added time and the break.
  usualSeconds: 5_400 + 390 + 600,
  paramsOf: footballParams,
  processOf: footballProcess,
  absentOf: ({ absent }) => absent,
  ofRegulation: scoreTypes,
  ofPeriod: ['1x2', 'double_chance', 'handicap', 'total', 'team_total', 'both_score', 'correct_score'],
  ofMatch: [],
  others: (process, state, law) => [
    ...halfFullMarket(law),
    ...pathMarkets(process, state, law, { races }),
    ...countMarkets(process, state),
  ],
  winnerKey: marketKey('to_qualify'),
  shootOutCounts: false,
  settle: settleFootball,
});

function countMarkets(process: GoalProcess, state: GoalState): FairMarket[] {
  const { corner, card_red: red, card_yellow: yellow } = state.counts;
  const corners = { law: cornerLaw(process, state), now: corner[0] + corner[1], quarters: 2 };
  const cards = { law: cardLaw(process, state), now: red[0] + red[1] + yellow[0] + yellow[1], quarters: 2 };
  return [
    ...totalMarkets('corners_total', { period: 'ft' }, corners),
    ...totalMarkets('cards_total', { period: 'ft' }, cards),
  ];
}
