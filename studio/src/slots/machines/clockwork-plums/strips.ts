import { stripOf, withStacks } from '../../strip.ts';

const COIN = 1;

/** How many of each symbol, in the order of the machine's list; plums of clockwork hang in clusters, see below. */
const counts = [
  [1, 0, 3, 4, 4, 5, 6, 7, 7, 8],
  [2, 0, 3, 3, 4, 5, 6, 6, 7, 7],
  [2, 0, 3, 3, 4, 4, 6, 6, 7, 7],
  [2, 0, 3, 4, 4, 5, 6, 6, 7, 7],
  [2, 0, 3, 4, 4, 5, 6, 7, 7, 8],
];

const clusters = [
  [2, 1, 2],
  [1, 3, 1],
  [2, 1, 3],
  [1, 3, 1],
  [2, 1, 2],
];

export const strips = counts.map((reel, index) =>
  withStacks(stripOf(reel), { symbol: COIN, stacks: clusters[index] ?? [] }),
);
