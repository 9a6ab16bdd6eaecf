import { marketKey } from '../../markets/index.ts';
import { settleIceHockey } from '../../rules/index.ts';
import { goalModel } from '../goals/goal-model.ts';
import { pathMarkets } from '../goals/path-markets.ts';
import { iceHockeyParams } from './ice-hockey-params.ts';
import { iceHockeyProcess } from './ice-hockey-process.ts';

/** Ice hockey: three periods, sudden death, shoot-out. `ft` is regulation time, `match` is all of it. */
export const iceHockey = goalModel({
  sport: 'ice-hockey',
  // Three periods and two breaks.
  usualSeconds: 3_600 + 600,
  paramsOf: iceHockeyParams,
  processOf: iceHockeyProcess,
  absentOf: ({ absent }) => absent,
  ofRegulation: [
    '1x2',
    'double_chance',
    'draw_no_bet',
    'handicap',
    'total',
    'team_total',
    'both_score',
    'odd_even',
    'margin',
  ],
  ofPeriod: ['1x2', 'double_chance', 'handicap', 'total', 'both_score', 'odd_even'],
  ofMatch: ['handicap', 'total', 'team_total', 'odd_even'],
  others: (process, state, law) => pathMarkets(process, state, law, { races: [3], totalsOf: 3 }),
  winnerKey: marketKey('winner', { period: 'match' }),
  shootOutCounts: true,
  settle: settleIceHockey,
});
