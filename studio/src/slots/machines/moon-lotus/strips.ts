import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. No wild on the first reel: a way has a name. */
const counts = [
  [0, 2, 2, 6, 2, 8, 3, 12, 4, 13],
  [2, 1, 7, 2, 8, 3, 12, 3, 12, 3],
  [2, 2, 3, 6, 3, 8, 4, 9, 6, 9],
  [2, 1, 5, 3, 7, 4, 9, 5, 9, 6],
  [2, 2, 4, 4, 5, 6, 6, 8, 8, 8],
];

export const strips = counts.map(stripOf);
