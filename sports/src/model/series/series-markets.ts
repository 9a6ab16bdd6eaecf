import { marketKey } from '../../markets/index.ts';
import { orVoid } from '../kit/index.ts';
import type { FairMarket } from '../sport-model.ts';
import type { Forecast, SeriesPosition } from './forecast.ts';
import { handicapMarkets, rest, totalMarkets } from './line-markets.ts';
import { periodsReach } from './series.ts';

/** What the sport calls its periods and the markets on them. */
export interface SeriesWords {
  /** `set`, `game`, `map`: `winner;period=set1`. */
  period: string;
  score: string;
  handicap: string;
  total: string;
}

/** Racket sports have sets, whatever players call them. */
export const setWords: SeriesWords = {
  period: 'set',
  score: 'set_score',
  handicap: 'set_handicap',
  total: 'sets_total',
};

/** Two sides, and what is left is void. */
export const twoWay = (key: string, names: readonly [string, string], one: number, other: number): FairMarket => ({
  key,
  outcomes: [orVoid(names[0], one, rest(one, other)), orVoid(names[1], other, rest(one, other))],
});

/** The markets all matches in periods have. What is decided already is not among them. */
export function seriesMarkets(
  words: SeriesWords,
  toWin: number,
  { periods }: SeriesPosition,
  forecast: Forecast,
): FairMarket[] {
  const played = periods[0] + periods[1];
  const certain = periodsReach(toWin, periods).total.low;
  const sides = ['home', 'away'] as const;
  const markets = [twoWay(marketKey('winner', { period: 'match' }), sides, ...forecast.winner)];
  for (let index = played; index < certain; index++) {
    const key = marketKey('winner', { period: `${words.period}${index + 1}` });
    markets.push(twoWay(key, sides, ...forecast.periodWinners[index]!));
  }
  const inMatch = { period: 'match' };
  const now = { period: `${words.period}${played + 1}` };
  markets.push(
    scoreMarket(words.score, {}, forecast.scores),
    ...handicapMarkets('handicap', forecast.lead, inMatch),
    ...handicapMarkets(words.handicap, forecast.periodsLead),
    ...totalMarkets('total', forecast.total, inMatch),
    ...totalMarkets('total', forecast.period.total, now),
    ...handicapMarkets('handicap', forecast.period.lead, now),
    ...totalMarkets(words.total, forecast.periodsTotal),
    oddEven(forecast),
  );
  return markets;
}

/** Scores that can no longer be are left out. */
export function scoreMarket(
  type: string,
  specifiers: Record<string, string>,
  scores: ReadonlyMap<string, number>,
): FairMarket {
  const possible = [...scores].filter(([, chance]) => chance > 0).sort(([one], [other]) => (one < other ? -1 : 1));
  const left = rest(...possible.map(([, chance]) => chance));
  return {
    key: marketKey(type, specifiers),
    outcomes: possible.map(([score, chance]) => orVoid(`score:${score}`, chance, left)),
  };
}

function oddEven({ total }: Forecast): FairMarket {
  let [odd, even] = [0, 0];
  total.exact.forEach((chance, at) => {
    if ((total.from + at) % 2 === 0) even += chance;
    else odd += chance;
  });
  return twoWay(marketKey('odd_even', { period: 'match' }), ['odd', 'even'], odd, even);
}
