import type { BasketballParams, PlayPoints } from './basketball-params.ts';
import { negligible } from './points.ts';

interface RaceToChances {
  home: number;
  away: number;
  none: number;
}

/** Who makes `need` more points first, each side its own number, play by play up to play `to`. */
export function raceTo(
  params: BasketballParams,
  weights: readonly number[],
  { from, to, need }: { from: number; to: number; need: readonly [home: number, away: number] },
): RaceToChances {
  const sums: RaceToChances = { home: 0, away: 0, none: 0 };
  for (const [at, { home, away }] of params.nodes.entries()) {
    const weight = weights[at]!;
    if (weight < negligible) continue;
    const [ours, theirs] = [start(need[0]), start(need[1])];
    let [oursLeft, theirsLeft] = [1, 1];
    for (let play = from; play < to && oursLeft * theirsLeft > negligible; play += 1) {
      if (play % 2 === 0) {
        const there = step(ours, home);
        sums.home += weight * there * theirsLeft;
        oursLeft -= there;
      } else {
        const there = step(theirs, away);
        sums.away += weight * there * oursLeft;
        theirsLeft -= there;
      }
    }
    sums.none += weight * Math.max(0, oursLeft * theirsLeft);
  }
  return sums;
}

/** Three zeros so that nobody has to ask whether there is something before; then so many points, and not there yet. */
function start(need: number): Float64Array {
  const chances = new Float64Array(need + 3);
  chances[3] = 1;
  return chances;
}

/** One play; answers the chance that it was the one. */
function step(chances: Float64Array, [one, two, three]: PlayPoints): number {
  const end = chances.length;
  const there = chances[end - 1]! * (one + two + three) + chances[end - 2]! * (two + three) + chances[end - 3]! * three;
  const none = 1 - one - two - three;
  for (let at = end - 1; at >= 3; at -= 1) {
    chances[at] = chances[at]! * none + chances[at - 1]! * one + chances[at - 2]! * two + chances[at - 3]! * three;
  }
  return there;
}
