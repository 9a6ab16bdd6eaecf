import { parseMarketKey, type Sport } from '../markets/index.ts';
import type { Scoreboard } from './sport-model.ts';

type Two = readonly [home: number, away: number];

/** Which of a scoreboard's periods a market's period is made of: from, up to. */
const spans: Readonly<Record<string, Readonly<Record<string, Two>>>> = {
  football: { '1h': [0, 1], '2h': [1, 2], ft: [0, 2] },
  'ice-hockey': { p1: [0, 1], p2: [1, 2], p3: [2, 3], ft: [0, 3] },
  basketball: { q1: [0, 1], q2: [1, 2], q3: [2, 3], q4: [3, 4], '1h': [0, 2], '2h': [2, 4], ft: [0, 4] },
};

/** Sports whose score is of periods that were won; what is counted within them adds up to something else. */
const series: readonly string[] = ['tennis', 'table-tennis', 'esport'];
const ofSeries = /^(winner|(set|map)_(score|handicap)|(sets|maps)_total)$/;

/** A score says nothing about why these were won. */
const silent = /^(scorer|first_scorer|athlete_total|race_to|next_\w+|outright)$/;

/**
 * What explains the result of a market to people, as far as the scoreboard knows it: the score of the market's own period, or
 * what was counted. Nothing rather than something of another period.
 */
export function resultFacts(sport: Sport, board: Scoreboard, key: string): Record<string, number> {
  const market = parseMarketKey(key);
  if (!market || sport === 'racing' || silent.test(market.type)) return {};
  const { type, specifiers } = market;
  if (type === 'corners_total') return { corners: countOf(board, 'corners') };
  if (type === 'cards_total') return { cards: countOf(board, 'yellow_cards') + countOf(board, 'red_cards') };
  const score = scoreIn(sport, board, type, specifiers.period);
  if (!score) return {};
  const [home, away] = score;
  const counted = /^(sets|maps)_total$/.exec(type)?.[1];
  return counted === undefined ? { home, away } : { [counted]: home + away };
}

function scoreIn(sport: Sport, board: Scoreboard, type: string, period: string | undefined): Two | undefined {
  if (series.includes(sport)) {
    const number = /^(?:set|map)([1-9])$/.exec(period ?? '')?.[1];
    if (number !== undefined) return board.periods[Number(number) - 1];
    if (period !== undefined && period !== 'match') return undefined;
    return ofSeries.test(type) ? [board.home, board.away] : sumOf(board.periods);
  }
  if (period === 'match' || type === 'to_qualify') return withShootOut(sport, board);
  const span = spans[sport]?.[period ?? 'ft'];
  return span && sumOf(board.periods.slice(...span));
}

const sumOf = (periods: readonly Two[]): Two =>
  periods.reduce<Two>(([home, away], [one, other]) => [home + one, away + other], [0, 0]);

/** In ice hockey a shoot-out is one goal for who wins it. */
function withShootOut(sport: Sport, { home, away, extra }: Scoreboard): Two {
  const kicks = extra?.shoot_out;
  if (sport !== 'ice-hockey' || !Array.isArray(kicks)) return [home, away];
  const [one, other] = kicks as [number, number];
  return [home + (one > other ? 1 : 0), away + (other > one ? 1 : 0)];
}

function countOf({ extra }: Scoreboard, name: string): number {
  const sides = extra?.[name];
  return Array.isArray(sides) ? (sides as number[]).reduce((sum, count) => sum + count, 0) : 0;
}
