import type { FairDraw } from '../fair/index.ts';
import { expandWilds, type GridWin, placesOf, scattersOf, scatterWin, winsOf } from './evaluate/index.ts';
import type { SlotEvent } from './events.ts';
import { type DrawnFrom, drawGrid, drawSymbol, type Grid, tumbleDown } from './grid.ts';
import { holdAndWin } from './hold-and-win.ts';
import type { SymbolIndex } from './machine.ts';
import type { ReadyMachine } from './prepare.ts';

export interface RoundInput {
  ready: ReadyMachine;
  draw: FairDraw;
  /** The round begins with free spins. */
  bought?: boolean;
  /** Left out by whoever wants the sum only. */
  tell?: (event: SlotEvent) => void;
}

/** State of a round while it is played. */
interface Playing extends RoundInput {
  units: number;
}

/** One round from its stake to its end. Returns what it pays in units, at most the machine's largest. */
export function playRound(input: RoundInput): { units: number; largest: boolean } {
  const round: Playing = { ...input, units: 0 };
  const { machine } = input.ready;
  if (input.bought) {
    playFree(round, machine.buy?.scatters ?? 0, []);
  } else {
    const { scatters, grid } = spin(round, { source: input.ready.base, multipliers: machine.tumble?.multipliers });
    if (machine.holdAndWin) {
      const coins = placesOf(grid, input.ready.coin);
      if (coins.length >= machine.holdAndWin.opensAt) add(round, holdAndWin(machine, coins, round));
    }
    if (machine.freeSpins && (machine.freeSpins.spins[scatters.length] ?? 0) > 0) {
      playFree(round, scatters.length, scatters);
    }
  }
  const largest = isOver(round);
  round.tell?.({ type: 'settled', pays: round.units, largest });
  return { units: round.units, largest };
}

const isOver = ({ units, ready }: Playing) => units >= ready.largestUnits;

function add(round: Playing, units: number): void {
  round.units = Math.min(round.ready.largestUnits, round.units + units);
}

interface Spin {
  source: DrawnFrom;
  /** Of the falls of a tumbling machine. */
  multipliers?: readonly number[] | undefined;
  /** How many falls have been before, where the multiplier is kept. */
  fallsBefore?: number;
  /** Of the whole spin. */
  multiplier?: number;
  /** Which free spin. */
  number?: number;
  held?: Map<number, SymbolIndex>;
  expanding?: SymbolIndex | undefined;
  /** Wilds that fill a reel raise the multiplier. */
  raises?: boolean;
}

/** One grid with all that follows from it. */
function spin(round: Playing, how: Spin): { scatters: number[]; grid: Grid; falls: number; multiplier: number } {
  const { machine } = round.ready;
  let multiplier = how.multiplier ?? 1;
  const grid = drawGrid(machine, how.source, round.draw);
  if (how.held) {
    for (const [place, symbol] of how.held) grid[place] = symbol;
    const held = [...how.held.keys()];
    for (const place of placesOf(grid, round.ready.wild)) how.held.set(place, grid[place] as number);
    if (round.tell) round.tell({ type: 'spun', grid: [...grid], spin: how.number, held });
  } else {
    round.tell?.({ type: 'spun', grid: [...grid], ...(how.number !== undefined && { spin: how.number }) });
  }
  if (machine.expandingWilds) {
    const reels = expandWilds(round.ready, grid);
    if (how.raises) multiplier += reels.length;
    if (reels.length > 0) round.tell?.({ type: 'expanded', reels, grid: [...grid] });
  }
  let falls = how.fallsBefore ?? 0;
  for (;;) {
    const wins = winsOf(round.ready, grid);
    pay(round, wins, multiplier * (how.multipliers ? multiplierOfFall(how.multipliers, falls) : 1));
    if (!machine.tumble || wins.length === 0 || isOver(round)) break;
    const gone = new Set(wins.flatMap((win) => win.places));
    const fell = tumbleDown(machine, grid, gone, { source: how.source, draw: round.draw });
    round.tell?.({ type: 'fell', gone: [...gone].sort((a, b) => a - b), fell, grid: [...grid] });
    falls++;
  }
  // Scatters never fall away: those that lie there in the end are all that came.
  const scatters = scattersOf(round.ready, grid);
  const scattered = scatterWin(round.ready, grid, scatters);
  if (scattered) pay(round, [scattered], multiplier);
  if (how.expanding !== undefined && !isOver(round)) payExpanding(round, grid, how);
  return { scatters, grid, falls, multiplier };
}

const multiplierOfFall = (multipliers: readonly number[], falls: number) =>
  multipliers[Math.min(falls, multipliers.length - 1)] ?? 1;

function pay(round: Playing, wins: GridWin[], multiplier: number): void {
  if (wins.length === 0) return;
  let pays = 0;
  for (const win of wins) pays += win.pays;
  pays *= multiplier;
  add(round, pays);
  round.tell?.({ type: 'won', wins, multiplier, pays });
}

/** The symbol of these free spins fills every reel it lies on and pays on all lines, side by side or not. */
function payExpanding(round: Playing, grid: Grid, how: Spin): void {
  const { machine } = round.ready;
  const { rows, reels } = machine.grid;
  const symbol = how.expanding as SymbolIndex;
  const on = Array.from({ length: reels }, (_, reel) => reel).filter((reel) =>
    grid.slice(reel * rows, (reel + 1) * rows).includes(symbol),
  );
  const each = machine.symbols[symbol]?.pays?.[on.length] ?? 0;
  if (each === 0 || machine.pays.kind !== 'lines') return;
  const places = on.flatMap((reel) => Array.from({ length: rows }, (_, row) => reel * rows + row));
  for (const place of places) grid[place] = symbol;
  round.tell?.({ type: 'expanded', reels: on, symbol, grid: [...grid] });
  pay(round, [{ symbol, count: on.length, pays: each * machine.pays.lines.length, places }], how.multiplier ?? 1);
}

function playFree(round: Playing, scatters: number, places: number[]): void {
  const { machine, free, expandingEnds } = round.ready;
  const rules = machine.freeSpins;
  if (!rules || !free || isOver(round)) return;
  let total = Math.min(rules.mostSpins, rules.spins[scatters] ?? 0);
  const expanding = expandingEnds && drawSymbol(expandingEnds, round.draw);
  round.tell?.({ type: 'free', spins: total, total, places, ...(expanding !== undefined && { symbol: expanding }) });
  const before = round.units;
  const held = rules.stickyWilds && new Map<number, SymbolIndex>();
  let falls = 0;
  let multiplier = rules.multiplier ?? 1;
  let number = 0;
  while (number < total && !isOver(round)) {
    number++;
    const done = spin(round, {
      source: free,
      multipliers: machine.tumble && (machine.tumble.freeMultipliers ?? machine.tumble.multipliers),
      fallsBefore: rules.keepsMultiplier ? falls : 0,
      multiplier,
      raises: rules.wildsRaise === true,
      number,
      ...(held && { held }),
      expanding,
    });
    falls = done.falls;
    if (rules.wildsRaise) multiplier = done.multiplier;
    const more = Math.min(rules.mostSpins - total, rules.again[done.scatters.length] ?? 0);
    if (more > 0 && !isOver(round)) {
      total += more;
      round.tell?.({ type: 'free', spins: more, total, places: done.scatters });
    }
  }
  round.tell?.({ type: 'freeOver', spins: number, pays: round.units - before });
}
