import { esportStops } from '../../rules/index.ts';
import { periodIndex, type Results, type SeriesRecord, settleSeries, wonBy } from '../series/settle-series.ts';
import { mapWords } from './esport-markets.ts';
import type { EsportParams } from './esport-params.ts';
import type { EsportState } from './esport-state.ts';
import { esportSeries } from './rounds.ts';

export function esportSettle(params: EsportParams, state: EsportState, keys: readonly string[]): Map<string, Results> {
  const record: SeriesRecord = {
    rules: esportSeries[params.toWin],
    words: mapWords,
    periods: state.maps,
    score: state.rounds,
    ended: state.ended,
    out: state.out,
    stops: esportStops,
    own: ({ type, specifiers }) => {
      const map = periodIndex(record, `map${specifiers.map}`);
      if (type !== 'next_round' || map === undefined) return undefined;
      return wonBy(state.roundLog[map] ?? '', Number(specifiers.n));
    },
  };
  return settleSeries(record, keys);
}
