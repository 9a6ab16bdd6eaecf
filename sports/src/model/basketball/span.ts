import type { BasketballParams } from './basketball-params.ts';
import { type Overtime, overtimesOf } from './overtime.ts';
import { negligible, pointsIn } from './points.ts';

/** `chances[i]` is the chance of `first + i`. */
export interface Distribution {
  first: number;
  chances: Float64Array;
}

/** A part of the game: points made in it so far, and plays of each side that are left. */
interface Span {
  score: readonly [home: number, away: number];
  left: readonly [home: number, away: number];
}

/** How a part of the game will have ended, over all nodes. */
export interface SpanEnd {
  /** Home minus away. */
  margin: Distribution;
  total: Distribution;
  home: Distribution;
  away: Distribution;
}

/** Everything that can be made in a game and its overtimes. */
const most = 700;

/** Given the node both sides make their points without each other: the chance of a score is a product. */
export function spanEnd(params: BasketballParams, weights: readonly number[], { score, left }: Span): SpanEnd {
  const sums = newSums(score);
  for (const [at, { home, away }] of params.nodes.entries()) {
    const weight = weights[at]!;
    if (weight < negligible) continue;
    addNode(sums, weight, shifted(pointsIn(left[0], home), score[0]), shifted(pointsIn(left[1], away), score[1]));
  }
  return endOfSums(sums);
}

/** The same to the very end: a level score goes on until it is none. `regulation` is the margin without that. */
export function matchEnd(
  params: BasketballParams,
  weights: readonly number[],
  { score, left }: Span,
): SpanEnd & { regulation: Distribution } {
  const sums = newSums(score);
  const overtimes = overtimesOf(params);
  const more = newSums(score);
  for (const [at, { home, away }] of params.nodes.entries()) {
    const weight = weights[at]!;
    if (weight < negligible) continue;
    const ours = shifted(pointsIn(left[0], home), score[0]);
    const theirs = shifted(pointsIn(left[1], away), score[1]);
    addNode(sums, weight, ours, theirs);
    addOvertime(more, weight, ours, theirs, overtimes[at]!);
  }
  const regulation = shortened(sums.margin.slice(), -most);
  for (const name of ['margin', 'total', 'home', 'away'] as const) addShifted(sums[name], 0, 1, more[name]);
  return { ...endOfSums(sums), regulation };
}

interface Sums {
  margin: Float64Array;
  total: Float64Array;
  home: Float64Array;
  away: Float64Array;
}

const newSums = ([home, away]: readonly [number, number]): Sums => ({
  margin: new Float64Array(2 * most),
  total: new Float64Array(home + away + most),
  home: new Float64Array(home + away + most),
  away: new Float64Array(home + away + most),
});

const shifted = ({ first, chances }: Distribution, by: number): Distribution => ({ first: first + by, chances });

function addNode(sums: Sums, weight: number, ours: Distribution, theirs: Distribution): void {
  const { margin, total, home, away } = sums;
  for (let one = 0; one < ours.chances.length; one += 1) {
    const points = ours.first + one;
    const chance = weight * ours.chances[one]!;
    if (chance < negligible / 100) continue;
    const offset = most + points - theirs.first;
    const together = points + theirs.first;
    for (let other = 0; other < theirs.chances.length; other += 1) {
      const both = chance * theirs.chances[other]!;
      margin[offset - other]! += both;
      total[together + other]! += both;
    }
    home[points]! += chance;
  }
  for (let other = 0; other < theirs.chances.length; other += 1) {
    away[theirs.first + other]! += weight * theirs.chances[other]!;
  }
}

/** Moves what is level to where overtimes take it. */
function addOvertime(sums: Sums, weight: number, ours: Distribution, theirs: Distribution, overtime: Overtime): void {
  let level = 0;
  const last = Math.min(ours.first + ours.chances.length, theirs.first + theirs.chances.length);
  for (let points = Math.max(ours.first, theirs.first); points < last; points += 1) {
    const both = weight * ours.chances[points - ours.first]! * theirs.chances[points - theirs.first]!;
    if (both < negligible) continue;
    level += both;
    sums.home[points]! -= both;
    sums.away[points]! -= both;
    sums.total[2 * points]! -= both;
    addShifted(sums.home, points, both, overtime.home);
    addShifted(sums.away, points, both, overtime.away);
    addShifted(sums.total, 2 * points, both, overtime.total);
  }
  sums.margin[most]! -= level;
  addShifted(sums.margin, most + overtime.firstMargin, level, overtime.margin);
}

function addShifted(sums: Float64Array, by: number, weight: number, chances: Float64Array): void {
  for (let at = 0; at < chances.length; at += 1) sums[by + at]! += weight * chances[at]!;
}

const endOfSums = ({ margin, total, home, away }: Sums): SpanEnd => ({
  margin: shortened(margin, -most),
  total: shortened(total, 0),
  home: shortened(home, 0),
  away: shortened(away, 0),
});

function shortened(chances: Float64Array, first: number): Distribution {
  let [from, to] = [0, chances.length];
  while (from < to - 1 && chances[from]! < negligible) from += 1;
  while (to > from + 1 && chances[to - 1]! < negligible) to -= 1;
  return { first: first + from, chances: chances.subarray(from, to) };
}
