import type { MarketName } from '../../markets/index.ts';
import { tennisStops } from '../../rules/index.ts';
import { setWords } from '../series/series-markets.ts';
import { oneOf, periodIndex, type Results, type SeriesRecord, settleSeries, wonBy } from '../series/settle-series.ts';
import { gamesInSet, setEnds, tennisSeries } from './set-score.ts';
import type { TennisParams } from './tennis-params.ts';
import type { TennisState } from './tennis-state.ts';

export function tennisSettle(params: TennisParams, state: TennisState, keys: readonly string[]): Map<string, Results> {
  const record: SeriesRecord = {
    rules: tennisSeries[params.toWin],
    words: setWords,
    periods: state.sets,
    score: state.games,
    ended: state.ended,
    out: state.out,
    stops: tennisStops,
    own: (market) => ownMarket(state, record, market),
  };
  return settleSeries(record, keys);
}

/** Scores of sets, games and points. What was never played is void at the end. */
function ownMarket(
  state: TennisState,
  record: SeriesRecord,
  { type, specifiers }: MarketName,
): { results: Results } | { outcomes: readonly string[] } | undefined {
  const number = Number(specifiers.n);
  switch (type) {
    case 'correct_score': {
      const index = periodIndex(record, specifiers.period);
      if (index === undefined) return undefined;
      const outcomes = setEnds.map(([home, away]) => `score:${home}-${away}`);
      const score = state.sets[index];
      return score ? { results: oneOf(outcomes, `score:${score[0]}-${score[1]}`) } : { outcomes };
    }
    case 'next_game': {
      const index = periodIndex(record, `set${specifiers.set}`);
      if (index === undefined || number > gamesInSet) return undefined;
      return wonBy(state.gameLog[index] ?? '', number);
    }
    case 'next_point':
      return wonBy(state.pointLog, number);
    default:
      return undefined;
  }
}
