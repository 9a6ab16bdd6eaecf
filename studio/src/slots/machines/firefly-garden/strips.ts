import { stripOf, withStacks } from '../../strip.ts';

const HEDGEHOG = 2;
const IRIS = 3;
const FIREFLY = 0;

/** How many of each symbol, in the order of the machine's list; what comes in stacks is let in below. */
const counts = [
  [0, 1, 0, 0, 5, 6, 8, 8, 10, 10],
  [0, 1, 0, 0, 5, 6, 8, 9, 9, 10],
  [0, 1, 0, 0, 5, 5, 8, 8, 10, 10],
  [0, 1, 0, 0, 5, 6, 9, 8, 10, 9],
  [0, 1, 0, 0, 5, 6, 8, 9, 10, 10],
];

/** Fireflies, hedgehogs and irises stand in stacks as tall as the window, or nearly. */
const stacked = (reel: readonly number[]) =>
  [
    { symbol: HEDGEHOG, stacks: [4] },
    { symbol: IRIS, stacks: [4, 2] },
    { symbol: FIREFLY, stacks: [3] },
  ].reduce<number[]>(withStacks, stripOf(reel));

/** Where a symbol fills its reel, it comes one by one. */
const freeCounts = [
  [1, 1, 3, 4, 5, 6, 8, 8, 10, 10],
  [1, 1, 3, 4, 5, 6, 8, 9, 9, 10],
  [1, 1, 3, 4, 5, 5, 8, 8, 10, 10],
  [1, 1, 3, 4, 5, 6, 9, 8, 10, 9],
  [1, 1, 3, 4, 5, 6, 8, 9, 10, 10],
];

export const strips = counts.map(stacked);
export const freeStrips = freeCounts.map(stripOf);
