import { intersect, type Joint, jointOf } from './joint.ts';
import type { PathUniverse } from './path-universe.ts';

/** What `of` makes of every choice of legs, by the mask of those that are kept; `none` where none is. */
export function ofEachChoice<T>(universe: PathUniverse, none: T, of: (joint: Joint) => T): T[] {
  const { legs } = universe;
  const words = legs[0]?.length ?? 0;
  const each = new Array<T>(2 ** legs.length).fill(none);
  const buffers = legs.map(() => new Uint32Array(words));
  const visit = (next: number, mask: number, depth: number): void => {
    for (let leg = next; leg < legs.length; leg++) {
      const bits = buffers[depth]!;
      intersect(depth === 0 ? legs[leg]! : buffers[depth - 1]!, legs[leg]!, bits);
      const kept = mask | (1 << leg);
      each[kept] = of(jointOf(universe, bits));
      visit(leg + 1, kept, depth + 1);
    }
  };
  visit(0, 0, 0);
  return each;
}

const whole = 1_000_000_000;

/** How likely it is that all kept legs are won, in 10⁻⁹, and the error of that: as much above it is surely not too little. */
export type KeptChance = [fair: number, error: number];

/** The chances of every choice of legs, as a producer tells them. What no path has seen counts as error. */
export const keptChances = (universe: PathUniverse): KeptChance[] =>
  ofEachChoice<KeptChance>(universe, [whole, 0], ({ probability, error, unseen }) => [
    Math.round(probability * whole),
    Math.ceil((error + unseen / 2) * whole),
  ]);
