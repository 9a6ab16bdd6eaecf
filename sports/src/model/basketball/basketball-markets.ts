import { marketKey } from '../../markets/index.ts';
import { marginBands } from '../../rules/index.ts';
import { lineChances, plain, winShare } from '../kit/index.ts';
import type { FairMarket, FairOutcome } from '../sport-model.ts';
import type { BasketballParams } from './basketball-params.ts';
import { type BasketballState, completeOf, endOf, isDecided, isGameOver, scoreOf } from './basketball-state.ts';
import { playsOf, quarters } from './court.ts';
import { negligible, pointsIn } from './points.ts';
import { raceTo } from './race-to.ts';
import { type Distribution, matchEnd, type SpanEnd, spanEnd } from './span.ts';

/** Lines beside the even one, in quarters: whole lines too, which can be void. */
const matchLines = [-24, -12, 0, 2, 12, 24];
const teamLines = [-12, 0, 12];
const periodLines = [-8, 0, 8];
const raceTargets = [10, 20, 40];
/** So many of each side have totals of their own: who makes most of the points. */
const athletesOffered = 4;
/** Lines that are as good as decided are not offered. */
const least = 0.02;

/** Everything is with overtime unless its period says otherwise; races to a number and athletes count regulation. */
export function basketballMarkets(params: BasketballParams, state: BasketballState): FairMarket[] {
  if (isGameOver(state) || isDecided(params, state)) return [];
  const { weights, plays, periods } = state;
  const now = completeOf(params, plays);
  const regulation = endOf(params, quarters - 1);
  const stage = Math.max(regulation, endOf(params, now));
  const match = matchEnd(params, weights, { score: scoreOf(periods), left: playsOf(plays, stage) });
  const markets = [...matchMarkets(match)];
  if (now >= quarters) return markets;
  const inSpan = (from: number, to: number): SpanEnd => {
    const begins = from === 0 ? 0 : endOf(params, from - 1);
    const left = playsOf(Math.max(plays, begins), endOf(params, to - 1));
    return spanEnd(params, weights, { score: scoreOf(periods, from, to), left });
  };
  markets.push({ key: marketKey('1x2', { period: 'ft' }), outcomes: threeWays(match.regulation) });
  if (now < 2) markets.push(...periodMarkets('1h', inSpan(0, 2)));
  // Quarters that have not begun are all alike.
  const later = now + 1 < quarters ? inSpan(now + 1, now + 2) : undefined;
  for (let quarter = now; quarter < quarters; quarter += 1) {
    markets.push(...periodMarkets(`q${quarter + 1}`, quarter === now ? inSpan(now, now + 1) : later!));
  }
  markets.push(...races(params, state, regulation), ...athleteMarkets(params, state, regulation));
  return markets;
}

function matchMarkets({ margin, total, home, away }: SpanEnd): FairMarket[] {
  const period = 'match';
  const ahead = sumOf(margin, 1, Number.POSITIVE_INFINITY);
  const bands = (['home', 'away'] as const).flatMap((side) =>
    marginBands.map(({ from, to, name }) =>
      plain(`${side}:${name}`, side === 'home' ? sumOf(margin, from, to) : sumOf(margin, -to, -from)),
    ),
  );
  const odd = total.chances.reduce((sum, chance, at) => sum + ((total.first + at) % 2 === 1 ? chance : 0), 0);
  return [
    { key: marketKey('winner', { period }), outcomes: [plain('home', ahead), plain('away', 1 - ahead)] },
    ...handicaps(period, margin, matchLines),
    ...overUnder('total', { period }, total, matchLines),
    ...overUnder('team_total', { period, side: 'home' }, home, teamLines),
    ...overUnder('team_total', { period, side: 'away' }, away, teamLines),
    { key: marketKey('odd_even', { period }), outcomes: [plain('odd', odd), plain('even', 1 - odd)] },
    { key: marketKey('margin', { period }), outcomes: bands },
  ];
}

