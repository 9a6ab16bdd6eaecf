import type { SymbolIndex } from '../../machine.ts';
import { stripOf } from '../../strip.ts';

const WOLF = 2;
const pack = Array.from({ length: 9 }, () => WOLF);

/** How many of each symbol, in the order of the machine's list. */
const counts = [
  [0, 1, 5, 5, 6, 6, 8, 8, 9, 9],
  [3, 1, 5, 5, 6, 6, 8, 8, 9, 9],
  [4, 2, 5, 5, 6, 7, 8, 8, 9, 9],
  [4, 2, 5, 5, 6, 7, 8, 8, 9, 9],
  [3, 1, 5, 6, 6, 7, 8, 8, 9, 9],
];

/** The same reels with so many packs of nine wolves in place of single ones. */
const packs = [4, 4, 3, 3, 3];

export const strips = counts.map(stripOf);

export const packStrips = counts.map((reel, index) => withPacks(stripOf(reel.with(WOLF, 0)), packs[index] as number));

/** Packs spread evenly over a strip, so that a reel is either full of wolves or free of them. */
function withPacks(strip: readonly SymbolIndex[], count: number): SymbolIndex[] {
  const every = strip.length / count;
  return strip.flatMap((symbol, at) =>
    Math.floor(at / every) < Math.floor((at + 1) / every) ? [symbol, ...pack] : [symbol],
  );
}
