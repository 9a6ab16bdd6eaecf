import { seriesFinals } from '../series/series-finals.ts';
import type { SportModel } from '../sport-model.ts';
import { tableTennisDraw } from './table-tennis-draw.ts';
import { tableTennisFair } from './table-tennis-markets.ts';
import { type TableTennisParams, tableTennisParams } from './table-tennis-params.ts';
import { tableTennisSettle } from './table-tennis-settle.ts';
import {
  type TableTennisState,
  tableTennisAfter,
  tableTennisBegin,
  tableTennisScoreboard,
} from './table-tennis-state.ts';

export const tableTennis: SportModel<TableTennisParams, TableTennisState> = {
  sport: 'table-tennis',
  usualSeconds: 1200,
  paramsOf: tableTennisParams,
  begin: tableTennisBegin,
  draw: tableTennisDraw,
  after: tableTennisAfter,
  fair: tableTennisFair,
  scoreboard: tableTennisScoreboard,
  settle: tableTennisSettle,
  isOver: ({ ended }) => ended !== undefined,
  finals: (params, state) => seriesFinals(tableTennisFair(params, state), 'set_score', tableTennisScoreboard(state)),
};
