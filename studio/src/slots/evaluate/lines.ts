import type { Grid } from '../grid.ts';
import type { Payline, SymbolIndex } from '../machine.ts';
import type { ReadyMachine } from '../prepare.ts';
import type { GridWin } from './win.ts';

export interface LineRun {
  symbol: SymbolIndex;
  count: number;
  pays: number;
}

/**
 * What a line of symbols pays from the left: the better of the wilds at its head by themselves and of the symbol that
 * goes on after them.
 */
export function runOf(ready: ReadyMachine, symbols: readonly SymbolIndex[]): LineRun | undefined {
  const { wild } = ready;
  let wilds = 0;
  while (wilds < symbols.length && wild[symbols[wilds] as number]) wilds++;
  let best: LineRun | undefined;
  if (wilds > 0) best = betterRun(ready, symbols, { symbol: symbols[0] as number, count: wilds, best });
  const target = symbols[wilds];
  if (target === undefined || !ready.regular[target]) return best;
  let count = wilds + 1;
  while (count < symbols.length && (symbols[count] === target || wild[symbols[count] as number])) count++;
  return betterRun(ready, symbols, { symbol: target, count, best });
}

function betterRun(
  ready: ReadyMachine,
  symbols: readonly SymbolIndex[],
  { symbol, count, best }: { symbol: SymbolIndex; count: number; best: LineRun | undefined },
): LineRun | undefined {
  const once = ready.pays[symbol]?.[count] as number;
  if (once === 0) return best;
  let multiplier = 0;
  for (let at = 0; at < count; at++) multiplier += ready.multiplies[symbols[at] as number] as number;
  const pays = once * Math.max(1, multiplier);
  return pays > (best?.pays ?? 0) ? { symbol, count, pays } : best;
}

/** The multipliers of wilds in a win, added up; 1 where there is none. */
export function multiplierAt(ready: ReadyMachine, grid: Grid, places: readonly number[]): number {
  let sum = 0;
  for (const place of places) sum += ready.multiplies[grid[place] as number] as number;
  return Math.max(1, sum);
}

export function lineWins(ready: ReadyMachine, grid: Grid, lines: readonly Payline[]): GridWin[] {
  const { rows, reels } = ready.machine.grid;
  const wins: GridWin[] = [];
  const symbols: number[] = new Array(reels);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Payline;
    for (let reel = 0; reel < reels; reel++) symbols[reel] = grid[reel * rows + (line[reel] as number)] as number;
    const run = runOf(ready, symbols);
    if (!run) continue;
    const places = line.slice(0, run.count).map((row, reel) => reel * rows + row);
    wins.push({ ...run, places, line: index });
  }
  return wins;
}
