import type { Grid } from '../grid.ts';
import type { Machine } from '../machine.ts';

/** Before the first round: paying symbols one after the other. It wins nothing, so nobody sees a win that never was. */
export function idleGrid(machine: Machine): Grid {
  const { reels, rows } = machine.grid;
  const regular = machine.symbols.flatMap(({ role }, symbol) => (role === 'regular' ? [symbol] : []));
  // Where a reel shows each symbol once, the next one begins two further on: else the same would lie side by side.
  const shift = rows % regular.length === 0 ? 2 : 0;
  return Array.from({ length: reels * rows }, (_, place) => {
    const reel = Math.floor(place / rows);
    return regular[(place + reel * shift) % regular.length] as number;
  });
}
