import { either, plus, type Span } from './span.ts';

/** A score in a period, and how likely it is. */
interface PeriodScore {
  home: number;
  away: number;
  chance: number;
}

/**
 * How a period ended. Where a period has no longest score: the same end with `more` on each side is `ratio` times as likely,
 * and so on without an end.
 */
export interface PeriodEnd extends PeriodScore {
  again?: { more: number; ratio: number };
}

/** 0 is home, 1 is away. */
export type SideIndex = 0 | 1;

/** Where somebody retires in a period, and who. */
export interface PeriodStop extends PeriodScore {
  side: SideIndex;
}

export interface Period {
  ends: readonly PeriodEnd[];
  stops: readonly PeriodStop[];
}

/** What a period can come to, if one side wins it. */
export interface PeriodReach {
  total: Span;
  lead: Span;
}

/** A match that is won by whoever wins a number of periods first: sets, games of table tennis, maps. */
export interface SeriesRules {
  toWin: number;
  /** The highest total and lead of a match that arrays have room for. */
  totalMax: number;
  leadMax: number;
  /** What the period can still come to from a score in it, if home wins it and if away does. */
  reach(home: number, away: number): readonly [home: PeriodReach | undefined, away: PeriodReach | undefined];
}

interface Reach {
  total: Span;
  lead: Span;
}

const nothing: Span = { low: 0, high: 0 };

const known = new WeakMap<SeriesRules, Map<number, Reach>>();

/**
 * What the rest of the match, this period's counts among it, can come to from a score in periods and one in the period. Kept
 * by the rules of a format, of which there are few.
 */
export function reachOf(
  rules: SeriesRules,
  periods: readonly [number, number],
  score: readonly [number, number],
): Reach {
  const byScore = known.get(rules) ?? new Map<number, Reach>();
  known.set(rules, byScore);
  const key = ((periods[0] * 8 + periods[1]) * 512 + score[0]) * 512 + score[1];
  const before = byScore.get(key);
  if (before) return before;
  const reach = findReach(rules, periods, score);
  byScore.set(key, reach);
  return reach;
}

function findReach(rules: SeriesRules, periods: readonly [number, number], score: readonly [number, number]): Reach {
  const [home, away] = periods;
  if (home >= rules.toWin || away >= rules.toWin) return { total: nothing, lead: nothing };
  const ways = rules.reach(score[0], score[1]).map((way, side) => {
    if (!way) return undefined;
    const rest = reachOf(rules, side === 0 ? [home + 1, away] : [home, away + 1], [0, 0]);
    return { total: plus(way.total, rest.total), lead: plus(way.lead, rest.lead) };
  });
  return {
    total: either(ways[0]?.total, ways[1]?.total)!,
    lead: either(ways[0]?.lead, ways[1]?.lead)!,
  };
}

/** How many periods there can be in the end, and by how many home can lead in them. */
export function periodsReach(toWin: number, [home, away]: readonly [number, number]): Reach {
  if (home >= toWin || away >= toWin) {
    return { total: { low: home + away, high: home + away }, lead: { low: home - away, high: home - away } };
  }
  return {
    total: { low: home + away + toWin - Math.max(home, away), high: 2 * toWin - 1 },
    lead: { low: home - toWin, high: toWin - away },
  };
}
