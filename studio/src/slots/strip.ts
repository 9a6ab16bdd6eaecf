import type { SymbolIndex } from './machine.ts';

/**
 * A strip with so many of each symbol, spread so that equal ones lie as far apart as they can. It hangs on the counts
 * alone, so a machine is written as counts and reads the same for everybody.
 */
export function stripOf(counts: readonly number[]): SymbolIndex[] {
  const length = counts.reduce((sum, count) => sum + count, 0);
  const wanted = counts.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, index) => ({ symbol, at: ((index + 0.5 + symbol * 0.137) % count) / count })),
  );
  wanted.sort((one, other) => one.at - other.at || one.symbol - other.symbol);
  return wanted.map(({ symbol }) => symbol).slice(0, length);
}

/** The same strip with stacks of a symbol let in, spread evenly: so tall each, `[3, 2]` is one of three and one of two. */
export function withStacks(
  strip: readonly SymbolIndex[],
  { symbol, stacks }: { symbol: SymbolIndex; stacks: readonly number[] },
): SymbolIndex[] {
  const every = strip.length / stacks.length;
  return strip.flatMap((shown, at) => {
    const stack = stacks[Math.floor((at + 1) / every) - 1] ?? 0;
    const ends = Math.floor(at / every) < Math.floor((at + 1) / every);
    return ends ? [shown, ...new Array<SymbolIndex>(stack).fill(symbol)] : [shown];
  });
}
