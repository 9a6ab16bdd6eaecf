import type { Grid } from '../grid.ts';
import type { ReadyMachine } from '../prepare.ts';
import { multiplierAt } from './lines.ts';
import type { GridWin } from './win.ts';

/** As many of a symbol as there are, wherever they lie; wilds count as each of them. */
export function anywhereWins(ready: ReadyMachine, grid: Grid): GridWin[] {
  const wilds: number[] = [];
  const bySymbol = new Map<number, number[]>();
  grid.forEach((symbol, place) => {
    if (ready.wild[symbol]) wilds.push(place);
    else if (ready.regular[symbol]) {
      const places = bySymbol.get(symbol);
      if (places) places.push(place);
      else bySymbol.set(symbol, [place]);
    }
  });
  const wins: GridWin[] = [];
  for (const [symbol, own] of bySymbol) {
    const places = wilds.length > 0 ? [...own, ...wilds].sort((a, b) => a - b) : own;
    const pays = ready.pays[symbol]?.[places.length] as number;
    if (pays === 0) continue;
    const multiplier = multiplierAt(ready, grid, places);
    wins.push({ symbol, count: places.length, pays: pays * multiplier, places });
  }
  return wins;
}
