import { seriesFinals } from '../series/series-finals.ts';
import type { SportModel } from '../sport-model.ts';
import { tennisDraw } from './tennis-draw.ts';
import { tennisFair } from './tennis-markets.ts';
import { type TennisParams, tennisParams } from './tennis-params.ts';
import { tennisSettle } from './tennis-settle.ts';
import { type TennisState, tennisAfter, tennisBegin, tennisScoreboard } from './tennis-state.ts';

export const tennis: SportModel<TennisParams, TennisState> = {
  sport: 'tennis',
  usualSeconds: 5400,
  paramsOf: tennisParams,
  begin: tennisBegin,
  draw: tennisDraw,
  after: tennisAfter,
  fair: tennisFair,
  scoreboard: tennisScoreboard,
  settle: tennisSettle,
  isOver: ({ ended }) => ended !== undefined,
  finals: (params, state) => seriesFinals(tennisFair(params, state), 'set_score', tennisScoreboard(state)),
};
