import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. */
const counts = [
  [1, 2, 3, 4, 4, 5, 7, 7, 8, 8],
  [2, 1, 3, 3, 4, 5, 6, 7, 8, 8],
  [2, 2, 3, 3, 4, 5, 6, 6, 7, 8],
  [2, 1, 3, 3, 4, 5, 6, 7, 7, 8],
  [1, 2, 3, 4, 4, 5, 7, 7, 8, 8],
];

/** In the free spins a bird more sits on each of the middle reels, and fewer whistles. */
const freeCounts = [
  [1, 2, 3, 4, 4, 5, 7, 7, 8, 7],
  [3, 1, 3, 3, 4, 5, 6, 7, 7, 7],
  [3, 2, 3, 3, 4, 5, 6, 6, 7, 6],
  [3, 1, 3, 3, 4, 5, 6, 7, 7, 6],
  [1, 2, 3, 4, 4, 5, 7, 7, 8, 7],
];

export const strips = counts.map(stripOf);
export const freeStrips = freeCounts.map(stripOf);
