import { type GroupRefusal, PathCollector, type PathUniverse, quoteGroup, repriceTable } from '@halley/sports/bets';
import { type OutcomeResult, parseMarketKey, won } from '@halley/sports/markets';
import { type GoalFacts, settleFootball, settleIceHockey } from '@halley/sports/rules';
import type { BookFixture } from '../../fixtures/index.ts';

/** Markets that the score after regulation time alone decides. */
const byScore = [
  '1x2',
  'double_chance',
  'handicap',
  'european_handicap',
  'total',
  'team_total',
  'odd_even',
  'both_score',
  'clean_sheet',
  'correct_score',
  'margin',
];

const settlers = { football: settleFootball, 'ice-hockey': settleIceHockey } as const;
const periods = { football: ['1h', '2h'], 'ice-hockey': ['p1', 'p2', 'p3'] } as const;
const whole = 1_000_000_000;
/** What no score of the market names may be at most this much: beyond it the price would be a guess. */
const mostUnnamed = whole / 20;

export interface GroupLeg {
  market: string;
  outcome: string;
}

export interface PricedGroup {
  price: number;
  /** In 10⁻⁹. */
  probability: number;
  /** Standard error, in 10⁻⁹: what is not named by a score. */
  error: number;
  /** The price of each choice of legs, by the mask of those that are kept. */
  table: readonly number[];
}

export type BuilderRefusal = Pick<GroupRefusal, 'legs'> & { code: GroupRefusal['code'] | 'NOT_PRICED_TOGETHER' };

/**
 * Legs of one fixture at one price, from the chances of all final scores as the feed says them: exact. Scores that the feed
 * does not name count as won by every leg, so that the price is never too high.
 */
export function priceOnGrid(fixture: BookFixture, legs: readonly GroupLeg[]): PricedGroup | BuilderRefusal {
  const grid = gridOf(fixture, legs);
  if (!grid) return { code: 'NOT_PRICED_TOGETHER', legs: notByScore(legs) };
  const known = quoteGroup(grid.known);
  if ('code' in known) return known;
  const offered = quoteGroup(grid.offered);
  if ('code' in offered) return offered;
  return {
    price: offered.price,
    probability: known.probability,
    error: offered.probability - known.probability,
    table: repriceTable(grid.offered),
  };
}

/** How likely it is by now that all of them are won, in 10⁻⁹; undefined where the score does not say. */
export function chanceOnGrid(fixture: BookFixture, legs: readonly GroupLeg[]): number | undefined {
  const grid = gridOf(fixture, legs);
  if (!grid) return undefined;
  let chance = 0;
  for (const { share, results } of grid.scores) {
    if (results.every(({ result, void_factor }) => result === 'won' && void_factor === 0)) chance += share;
  }
  return chance;
}

interface Grid {
  scores: { share: number; results: OutcomeResult[] }[];
  known: PathUniverse;
  offered: PathUniverse;
}

export function isByScore({ market }: Pick<GroupLeg, 'market'>): boolean {
  const name = parseMarketKey(market);
  return name !== undefined && byScore.includes(name.type) && (name.specifiers.period ?? 'ft') === 'ft';
}

/** Which legs are in the way of a price; all, where the scores themselves are not known. */
function notByScore(legs: readonly GroupLeg[]): number[] {
  const all = legs.map((_, index) => index);
  const others = all.filter((index) => !isByScore(legs[index] as GroupLeg));
  return others.length > 0 ? others : all;
}

function gridOf(fixture: BookFixture, legs: readonly GroupLeg[]): Grid | undefined {
  const { sport } = fixture.description;
  if (sport !== 'football' && sport !== 'ice-hockey') return undefined;
  const market = fixture.markets.get('correct_score;period=ft');
  if (!legs.every(isByScore) || market?.status !== 'active') return undefined;
  const scores: Grid['scores'] = [];
  let named = 0;
  for (const { id, fair, active } of market.outcomes) {
    const [, home, away] = /^score:(\d+)-(\d+)$/.exec(id) ?? [];
    if (!active || fair === undefined || home === undefined || away === undefined) continue;
    const facts = factsOf(sport, [Number(home), Number(away)]);
    const settled = settlers[sport](facts, [...new Set(legs.map((leg) => leg.market))]);
    const results = legs.map((leg) => settled.get(leg.market)?.[leg.outcome]);
    if (results.some((result) => result === undefined)) return undefined;
    scores.push({ share: fair, results: results as OutcomeResult[] });
    named += fair;
  }
  if (whole - named > mostUnnamed) return undefined;
  const unnamed = { share: Math.max(0, whole - named), results: legs.map(() => won) };
  return { scores, known: universeOf(legs.length, scores), offered: universeOf(legs.length, [...scores, unnamed]) };
}

function universeOf(legs: number, scores: Grid['scores']): PathUniverse {
  const shares = new Map(scores.map(({ share }, index) => [String(index), share]));
  const paths = new PathCollector(legs, shares);
  for (const [index, { results }] of scores.entries()) paths.add(results, String(index));
  return paths.universe({ exact: true });
}

/** What becomes of outcomes that the score alone decides, if it ends so. Undefined: the sport has no such score. */
export function resultsAtScore(
  sport: string,
  goals: [home: number, away: number],
  markets: readonly string[],
): ReadonlyMap<string, Readonly<Record<string, OutcomeResult>>> | undefined {
  if (sport !== 'football' && sport !== 'ice-hockey') return undefined;
  return settlers[sport](factsOf(sport, goals), [...markets]);
}

/** A fixture that has ended so. In which period goals fell does not matter here. */
function factsOf(sport: keyof typeof periods, goals: [home: number, away: number]): GoalFacts {
  return {
    periods: periods[sport].map((name, index) => ({ name, goals: index === 0 ? goals : [0, 0], isOver: true })),
    match: { goals, isOver: true },
    scored: [],
    corners: [0, 0],
    cards: [0, 0],
    athletes: [],
    end: 'finished',
  };
}
