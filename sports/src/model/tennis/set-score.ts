import type { PeriodReach, SeriesRules } from '../series/series.ts';

/** How a set can end: six games two apart, 7-5, or 7-6 by the tie-break. */
export const setEnds: readonly (readonly [home: number, away: number])[] = [
  ...[0, 1, 2, 3, 4].map((lost) => [6, lost] as const),
  [7, 5],
  [7, 6],
  ...[0, 1, 2, 3, 4].map((lost) => [lost, 6] as const),
  [5, 7],
  [6, 7],
];

export const isSetOver = (home: number, away: number): boolean =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) >= 2);

/** What the set can come to from a score in games, by who wins it. */
function reach(home: number, away: number): readonly [PeriodReach | undefined, PeriodReach | undefined] {
  return known[home * 8 + away]!;
}

const known = Array.from({ length: 64 }, (_, index) => {
  const [home, away] = [Math.floor(index / 8), index % 8];
  const ends = setEnds.filter(([one, other]) => one >= home && other >= away);
  return [reachOfEnds(ends.filter(([h, a]) => h > a)), reachOfEnds(ends.filter(([h, a]) => h < a))] as const;
});

function reachOfEnds(ends: readonly (readonly [number, number])[]): PeriodReach | undefined {
  if (ends.length === 0) return undefined;
  const [totals, leads] = [ends.map(([home, away]) => home + away), ends.map(([home, away]) => home - away)];
  return {
    total: { low: Math.min(...totals), high: Math.max(...totals) },
    lead: { low: Math.min(...leads), high: Math.max(...leads) },
  };
}

/** The tie-break is one. */
export const gamesInSet = 13;

const series = (toWin: number): SeriesRules => ({
  toWin,
  totalMax: gamesInSet * (2 * toWin - 1),
  leadMax: 6 * toWin,
  reach,
});

/** By the sets that win the match. */
export const tennisSeries: Readonly<Record<2 | 3, SeriesRules>> = { 2: series(2), 3: series(3) };
