import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. */
const counts = [
  [2, 2, 2, 3, 3, 4, 4, 6],
  [2, 2, 2, 3, 4, 4, 5, 5],
  [2, 2, 2, 3, 3, 4, 5, 6],
];

export const strips = counts.map(stripOf);
