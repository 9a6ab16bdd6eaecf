import { marketKey } from '../../markets/index.ts';
import { forecastSeries, type Hidden, type SeriesPosition } from '../series/forecast.ts';
import type { SideIndex } from '../series/series.ts';
import { type SeriesWords, scoreMarket, seriesMarkets, twoWay } from '../series/series-markets.ts';
import { summed, wonPeriods } from '../series/settle-series.ts';
import type { FairMarket } from '../sport-model.ts';
import { tennisSeries } from './set-score.ts';
import { type FormTables, formTables, gameServer, gameWin, setFrom } from './set-tables.ts';
import type { TennisParams } from './tennis-params.ts';
import { nextServer, type TennisState } from './tennis-state.ts';

export const tennisWords: SeriesWords = {
  period: 'set',
  score: 'set_score',
  handicap: 'set_handicap',
  total: 'sets_total',
};

/** Chances of all markets: exact per form of the day, mixed by what play so far says of it. */
export function tennisFair(params: TennisParams, state: TennisState): FairMarket[] {
  if (state.ended) return [];
  const [home, away] = summed(state.sets);
  const position: SeriesPosition = {
    periods: wonPeriods(state.sets),
    counted: [home + state.games[0], away + state.games[1]],
    score: state.games,
  };
  const set = { games: state.games, points: state.points, mayRetire: mayRetire(state) };
  const tables = formTables(params);
  const hidden = tables.map(
    (form, index): Hidden => ({
      weight: state.weights[index]!,
      now: openers(state).map(({ opener, chance }) => ({
        opener,
        chance,
        period: setFrom(form, params.retires, opener, set),
      })),
      later: (opener) => form.sets[opener],
    }),
  );
  const forecast = forecastSeries(tennisSeries[params.toWin], position, hidden, (opener, end) =>
    gameServer(opener, [end.home, end.away]),
  );
  const period = { period: `set${state.sets.length + 1}` };
  return [
    ...seriesMarkets(tennisWords, params.toWin, position, forecast),
    scoreMarket('correct_score', period, forecast.period.scores),
    ...nextMarkets(params, state, tables),
  ];
}

/** Before the toss either may serve first. */
const openers = ({ opener }: TennisState): { opener: SideIndex; chance: number }[] =>
  opener === undefined
    ? [
        { opener: 0, chance: 0.5 },
        { opener: 1, chance: 0.5 },
      ]
    : [{ opener, chance: 1 }];

/** After every game but the last somebody may retire, until the next point is played. */
const mayRetire = ({ played, points }: TennisState): boolean => played > 0 && points[0] + points[1] === 0;

/** The game and the point that are on. */
function nextMarkets(params: TennisParams, state: TennisState, tables: readonly FormTables[]): FairMarket[] {
  let [game, point] = [0, 0];
  const set = { games: state.games, points: state.points, mayRetire: false };
  tables.forEach((form, index) => {
    for (const { opener, chance } of openers(state)) {
      game += state.weights[index]! * chance * gameWin(form, opener, set);
      point += state.weights[index]! * chance * form.wins[nextServer(state, opener)];
    }
  });
  const goesOn = mayRetire(state) ? (1 - params.retires[0]) * (1 - params.retires[1]) : 1;
  const number = state.games[0] + state.games[1] + 1;
  const sides = ['home', 'away'] as const;
  return [
    twoWay(
      marketKey('next_game', { n: number, set: state.sets.length + 1 }),
      sides,
      goesOn * game,
      goesOn * (1 - game),
    ),
    twoWay(marketKey('next_point', { n: state.played + 1 }), sides, goesOn * point, goesOn * (1 - point)),
  ];
}
