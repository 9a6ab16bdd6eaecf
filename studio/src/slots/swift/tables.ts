import type { Machine, Reels } from '../machine.ts';
import { type ReadyMachine, readyMachine } from '../prepare.ts';

/** A machine as flat tables, for playing millions of rounds without making anything new on the way. */
export interface Tables {
  machine: Machine;
  reels: number;
  rows: number;
  places: number;
  symbols: number;
  wild: Uint8Array;
  regular: Uint8Array;
  scatter: Uint8Array;
  coin: Uint8Array;
  multiplies: Int32Array;
  /** Whether any symbol multiplies: most machines need not look. */
  multiplying: boolean;
  /** `pays[symbol * (places + 1) + count]`. */
  pays: Float64Array;
  /** Places of each line, one after the other. */
  lines: Uint8Array;
  lineCount: number;
  /** Four of each place, −1 where there is none. */
  beside: Int8Array;
  base: SwiftReel[];
  free: SwiftReel[];
  expandingEnds: readonly number[] | undefined;
  largestUnits: number;
}

/** One draw of `range` is looked up: a stop on a strip, or the symbol of a place. */
export interface SwiftReel {
  isStrip: boolean;
  range: number;
  /** Of strips: the strip with its beginning once more behind its end. Of weights: the symbol of each number. */
  symbols: Uint8Array;
}

export function tablesOf(machine: Machine): Tables {
  const ready: ReadyMachine = readyMachine(machine);
  const { reels, rows } = machine.grid;
  const places = reels * rows;
  const lines = machine.pays.kind === 'lines' ? machine.pays.lines : [];
  const flags = (of: readonly boolean[]) => Uint8Array.from(of, Number);
  return {
    machine,
    reels,
    rows,
    places,
    symbols: machine.symbols.length,
    wild: flags(ready.wild),
    regular: flags(ready.regular),
    scatter: flags(ready.scatter),
    coin: flags(ready.coin),
    multiplies: Int32Array.from(ready.multiplies),
    multiplying: ready.multiplies.some((by) => by > 0),
    pays: Float64Array.from(ready.pays.flat()),
    lines: Uint8Array.from(lines.flatMap((line) => line.map((row, reel) => reel * rows + row))),
    lineCount: lines.length,
    beside: besideOf(reels, rows),
    base: swiftReels(machine.reels, rows),
    free: machine.freeSpins ? swiftReels(machine.freeSpins.reels, rows) : [],
    expandingEnds: ready.expandingEnds,
    largestUnits: ready.largestUnits,
  };
}

function swiftReels(reels: Reels, rows: number): SwiftReel[] {
  if (reels.kind === 'strips')
    return reels.strips.map((strip) => ({
      isStrip: true,
      range: strip.length,
      symbols: Uint8Array.from({ length: strip.length + rows }, (_, at) => strip[at % strip.length] as number),
    }));
  return reels.weights.map((weights) => {
    const symbols = weights.flatMap((weight, symbol) => new Array<number>(weight).fill(symbol));
    return { isStrip: false, range: symbols.length, symbols: Uint8Array.from(symbols) };
  });
}

function besideOf(reels: number, rows: number): Int8Array {
  const beside = new Int8Array(reels * rows * 4).fill(-1);
  for (let place = 0; place < reels * rows; place++) {
    const row = place % rows;
    if (place >= rows) beside[place * 4] = place - rows;
    if (place < (reels - 1) * rows) beside[place * 4 + 1] = place + rows;
    if (row > 0) beside[place * 4 + 2] = place - 1;
    if (row < rows - 1) beside[place * 4 + 3] = place + 1;
  }
  return beside;
}
