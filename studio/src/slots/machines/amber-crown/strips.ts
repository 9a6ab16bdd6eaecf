import { stripOf } from '../../strip.ts';

/** How many of each symbol, in the order of the machine's list. Crowns lie on the three middle reels only. */
const counts = [
  [0, 3, 4, 4, 5, 6, 6, 7, 7],
  [1, 3, 3, 4, 5, 6, 6, 7, 7],
  [2, 3, 3, 4, 5, 5, 6, 7, 7],
  [1, 3, 4, 4, 5, 6, 6, 6, 7],
  [0, 3, 4, 5, 5, 6, 6, 6, 7],
];

export const strips = counts.map(stripOf);
