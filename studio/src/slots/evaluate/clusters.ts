import type { Grid } from '../grid.ts';
import type { ReadyMachine } from '../prepare.ts';
import { multiplierAt } from './lines.ts';
import type { GridWin } from './win.ts';

/** Symbols that touch by their sides, together with the wilds between them. A wild may be part of several clusters. */
export function clusterWins(ready: ReadyMachine, grid: Grid): GridWin[] {
  const wins: GridWin[] = [];
  const done = new Set<number>();
  for (let start = 0; start < grid.length; start++) {
    const symbol = grid[start] as number;
    if (done.has(start) || !ready.regular[symbol]) continue;
    const cluster = spread(ready, grid, start);
    for (const place of cluster) if (grid[place] === symbol) done.add(place);
    const pays = ready.pays[symbol]?.[cluster.length] as number;
    if (pays === 0) continue;
    const multiplier = multiplierAt(ready, grid, cluster);
    wins.push({ symbol, count: cluster.length, pays: pays * multiplier, places: cluster.sort((a, b) => a - b) });
  }
  return wins;
}

function spread(ready: ReadyMachine, grid: Grid, start: number): number[] {
  const { reels, rows } = ready.machine.grid;
  const symbol = grid[start];
  const found = [start];
  const seen = new Set(found);
  for (const place of found) {
    const [reel, row] = [Math.floor(place / rows), place % rows];
    const beside = [
      reel > 0 ? place - rows : -1,
      reel < reels - 1 ? place + rows : -1,
      row > 0 ? place - 1 : -1,
      row < rows - 1 ? place + 1 : -1,
    ];
    for (const next of beside) {
      if (next < 0 || seen.has(next)) continue;
      if (grid[next] !== symbol && !ready.wild[grid[next] as number]) continue;
      seen.add(next);
      found.push(next);
    }
  }
  return found;
}
