import { otherSide } from '../series/match-state.ts';
import type { Period, PeriodEnd, PeriodReach, PeriodStop, SeriesRules, SideIndex } from '../series/series.ts';

const toWinSet = 11;
/** From 10-10 on two points in a row win, and serves alternate point by point. */
const level = toWinSet - 1;

export const isSetOver = (home: number, away: number): boolean =>
  Math.max(home, away) >= toWinSet && Math.abs(home - away) >= 2;

/** Two serves each, and from 10-10 one each. */
export function pointServer(opener: SideIndex, point: number): SideIndex {
  const turn = point < 2 * level ? Math.floor(point / 2) : point;
  return turn % 2 === 0 ? opener : otherSide(opener);
}

export interface SetPosition {
  points: readonly [home: number, away: number];
  /** Nothing of the set is played, and it is not the first: somebody may retire before it. */
  mayRetire: boolean;
}

/** Home's chance of a point when home, and when away, serves. */
type PointChances = readonly [homeServes: number, awayServes: number];

/** How a set ends, or stops, from where it is. */
export function setFrom(
  wins: PointChances,
  retires: readonly [number, number],
  opener: SideIndex,
  { points, mayRetire }: SetPosition,
): Period {
  const stops: PeriodStop[] = [];
  let goesOn = 1;
  if (mayRetire) {
    for (const side of [0, 1] as const) {
      stops.push({ home: points[0], away: points[1], side, chance: goesOn * retires[side] });
      goesOn *= 1 - retires[side];
    }
  }
  const ends: PeriodEnd[] = [];
  const [home, away] = points;
  if (Math.min(home, away) < level) {
    addLevels(ends, wins, level, addGrid(ends, wins, opener, points, goesOn));
  } else if (home === away) addLevels(ends, wins, home, goesOn);
  else {
    // One ahead: the next point ends it or levels it.
    const next = wins[pointServer(opener, home + away)];
    const ends1 = home > away ? next : 1 - next;
    ends.push({ home: home > away ? home + 1 : home, away: away > home ? away + 1 : away, chance: goesOn * ends1 });
    addLevels(ends, wins, Math.max(home, away), goesOn * (1 - ends1));
  }
  return { ends, stops };
}

/** Forward over the scores below 10-10; what reaches it is given back. */
function addGrid(
  ends: PeriodEnd[],
  wins: PointChances,
  opener: SideIndex,
  [homeFrom, awayFrom]: readonly [number, number],
  chance: number,
): number {
  const mass = new Float64Array(toWinSet * toWinSet);
  mass[homeFrom * toWinSet + awayFrom] = chance;
  for (let home = homeFrom; home <= level; home++) {
    for (let away = awayFrom; away <= level; away++) {
      const here = mass[home * toWinSet + away]!;
      if (here === 0 || (home === level && away === level)) continue;
      const next = wins[pointServer(opener, home + away)];
      if (home === level) ends.push({ home: toWinSet, away, chance: here * next });
      else mass[(home + 1) * toWinSet + away]! += here * next;
      if (away === level) ends.push({ home, away: toWinSet, chance: here * (1 - next) });
      else mass[home * toWinSet + away + 1]! += here * (1 - next);
    }
  }
  return mass[level * toWinSet + level]!;
}

/** From a level score every two points have one serve of each: both to one side end the set, else it is level again. */
function addLevels(ends: PeriodEnd[], wins: PointChances, from: number, chance: number): void {
  const both = wins[0] * wins[1];
  const neither = (1 - wins[0]) * (1 - wins[1]);
  const again = { more: 1, ratio: 1 - both - neither };
  ends.push({ home: from + 2, away: from, chance: chance * both, again });
  ends.push({ home: from, away: from + 2, chance: chance * neither, again });
}

/** Won by the side with `one` points while the other has at least `other`: how few and how many points there can be. */
function reachOfSide(other: number): { total: { low: number; high: number }; margin: { low: number; high: number } } {
  const least = Math.max(toWinSet, other + 2);
  return { total: { low: least + other, high: Infinity }, margin: { low: 2, high: least - other } };
}

function reach(home: number, away: number): readonly [PeriodReach, PeriodReach] {
  const [byHome, byAway] = [reachOfSide(away), reachOfSide(home)];
  return [
    { total: byHome.total, lead: byHome.margin },
    { total: byAway.total, lead: { low: -byAway.margin.high, high: -byAway.margin.low } },
  ];
}

/** Room for more points than matches have: of sets that go on for long little is left. */
const pointsInSet = 40;

const series = (toWin: number): SeriesRules => ({
  toWin,
  totalMax: pointsInSet * (2 * toWin - 1),
  leadMax: toWinSet * toWin,
  reach,
});

/** By the sets that win the match. */
export const tableTennisSeries: Readonly<Record<3 | 4, SeriesRules>> = { 3: series(3), 4: series(4) };
