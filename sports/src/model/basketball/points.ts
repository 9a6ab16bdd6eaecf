import type { PlayPoints } from './basketball-params.ts';

/** `chances[i]` is the chance of `first + i` points. */
export interface Points {
  first: number;
  chances: Float64Array;
}

/** Chances below this are left away. */
export const negligible = 1e-13;
/** From so many plays on the recurrence is used. */
const fewPlays = 24;

/** Points in so many plays. */
export function pointsIn(plays: number, points: PlayPoints): Points {
  const none = 1 - points[0] - points[1] - points[2];
  return trimmed(plays < fewPlays ? oneByOne(plays, none, points) : atOnce(plays, none, points));
}

function oneByOne(plays: number, none: number, [one, two, three]: PlayPoints): Float64Array {
  // Three zeros in front, so that nobody has to ask whether there is something before.
  const chances = new Float64Array(3 * plays + 4);
  chances[3] = 1;
  for (let play = 1; play <= plays; play += 1) {
    for (let at = 3 * play + 3; at >= 3; at -= 1) {
      chances[at] = chances[at]! * none + chances[at - 1]! * one + chances[at - 2]! * two + chances[at - 3]! * three;
    }
  }
  return chances.subarray(3);
}

/**
 * Coefficients of (none + one·x + two·x² + three·x³)ⁿ, each out of the three before it: with f the polynomial and g = fⁿ,
 * f·g′ = n·f′·g. Two points a play, and some, are beyond what happens, and until then what is subtracted is small.
 */
function atOnce(plays: number, none: number, points: PlayPoints): Float64Array {
  const chances = new Float64Array(2 * plays + 24);
  let start = 1;
  for (let play = 0; play < plays; play += 1) start *= none;
  chances[0] = start;
  for (let sum = 1; sum < chances.length; sum += 1) {
    let term = 0;
    for (let value = 1; value <= 3 && value <= sum; value += 1) {
      term += (value * (plays + 1) - sum) * points[value - 1]! * chances[sum - value]!;
    }
    chances[sum] = term / (sum * none);
  }
  return chances;
}

function trimmed(chances: Float64Array): Points {
  let [first, last] = [0, chances.length];
  while (first < last - 1 && chances[first]! < negligible) first += 1;
  while (last > first + 1 && chances[last - 1]! < negligible) last -= 1;
  return { first, chances: chances.subarray(first, last) };
}
