import { tableTennisStops } from '../../rules/index.ts';
import { setWords } from '../series/series-markets.ts';
import { type Results, settleSeries, wonBy } from '../series/settle-series.ts';
import { tableTennisSeries } from './set-of-points.ts';
import type { TableTennisParams } from './table-tennis-params.ts';
import type { TableTennisState } from './table-tennis-state.ts';

export function tableTennisSettle(
  params: TableTennisParams,
  state: TableTennisState,
  keys: readonly string[],
): Map<string, Results> {
  return settleSeries(
    {
      rules: tableTennisSeries[params.toWin],
      words: setWords,
      periods: state.sets,
      score: state.points,
      ended: state.ended,
      out: state.out,
      stops: tableTennisStops,
      own: ({ type, specifiers }) => (type === 'next_point' ? wonBy(state.pointLog, Number(specifiers.n)) : undefined),
    },
    keys,
  );
}
