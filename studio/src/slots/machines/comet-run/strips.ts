import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. */
const counts = [
  [1, 2, 3, 4, 4, 5, 6, 6, 6, 7],
  [3, 1, 3, 3, 4, 5, 5, 6, 6, 7],
  [3, 2, 3, 3, 4, 4, 5, 5, 6, 7],
  [3, 1, 3, 3, 4, 5, 5, 6, 6, 6],
  [2, 2, 3, 3, 4, 5, 6, 6, 6, 7],
];

export const strips = counts.map(stripOf);
