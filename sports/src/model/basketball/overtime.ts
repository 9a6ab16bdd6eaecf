import type { BasketballParams, PlayPoints } from './basketball-params.ts';
import { overtimePlays } from './court.ts';
import { negligible, pointsIn } from './points.ts';

/** What overtimes add, from a level score until somebody is ahead. `margin[i]` is the chance of home by `i − firstMargin`. */
export interface Overtime {
  firstMargin: number;
  margin: Float64Array;
  home: Float64Array;
  away: Float64Array;
  total: Float64Array;
}

const known = new WeakMap<BasketballParams, readonly Overtime[]>();

/** By node. Worked out once per fixture: nothing that happens before changes it. */
export function overtimesOf(params: BasketballParams): readonly Overtime[] {
  let overtimes = known.get(params);
  if (!overtimes) {
    overtimes = params.nodes.map(({ home, away }) => overtime(home, away));
    known.set(params, overtimes);
  }
  return overtimes;
}

function overtime(homePoints: PlayPoints, awayPoints: PlayPoints): Overtime {
  const plays = overtimePlays / 2;
  const most = 3 * plays;
  const ours = whole(pointsIn(plays, homePoints), most);
  const theirs = whole(pointsIn(plays, awayPoints), most);
  const level = ours.map((chance, points) => chance * theirs[points]!);
  const [home, away] = [new Float64Array(most + 1), new Float64Array(most + 1)];
  const [margin, total] = [new Float64Array(2 * most + 1), new Float64Array(2 * most + 1)];
  for (let one = 0; one <= most; one += 1) {
    for (let other = 0; other <= most; other += 1) {
      if (one === other) continue;
      const both = ours[one]! * theirs[other]!;
      home[one]! += both;
      away[other]! += both;
      margin[one - other + most]! += both;
      total[one + other]! += both;
    }
  }
  // Level again after the first, the second, … : each adds its points to both sides before the one that decides.
  let levels: Float64Array = Float64Array.of(1);
  let again = levels;
  while (again.reduce((sum, chance) => sum + chance, 0) > negligible) {
    again = shortened(convolve(again, level));
    const longer = new Float64Array(Math.max(again.length, levels.length));
    longer.set(levels);
    for (let points = 0; points < again.length; points += 1) longer[points]! += again[points]!;
    levels = longer;
  }
  const often = levels.reduce((sum, chance) => sum + chance, 0);
  const doubled = new Float64Array(2 * levels.length);
  for (const [points, chance] of levels.entries()) doubled[2 * points] = chance;
  return {
    firstMargin: -most,
    margin: margin.map((chance) => chance * often),
    home: shortened(convolve(levels, home)),
    away: shortened(convolve(levels, away)),
    total: shortened(convolve(doubled, total)),
  };
}

function whole({ first, chances }: { first: number; chances: Float64Array }, most: number): Float64Array {
  const all = new Float64Array(most + 1);
  all.set(chances, first);
  return all;
}

function shortened(chances: Float64Array): Float64Array {
  let last = chances.length;
  while (last > 1 && chances[last - 1]! < negligible) last -= 1;
  return chances.slice(0, last);
}

/** The chances of a sum. What is negligible already is left out. */
function convolve(one: Float64Array, other: Float64Array): Float64Array {
  const sums = new Float64Array(one.length + other.length - 1);
  for (let at = 0; at < one.length; at += 1) {
    const chance = one[at]!;
    if (chance < negligible) continue;
    for (let by = 0; by < other.length; by += 1) sums[at + by]! += chance * other[by]!;
  }
  return sums;
}
