import type { Grid } from '../grid.ts';
import type { SymbolIndex } from '../machine.ts';
import type { ReadyMachine } from '../prepare.ts';
import { multiplierAt } from './lines.ts';
import type { GridWin } from './win.ts';

/**
 * Symbols on neighbouring reels from the left, in any row: pays × how many on each reel. Wilds count as the symbol, and
 * never stand on the first reel of a machine of ways, so that a way always has a name.
 */
export function wayWins(ready: ReadyMachine, grid: Grid): GridWin[] {
  const { reels, rows } = ready.machine.grid;
  const wins: GridWin[] = [];
  const seen = new Set<SymbolIndex>();
  for (let row = 0; row < rows; row++) {
    const symbol = grid[row] as number;
    if (!ready.regular[symbol] || seen.has(symbol)) continue;
    seen.add(symbol);
    const places: number[] = [];
    let ways = 1;
    let count = 0;
    for (let reel = 0; reel < reels; reel++) {
      let onReel = 0;
      for (let at = reel * rows; at < (reel + 1) * rows; at++) {
        if (grid[at] !== symbol && !ready.wild[grid[at] as number]) continue;
        onReel++;
        places.push(at);
      }
      if (onReel === 0) break;
      ways *= onReel;
      count++;
    }
    const pays = ready.pays[symbol]?.[count] as number;
    if (pays === 0) continue;
    wins.push({ symbol, count, pays: pays * ways * multiplierAt(ready, grid, places), places });
  }
  return wins;
}
