import type { FairDraw } from '../fair/index.ts';
import { endsOf, type Machine, type Reels, type SymbolIndex } from './machine.ts';

/** Symbols reel by reel, from the top: `grid[reel * rows + row]`. */
export type Grid = SymbolIndex[];

/** Draws a whole grid: one draw for each reel of strips, one for each place of weights. */
export function drawGrid(machine: Machine, source: DrawnFrom, draw: FairDraw): Grid {
  const { reels, rows } = machine.grid;
  const grid: Grid = new Array(reels * rows);
  for (let reel = 0; reel < reels; reel++) {
    const drawn = source.reels[reel] as DrawnReel;
    if ('strip' in drawn) {
      const stop = draw.integer(drawn.strip.length);
      for (let row = 0; row < rows; row++) {
        grid[reel * rows + row] = drawn.strip[(stop + row) % drawn.strip.length] as number;
      }
    } else {
      for (let row = 0; row < rows; row++) grid[reel * rows + row] = drawSymbol(drawn.ends, draw);
    }
  }
  return grid;
}

/** Reels made ready for drawing, once for each machine. */
export interface DrawnFrom {
  reels: DrawnReel[];
}
type DrawnReel = { strip: readonly SymbolIndex[] } | { ends: number[] };

export function readyReels(reels: Reels): DrawnFrom {
  return {
    reels:
      reels.kind === 'strips'
        ? reels.strips.map((strip) => ({ strip }))
        : reels.weights.map((weights) => ({ ends: endsOf(weights) })),
  };
}

/** One draw among weights: the first end above the number. */
export function drawSymbol(ends: readonly number[], draw: FairDraw): number {
  const drawn = draw.integer(ends[ends.length - 1] as number);
  let index = 0;
  while ((ends[index] as number) <= drawn) index++;
  return index;
}

/**
 * What lies above a gap falls down, and the gaps at the top are drawn anew, from the top row downwards. Returns how many
 * fell in on each reel, so that a screen shows the same movement.
 */
export function tumbleDown(
  machine: Machine,
  grid: Grid,
  gone: ReadonlySet<number>,
  { source, draw }: { source: DrawnFrom; draw: FairDraw },
): number[] {
  const { reels, rows } = machine.grid;
  const fell: number[] = [];
  for (let reel = 0; reel < reels; reel++) {
    let to = rows - 1;
    for (let row = rows - 1; row >= 0; row--) {
      if (gone.has(reel * rows + row)) continue;
      grid[reel * rows + to] = grid[reel * rows + row] as number;
      to--;
    }
    const missing = to + 1;
    const drawn = source.reels[reel] as DrawnReel;
    for (let row = 0; row < missing; row++) {
      grid[reel * rows + row] =
        'ends' in drawn ? drawSymbol(drawn.ends, draw) : (drawn.strip[draw.integer(drawn.strip.length)] as number);
    }
    fell.push(missing);
  }
  return fell;
}
