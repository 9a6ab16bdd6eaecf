import { seriesFinals } from '../series/series-finals.ts';
import type { SportModel } from '../sport-model.ts';
import { esportDraw } from './esport-draw.ts';
import { esportFair } from './esport-markets.ts';
import { type EsportParams, esportParams } from './esport-params.ts';
import { esportSettle } from './esport-settle.ts';
import { type EsportState, esportAfter, esportBegin, esportScoreboard } from './esport-state.ts';

export const esport: SportModel<EsportParams, EsportState> = {
  sport: 'esport',
  usualSeconds: 5400,
  paramsOf: esportParams,
  begin: esportBegin,
  draw: esportDraw,
  after: esportAfter,
  fair: esportFair,
  scoreboard: esportScoreboard,
  settle: esportSettle,
  isOver: ({ ended }) => ended !== undefined,
  finals: (params, state) => seriesFinals(esportFair(params, state), 'map_score', esportScoreboard(state)),
};