const periodMarkets = (period: string, { margin, total }: SpanEnd): FairMarket[] => [
  { key: marketKey('1x2', { period }), outcomes: threeWays(margin) },
  ...handicaps(period, margin, periodLines),
  ...overUnder('total', { period }, total, periodLines),
];

function threeWays(margin: Distribution): FairOutcome[] {
  const [home, draw] = [sumOf(margin, 1, Number.POSITIVE_INFINITY), sumOf(margin, 0, 0)];
  return [plain('home', home), plain('draw', draw), plain('away', Math.max(0, 1 - home - draw))];
}

function handicaps(period: string, margin: Distribution, lines: readonly number[]): FairMarket[] {
  const even = evenLine(margin);
  return lines.flatMap((beside): FairMarket[] => {
    // Home gets what the margin is above.
    const line = -(even + beside);
    const { over, under } = lineChances(margin.chances, margin.first, -line);
    const outcomes = [
      { id: 'home', chances: over },
      { id: 'away', chances: under },
    ];
    return isOpen(winShare(over)) ? [{ key: marketKey('handicap', { line: line || 0, period }), outcomes }] : [];
  });
}

function overUnder(
  type: string,
  specifiers: Record<string, string | number>,
  counted: Distribution,
  lines: readonly number[],
): FairMarket[] {
  const even = evenLine(counted);
  return lines.flatMap((beside): FairMarket[] => {
    const line = even + beside;
    const { over, under } = lineChances(counted.chances, counted.first, line);
    const outcomes = [
      { id: 'over', chances: over },
      { id: 'under', chances: under },
    ];
    return line > 0 && isOpen(winShare(over)) ? [{ key: marketKey(type, { ...specifiers, line }), outcomes }] : [];
  });
}

const isOpen = (share: number) => share >= least && share <= 1 - least;

/** The half line, in quarters, that is nearest to even. */
function evenLine({ first, chances }: Distribution): number {
  let below = 0;
  let at = 0;
  while (at < chances.length - 1 && below + chances[at]! < 0.5) {
    below += chances[at]!;
    at += 1;
  }
  const isNearer = 0.5 - below < below + chances[at]! - 0.5;
  return 4 * (first + at) + (isNearer ? -2 : 2);
}

function sumOf({ first, chances }: Distribution, from: number, to: number): number {
  let sum = 0;
  for (let at = Math.max(0, from - first); at < chances.length && first + at <= to; at += 1) sum += chances[at]!;
  return sum;
}

function races(params: BasketballParams, { weights, plays, periods }: BasketballState, to: number): FairMarket[] {
  const [home, away] = scoreOf(periods);
  return raceTargets
    .filter((target) => Math.max(home, away) < target)
    .map((target) => {
      const chances = raceTo(params, weights, { from: plays, to, need: [target - home, target - away] });
      const outcomes = (['home', 'away', 'none'] as const).map((side) => plain(side, chances[side]));
      return { key: marketKey('race_to', { n: target, period: 'ft' }), outcomes };
    });
}

/** A team's points fall to its athletes by their weights: each has a thinner row of plays. */
function athleteMarkets(params: BasketballParams, state: BasketballState, to: number): FairMarket[] {
  const left = playsOf(state.plays, to);
  return (['home', 'away'] as const).flatMap((side, at) => {
    const offered = [...params[side]].sort((one, other) => other.weight - one.weight).slice(0, athletesOffered);
    return offered.flatMap(({ id, weight }) => {
      const made = state.athletes[id] ?? 0;
      const chances = new Float64Array(made + 3 * left[at]! + 1);
      for (const [node, likely] of state.weights.entries()) {
        if (likely < negligible) continue;
        const [one, two, three] = params.nodes[node]![side];
        const points = pointsIn(left[at]!, [one * weight, two * weight, three * weight]);
        for (const [more, chance] of points.chances.entries()) chances[made + points.first + more]! += likely * chance;
      }
      return overUnder('athlete_total', { athlete: id, period: 'ft' }, { first: 0, chances }, periodLines);
    });
  });
}
