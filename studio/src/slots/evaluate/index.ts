import type { Grid } from '../grid.ts';
import type { SymbolIndex } from '../machine.ts';
import type { ReadyMachine } from '../prepare.ts';
import { anywhereWins } from './anywhere.ts';
import { clusterWins } from './clusters.ts';
import { lineWins } from './lines.ts';
import { wayWins } from './ways.ts';
import type { GridWin } from './win.ts';

export type { GridWin } from './win.ts';

/** Everything a grid wins, before the multiplier of its spin. */
export function winsOf(ready: ReadyMachine, grid: Grid): GridWin[] {
  const { pays } = ready.machine;
  switch (pays.kind) {
    case 'lines':
      return lineWins(ready, grid, pays.lines);
    case 'ways':
      return wayWins(ready, grid);
    case 'cluster':
      return clusterWins(ready, grid);
    case 'anywhere':
      return anywhereWins(ready, grid);
  }
}

/** Where the scatters lie. */
export function scattersOf({ scatter }: ReadyMachine, grid: Grid): number[] {
  return placesOf(grid, scatter);
}

/** Places of symbols of a kind. */
export function placesOf(grid: Grid, fits: readonly boolean[]): number[] {
  const places: number[] = [];
  for (let place = 0; place < grid.length; place++) if (fits[grid[place] as number]) places.push(place);
  return places;
}

/** Scatters pay for themselves, as many as there are of them. */
export function scatterWin(ready: ReadyMachine, grid: Grid, places: number[]): GridWin | undefined {
  if (places.length === 0) return undefined;
  const symbol = grid[places[0] as number] as SymbolIndex;
  const pays = ready.pays[symbol]?.[places.length] as number;
  return pays > 0 ? { symbol, count: places.length, pays, places } : undefined;
}

/** Every reel with a wild becomes all wild: with that wild, so that a multiplying one multiplies. Returns the reels. */
export function expandWilds(ready: ReadyMachine, grid: Grid): number[] {
  const { reels, rows } = ready.machine.grid;
  const filled: number[] = [];
  for (let reel = 0; reel < reels; reel++) {
    const [from, to] = [reel * rows, (reel + 1) * rows];
    let wild = -1;
    for (let place = from; wild < 0 && place < to; place++)
      if (ready.wild[grid[place] as number]) wild = grid[place] as number;
    if (wild < 0) continue;
    for (let place = from; place < to; place++) if (!ready.scatter[grid[place] as number]) grid[place] = wild;
    filled.push(reel);
  }
  return filled;
}
