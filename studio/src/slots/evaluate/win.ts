import type { SymbolIndex } from '../machine.ts';

/** One win of one grid. */
export interface GridWin {
  symbol: SymbolIndex;
  count: number;
  /** In units, multiplying wilds counted, the multiplier of the spin not. */
  pays: number;
  /** Places that make it, `reel * rows + row`. */
  places: number[];
  /** Which line, for machines of lines. */
  line?: number;
}
