import { stripOf, withStacks } from '../../strip.ts';

const GOLD = 0;

/** How many of each symbol, in the order of the machine's list. No golden koi on the first reel: a way has a name. */
const counts = [
  [0, 2, 3, 4, 4, 5, 7, 7, 8, 8],
  [1, 1, 3, 3, 5, 4, 6, 8, 7, 9],
  [1, 2, 3, 4, 4, 5, 7, 6, 9, 7],
  [1, 1, 3, 4, 4, 5, 6, 8, 7, 9],
  [1, 2, 3, 3, 5, 5, 7, 7, 8, 8],
];

/** By lantern light golden koi come in shoals of three on the middle reels. */
const shoals = [[], [3], [3, 3], [3], [2]];

export const strips = counts.map(stripOf);
export const freeStrips = counts.map((reel, index) => {
  const stacks = shoals[index] ?? [];
  return stacks.length === 0 ? stripOf(reel) : withStacks(stripOf(reel), { symbol: GOLD, stacks });
});
