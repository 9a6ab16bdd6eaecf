import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. No crucible on the first reel: a way has a name. */
const counts = [
  [0, 2, 4, 6, 3, 6, 2, 7, 5],
  [2, 2, 5, 2, 7, 2, 7, 3, 5],
  [2, 2, 2, 6, 4, 7, 5, 2, 6],
];

export const strips = counts.map(stripOf);
