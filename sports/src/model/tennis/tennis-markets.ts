import { marketKey } from '../../markets/index.ts';
import { forecastSeries, type Hidden, type SeriesPosition } from '../series/forecast.ts';
import { openers } from '../series/match-state.ts';
import { scoreMarket, seriesMarkets, setWords, twoWay } from '../series/series-markets.ts';
import { summed, wonPeriods } from '../series/settle-series.ts';
import type { FairMarket } from '../sport-model.ts';
import { tennisSeries } from './set-score.ts';
import { type FormTables, formTables, gameServer, gameWin, setFrom } from './set-tables.ts';
import type { TennisParams } from './tennis-params.ts';
import { nextServer, type TennisState } from './tennis-state.ts';

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
      now: openers(state.opener).map(({ opener, chance }) => ({
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
    ...seriesMarkets(setWords, params.toWin, position, forecast),
    scoreMarket('correct_score', period, setScores(hidden)),
    ...nextMarkets(params, state, tables),
  ];
}

function setScores(hidden: readonly Hidden[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { weight, now } of hidden) {
    for (const { chance, period } of now) {
      for (const end of period.ends) {
        const score = `${end.home}-${end.away}`;
        scores.set(score, (scores.get(score) ?? 0) + weight * chance * end.chance);
      }
    }
  }
  return scores;
}

/** After every game but the last somebody may retire, until the next point is played. */
const mayRetire = ({ played, points }: TennisState): boolean => played > 0 && points[0] + points[1] === 0;

/** The game and the point that are on. */
function nextMarkets(params: TennisParams, state: TennisState, tables: readonly FormTables[]): FairMarket[] {
  let [game, point] = [0, 0];
  const set = { games: state.games, points: state.points, mayRetire: false };
  tables.forEach((form, index) => {
    for (const { opener, chance } of openers(state.opener)) {
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
