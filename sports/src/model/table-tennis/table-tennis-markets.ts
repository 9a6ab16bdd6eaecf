import { marketKey } from '../../markets/index.ts';
import { forecastSeries, type Hidden, type SeriesPosition } from '../series/forecast.ts';
import { openers, otherSide } from '../series/match-state.ts';
import type { Period } from '../series/series.ts';
import { seriesMarkets, setWords, twoWay } from '../series/series-markets.ts';
import { summed, wonPeriods } from '../series/settle-series.ts';
import type { FairMarket } from '../sport-model.ts';
import { setFrom, tableTennisSeries } from './set-of-points.ts';
import type { TableTennisParams } from './table-tennis-params.ts';
import { nextServer, type TableTennisState } from './table-tennis-state.ts';

interface FormTables {
  /** Home's chance of a point when home, and when away, serves. */
  wins: readonly [number, number];
  /** By who serves first: a set from its start that is not the first of the match. */
  sets: readonly [home: Period, away: Period];
}

const known = new WeakMap<TableTennisParams, readonly FormTables[]>();

/** They depend on the params alone, so that they are made once and not at every point. */
function formTables(params: TableTennisParams): readonly FormTables[] {
  const before = known.get(params);
  if (before) return before;
  const tables = params.forms.map(({ serve }) => {
    const wins = [serve[0], 1 - serve[1]] as const;
    const [home, away] = ([0, 1] as const).map((opener) =>
      setFrom(wins, params.retires, opener, { points: [0, 0], mayRetire: true }),
    ) as [Period, Period];
    return { wins, sets: [home, away] as const };
  });
  known.set(params, tables);
  return tables;
}

/** Chances of all markets: exact per form of the day, mixed by what play so far says of it. */
export function tableTennisFair(params: TableTennisParams, state: TableTennisState): FairMarket[] {
  if (state.ended) return [];
  const [home, away] = summed(state.sets);
  const position: SeriesPosition = {
    periods: wonPeriods(state.sets),
    counted: [home + state.points[0], away + state.points[1]],
    score: state.points,
  };
  // After every set but the last somebody may retire, until the next point is played.
  const mayRetire = state.sets.length > 0 && state.points[0] + state.points[1] === 0;
  const tables = formTables(params);
  const hidden = tables.map(
    ({ wins, sets }, index): Hidden => ({
      weight: state.weights[index]!,
      now: openers(state.opener).map(({ opener, chance }) => ({
        opener,
        chance,
        period: setFrom(wins, params.retires, opener, { points: state.points, mayRetire }),
      })),
      later: (opener) => sets[opener],
    }),
  );
  const forecast = forecastSeries(tableTennisSeries[params.toWin], position, hidden, otherSide);
  let point = 0;
  tables.forEach(({ wins }, index) => {
    for (const { opener, chance } of openers(state.opener)) {
      point += state.weights[index]! * chance * wins[nextServer(state, opener)];
    }
  });
  const goesOn = mayRetire ? (1 - params.retires[0]) * (1 - params.retires[1]) : 1;
  const next = marketKey('next_point', { n: state.pointLog.length + 1 });
  return [
    ...seriesMarkets(setWords, params.toWin, position, forecast),
    twoWay(next, ['home', 'away'], goesOn * point, goesOn * (1 - point)),
  ];
}
