import type { Grid } from '../grid.ts';
import type { Machine } from '../machine.ts';

/** Before the first round: paying symbols one after the other. It wins nothing, so nobody sees a win that never was. */
export function idleGrid(machine: Machine): Grid {
  const { reels, rows } = machine.grid;
  const regular = machine.symbols.flatMap(({ role }, symbol) => (role === 'regular' ? [symbol] : []));
  return Array.from({ length: reels * rows }, (_, place) => regular[place % regular.length] as number);
}
