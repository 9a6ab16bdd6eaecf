import { winsOf } from '../evaluate/index.ts';
import type { Grid } from '../grid.ts';
import type { Machine } from '../machine.ts';
import { readyMachine } from '../prepare.ts';

/**
 * Before the first round: paying symbols, strewn so that no reel is like the one before the last. It wins nothing, so
 * nobody sees a win that never was.
 */
export function idleGrid(machine: Machine): Grid {
  const { reels, rows } = machine.grid;
  const regular = machine.symbols.flatMap(({ role }, symbol) => (role === 'regular' ? [symbol] : []));
  const ready = readyMachine(machine);
  // Each reel begins elsewhere in the list and may run through it backwards; the first way that wins nothing is taken.
  for (let by = 1; by < regular.length * 4; by++) {
    const grid = Array.from({ length: reels * rows }, (_, place) => {
      const [reel, row] = [Math.floor(place / rows), place % rows];
      const at = reel * (2 * by + 1) + (reel % 3 === 1 ? rows - row : row);
      return regular[at % regular.length] as number;
    });
    if (winsOf(ready, grid).length === 0 && !repeatsReels(grid, rows)) return grid;
  }
  const shift = rows % regular.length === 0 ? 2 : 0;
  return Array.from({ length: reels * rows }, (_, place) => {
    const reel = Math.floor(place / rows);
    return regular[(place + reel * shift) % regular.length] as number;
  });
}

function repeatsReels(grid: Grid, rows: number): boolean {
  const reels = Array.from({ length: grid.length / rows }, (_, reel) =>
    grid.slice(reel * rows, (reel + 1) * rows).join(),
  );
  return new Set(reels).size < reels.length;
}
