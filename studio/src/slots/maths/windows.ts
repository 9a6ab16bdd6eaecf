import type { Machine, Reels, SymbolIndex } from '../machine.ts';
import { isScatter, isWild } from '../machine.ts';
import { fixedOf } from './fixed.ts';

/** Every window a reel of strips can show, one for each stop, all equally likely. */
export type Windows = SymbolIndex[][];

export function windowsOf(machine: Machine, reels: Extract<Reels, { kind: 'strips' }>): Windows[] {
  return reels.strips.map((strip) =>
    strip.map((_, stop) =>
      Array.from({ length: machine.grid.rows }, (_, row) => strip[(stop + row) % strip.length] as number),
    ),
  );
}

/** The same with wilds that fill their reel. */
export function expandedWindows(machine: Machine, windows: Windows[]): Windows[] {
  if (!machine.expandingWilds) return windows;
  return windows.map((reel) =>
    reel.map((window) => {
      const wild = window.find((symbol) => isWild(machine, symbol));
      return wild === undefined ? window : window.map((symbol) => (isScatter(machine, symbol) ? symbol : wild));
    }),
  );
}

/** How likely a reel shows 0, 1, 2 … places that fit. */
export function countsOf(reel: Windows, fits: (symbol: SymbolIndex) => boolean): bigint[] {
  const counts = new Array<bigint>((reel[0]?.length ?? 0) + 1).fill(0n);
  for (const window of reel) {
    const count = window.filter(fits).length;
    counts[count] = (counts[count] as bigint) + 1n;
  }
  return counts.map((count) => fixedOf(count, BigInt(reel.length)));
}
