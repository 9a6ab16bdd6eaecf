import { intersect, jointOf } from './joint.ts';
import type { PathUniverse } from './path-universe.ts';
import { priceOfJoint } from './quote-group.ts';

/** The stake comes back: what the rest was worth is no price. */
const stakeBack = 1_000;

/**
 * The price of every choice of legs of a group, by the mask of those that are kept: a leg that is void later is taken out, and
 * the rest has the price that it had when the bet was placed. Made then and kept with the bet, so that settlement needs no
 * model. What was accepted is never refused here.
 */
export function repriceTable(universe: PathUniverse): number[] {
  const { legs } = universe;
  const words = legs[0]?.length ?? 0;
  const prices = new Array<number>(2 ** legs.length).fill(stakeBack);
  const buffers = legs.map(() => new Uint32Array(words));
  const visit = (next: number, mask: number, depth: number): void => {
    for (let leg = next; leg < legs.length; leg++) {
      const bits = buffers[depth]!;
      intersect(depth === 0 ? legs[leg]! : buffers[depth - 1]!, legs[leg]!, bits);
      const kept = mask | (1 << leg);
      prices[kept] = priceOfJoint(jointOf(universe, bits)) ?? stakeBack;
      visit(leg + 1, kept, depth + 1);
    }
  };
  visit(0, 0, 0);
  return prices;
}

/** For `groupResult`. */
export const priceOfKept = (table: readonly number[], kept: readonly number[]): number =>
  table[kept.reduce((mask, leg) => mask | (1 << leg), 0)] ?? stakeBack;
