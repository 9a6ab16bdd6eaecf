import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. */
const counts = [
  [0, 2, 3, 4, 5, 5, 7, 7, 8, 8],
  [2, 1, 3, 4, 4, 5, 7, 7, 8, 8],
  [2, 2, 3, 3, 4, 5, 6, 7, 8, 8],
  [2, 1, 3, 4, 4, 5, 7, 7, 8, 8],
  [1, 2, 3, 4, 5, 5, 7, 7, 8, 8],
];

/** A teapot that stays makes every later spin better. */
const freeCounts = [
  [1, 1, 3, 4, 5, 5, 7, 7, 8, 8],
  [3, 1, 3, 4, 4, 5, 7, 7, 8, 8],
  [3, 1, 3, 3, 4, 5, 6, 7, 8, 8],
  [3, 1, 3, 4, 4, 5, 7, 7, 8, 8],
  [2, 1, 3, 4, 5, 5, 7, 7, 8, 8],
];

export const strips = counts.map(stripOf);
export const freeStrips = freeCounts.map(stripOf);
