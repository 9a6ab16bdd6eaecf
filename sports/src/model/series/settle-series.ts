import { lineOf, lost, type MarketName, type OutcomeResult, parseMarketKey, voided, won } from '../../markets/index.ts';
import type { Stop, StopRuling } from '../../rules/index.ts';
import type { Pair } from './match-state.ts';
import { periodsReach, reachOf, type SeriesRules, type SideIndex } from './series.ts';
import type { SeriesWords } from './series-markets.ts';
import { either, plus, type Span, settleLine } from './span.ts';

export type Results = Record<string, OutcomeResult>;

/** What settlement needs to know of a match in periods. */
export interface SeriesRecord {
  rules: SeriesRules;
  words: SeriesWords;
  /** Periods that are over, and the counts of the one that is on. */
  periods: readonly Pair[];
  score: Pair;
  ended?: 'played' | Stop;
  /** Who retired. */
  out?: SideIndex;
  /** Rows of the sport; the match's winner has its own. */
  stops: Readonly<Record<string, Readonly<Record<Stop, StopRuling>>>>;
  /** Markets that only this sport has: what is known of them, or their outcomes while nothing is; undefined: no market. */
  own(market: MarketName): { results: Results } | { outcomes: readonly string[] } | undefined;
}

/** By the rules of the sport: results of every market that is decided. Keys the sport does not know are left out. */
export function settleSeries(record: SeriesRecord, keys: readonly string[]): Map<string, Results> {
  const settled = new Map<string, Results>();
  for (const key of keys) {
    const market = parseMarketKey(key);
    const results = market && settleOne(record, market);
    if (results) settled.set(key, results);
  }
  return settled;
}

function settleOne(record: SeriesRecord, market: MarketName): Results | undefined {
  const { ended } = record;
  const found = common(record, market) ?? record.own(market);
  if (!found) return undefined;
  const outcomes = 'results' in found ? Object.keys(found.results) : found.outcomes;
  const allVoid = () => Object.fromEntries(outcomes.map((outcome) => [outcome, voided]));
  if (ended && ended !== 'played') {
    const ruling = rulingOf(record, market, ended);
    if (ruling === 'void') return allVoid();
    if (ruling === 'opponent_after_period' && !('results' in found)) {
      return record.periods.length > 0 ? twoSides('home', 'away', record.out === 1) : allVoid();
    }
  }
  if ('results' in found) return found.results;
  return ended ? allVoid() : undefined;
}

function rulingOf({ stops }: SeriesRecord, { type, specifiers }: MarketName, stop: Stop): StopRuling {
  const row = type === 'winner' && specifiers.period === 'match' ? 'match_winner' : type;
  return stops[row]?.[stop] ?? 'void';
}

const twoSides = (one: string, other: string, first: boolean): Results => ({
  [one]: first ? won : lost,
  [other]: first ? lost : won,
});

/** Who won the n-th of what a log of letters tells; open while it was not played. */
export function wonBy(log: string, number: number): { results: Results } | { outcomes: readonly string[] } | undefined {
  if (!Number.isInteger(number) || number < 1) return undefined;
  const letter = log[number - 1];
  return letter ? { results: twoSides('home', 'away', letter === 'h') } : open('home', 'away');
}

const open = (...outcomes: readonly string[]) => ({ outcomes });

function common(
  record: SeriesRecord,
  market: MarketName,
): { results: Results } | { outcomes: readonly string[] } | undefined {
  const { rules, words, periods, score } = record;
  const { type, specifiers } = market;
  const wins = wonPeriods(periods);
  const isDone = Math.max(...wins) === rules.toWin;
  const all = reachOf(rules, wins, score);
  const [home, away] = summed(periods);
  const inMatch = specifiers.period === 'match';
  const index = periodIndex(record, specifiers.period);
  const lines = (span: Span | undefined, sides: readonly [string, string], sign: 1 | -1) =>
    lineResults(record, span, sign * lineOf(market), sides);
  switch (type) {
    case 'winner':
      if (inMatch) return isDone ? { results: twoSides('home', 'away', wins[0] > wins[1]) } : open('home', 'away');
      if (index === undefined) return undefined;
      return periods[index]
        ? { results: twoSides('home', 'away', periods[index][0] > periods[index][1]) }
        : open('home', 'away');
    case words.score: {
      const outcomes = finalScores(rules.toWin).map((one) => `score:${one}`);
      return isDone ? { results: oneOf(outcomes, `score:${wins[0]}-${wins[1]}`) } : { outcomes };
    }
    case 'total':
      if (inMatch) return lines(plus({ low: home + away, high: home + away }, all.total), ['over', 'under'], 1);
      return index === undefined ? undefined : lines(periodSpan(record, index, 'total'), ['over', 'under'], 1);
    case 'handicap':
      if (inMatch) return lines(plus({ low: home - away, high: home - away }, all.lead), ['home', 'away'], -1);
      return index === undefined ? undefined : lines(periodSpan(record, index, 'lead'), ['home', 'away'], -1);
    case words.total:
      return lines(periodsReach(rules.toWin, wins).total, ['over', 'under'], 1);
    case words.handicap:
      return lines(periodsReach(rules.toWin, wins).lead, ['home', 'away'], -1);
    case 'odd_even':
      if (!inMatch) return undefined;
      return isDone ? { results: twoSides('odd', 'even', (home + away) % 2 === 1) } : open('odd', 'even');
    default:
      return undefined;
  }
}

function lineResults(
  { ended }: SeriesRecord,
  span: Span | undefined,
  line: number,
  [over, under]: readonly [string, string],
): { results: Results } | { outcomes: readonly string[] } | undefined {
  if (!Number.isInteger(line)) return undefined;
  const results = span && settleLine(span, line, ended ? 'stopped' : 'open');
  return results ? { results: { [over]: results[0], [under]: results[1] } } : open(over, under);
}

export const oneOf = (outcomes: readonly string[], winner: string): Results =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, outcome === winner ? won : lost]));

/** The number of a period, from 0, if the match can have it. */
export function periodIndex({ rules, words }: SeriesRecord, period: string | undefined): number | undefined {
  if (!period?.startsWith(words.period)) return undefined;
  const number = Number(period.slice(words.period.length));
  return Number.isInteger(number) && number >= 1 && number <= 2 * rules.toWin - 1 ? number - 1 : undefined;
}

/** What the counts of one period come to; undefined of one that has not begun. */
function periodSpan(
  { rules, periods, score, ended }: SeriesRecord,
  index: number,
  count: 'total' | 'lead',
): Span | undefined {
  const over = periods[index];
  if (over) {
    const value = count === 'total' ? over[0] + over[1] : over[0] - over[1];
    return { low: value, high: value };
  }
  if (index !== periods.length || ended === 'played') return undefined;
  const [home, away] = rules.reach(score[0], score[1]);
  return either(home?.[count], away?.[count]);
}

export function wonPeriods(periods: readonly Pair[]): [home: number, away: number] {
  const home = periods.filter(([one, other]) => one > other).length;
  return [home, periods.length - home];
}

export const summed = (periods: readonly Pair[]): [home: number, away: number] => [
  periods.reduce((sum, [home]) => sum + home, 0),
  periods.reduce((sum, [, away]) => sum + away, 0),
];

function finalScores(toWin: number): string[] {
  const lower = Array.from({ length: toWin }, (_, index) => index);
  return [...lower.map((one) => `${toWin}-${one}`), ...lower.map((one) => `${one}-${toWin}`)];
}
