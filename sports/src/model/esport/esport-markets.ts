import { marketKey } from '../../markets/index.ts';
import { forecastSeries, type Hidden, type SeriesPosition } from '../series/forecast.ts';
import { openers } from '../series/match-state.ts';
import type { Period } from '../series/series.ts';
import { type SeriesWords, seriesMarkets, twoWay } from '../series/series-markets.ts';
import { summed, wonPeriods } from '../series/settle-series.ts';
import type { FairMarket } from '../sport-model.ts';
import type { EsportParams } from './esport-params.ts';
import type { EsportState } from './esport-state.ts';
import { mapFrom, roundChance, roundTable } from './map-tables.ts';
import { economyAt, esportSeries, placeOf } from './rounds.ts';

export const mapWords: SeriesWords = {
  period: 'map',
  score: 'map_score',
  handicap: 'map_handicap',
  total: 'maps_total',
};

const known = new WeakMap<EsportParams, Map<number, Period>>();

/** A map from its start, before it is drawn who attacks first. Depends on the params alone, so that it is made once. */
function wholeMap(params: EsportParams, form: number, map: number): Period {
  const tables = known.get(params) ?? new Map<number, Period>();
  known.set(params, tables);
  const key = form * params.maps.length + map;
  const before = tables.get(key);
  if (before) return before;
  const table = roundTable(params, form, map);
  const start = { rounds: [0, 0], economy: economyAt(false) } as const;
  const ends = openers(undefined).flatMap(({ opener, chance }) =>
    mapFrom(table, opener, start).ends.map((end) => ({ ...end, chance: end.chance * chance })),
  );
  const period = { ends, stops: [] };
  tables.set(key, period);
  return period;
}

/** Chances of all markets: exact per form of the day, mixed by what play so far says of it. */
export function esportFair(params: EsportParams, state: EsportState): FairMarket[] {
  if (state.ended) return [];
  const [home, away] = summed(state.maps);
  const position: SeriesPosition = {
    periods: wonPeriods(state.maps),
    counted: [home + state.rounds[0], away + state.rounds[1]],
    score: state.rounds,
  };
  const { opener, maps, weights } = state;
  const hidden = params.forms.map((_, form): Hidden => {
    const now =
      opener === undefined
        ? wholeMap(params, form, maps.length)
        : mapFrom(roundTable(params, form, maps.length), opener, state);
    return {
      weight: weights[form]!,
      now: [{ opener: 0, chance: 1, period: now }],
      later: (_opener, map) => wholeMap(params, form, map),
    };
  });
  // Who attacks first is drawn for each map, so that nothing is carried over.
  const forecast = forecastSeries(esportSeries[params.toWin], position, hidden, () => 0);
  return [...seriesMarkets(mapWords, params.toWin, position, forecast), nextRound(params, state)];
}

function nextRound(params: EsportParams, { opener, maps, rounds, economy, weights }: EsportState): FairMarket {
  let home = 0;
  const number = rounds[0] + rounds[1];
  params.forms.forEach((_, form) => {
    for (const one of openers(opener)) {
      const { attacker } = placeOf(one.opener, number);
      home += weights[form]! * one.chance * roundChance(params, { form, map: maps.length, attacker, economy });
    }
  });
  return twoWay(marketKey('next_round', { map: maps.length + 1, n: number + 1 }), ['home', 'away'], home, 1 - home);
}
