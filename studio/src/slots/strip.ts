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
