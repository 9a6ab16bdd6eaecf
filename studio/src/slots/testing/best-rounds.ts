import { type FairDraw, labDraw } from '../../fair/index.ts';
import { expandWilds, placesOf, scattersOf, winsOf } from '../evaluate/index.ts';
import { type DrawnFrom, drawGrid, type Grid } from '../grid.ts';
import { endsOf, type Machine, type SymbolIndex } from '../machine.ts';
import { playRound } from '../play-round.ts';
import { type ReadyMachine, readyMachine } from '../prepare.ts';
import { scriptedDraw } from './scripted-draw.ts';

/**
 * Whether draws exist with which a round wins the most it can. Every number of a draw can come, so a round that is
 * written down here can come: falls that never end, all places filled with coins, or free spins of the best grids.
 */
export function canWinLargest(machine: Machine): boolean {
  const ready = readyMachine(machine);
  return [bestSpin, fallsWithoutEnd, everyCoin, bestFreeSpins].some((play) => {
    try {
      return play(ready);
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  });
}

/** One spin of the best grid there is: the whole of a machine that has nothing else. */
function bestSpin(ready: ReadyMachine): boolean {
  const best = numbersFor(ready, ready.base, (grid) => worthOf(ready, grid));
  return playRound({ ready, draw: scriptedDraw(best) }).largest;
}

/** What won falls away, and the same symbol falls in again. */
function fallsWithoutEnd(ready: ReadyMachine): boolean {
  if (!ready.machine.tumble) return false;
  const first = numbersFor(ready, ready.base, (grid) => worthOf(ready, grid));
  const grid = drawGrid(ready.machine, ready.base, scriptedDraw(first));
  const symbol = winsOf(ready, grid).sort((one, other) => other.pays - one.pays)[0]?.symbol;
  if (symbol === undefined) return false;
  let reel: (typeof ready.base.reels)[number] | undefined;
  const watched = new Proxy(ready.base.reels, {
    get: (reels, key) => {
      reel = reels[Number(key)];
      return reel;
    },
  });
  let drawn = 0;
  const draw: FairDraw = {
    float: () => 0,
    integer: () => {
      const number = first[drawn++];
      if (number !== undefined) return number;
      if (!reel) throw new RangeError('nothing is drawn here');
      const found = 'ends' in reel ? (reel.ends[symbol] as number) - 1 : reel.strip.indexOf(symbol);
      if (found < 0) throw new RangeError('the symbol is not on this reel');
      return found;
    },
    position: 0,
  };
  return playRound({ ready: { ...ready, base: { reels: watched } }, draw }).largest;
}

/** All coins at once, each of the highest value. */
function everyCoin(ready: ReadyMachine): boolean {
  const { holdAndWin, grid } = ready.machine;
  if (!holdAndWin) return false;
  const opening = numbersFor(ready, ready.base, (shown) => placesOf(shown, ready.coin).length);
  const coins = placesOf(drawGrid(ready.machine, ready.base, scriptedDraw(opening)), ready.coin).length;
  const ends = endsOf(holdAndWin.values.map(({ weight }) => weight));
  const pays = holdAndWin.values.map((value) => value.pays);
  const best = (ends[pays.indexOf(Math.max(...pays))] as number) - 1;
  const others = grid.reels * grid.rows - coins;
  const values = (count: number) => new Array<number>(count).fill(best);
  const numbers = [...opening, ...values(coins), ...new Array<number>(others).fill(0), ...values(others)];
  return playRound({ ready, draw: scriptedDraw(numbers) }).largest;
}

/** Free spins that open with the most scatters, each of them the best grid that can be found. */
function bestFreeSpins(ready: ReadyMachine): boolean {
  const rules = ready.machine.freeSpins;
  const scatters = (grid: Grid) => scattersOf(ready, grid).length;
  const numbers = numbersFor(ready, ready.base, (grid) => (rules?.spins[scatters(grid)] ?? 0) * 10 + scatters(grid));
  const free = ready.free ?? ready.base;
  let chosen: SymbolIndex | undefined;
  if (rules?.expandingSymbol) {
    const { weights } = rules.expandingSymbol;
    const most = (symbol: number) => Math.max(0, ...Object.values(ready.machine.symbols[symbol]?.pays ?? {}));
    chosen = weights.flatMap((weight, symbol) => (weight > 0 ? [symbol] : [])).sort((a, b) => most(b) - most(a))[0];
    numbers.push((endsOf(weights)[chosen as number] as number) - 1);
  }
  const best = numbersFor(ready, free, (grid) => worthOf(ready, grid, chosen));
  const again = numbersFor(ready, free, (grid) => (rules?.again[scatters(grid)] ?? 0) * 10 + scatters(grid));
  // The last free spin of each batch brings the next one, as long as there are more to have.
  const batch = Math.max(1, Math.min(...Object.values({ ...rules?.spins, ...rules?.again })));
  for (let spin = 1; spin <= (rules?.mostSpins ?? 0); spin++) numbers.push(...(spin % batch === 0 ? again : best));
  return playRound({ ready, draw: scriptedDraw(numbers) }).largest;
}

function worthOf(ready: ReadyMachine, shown: Grid, filling?: SymbolIndex): number {
  const { machine } = ready;
  const grid = [...shown];
  if (machine.expandingWilds) expandWilds(ready, grid);
  const own = winsOf(ready, grid).reduce((sum, win) => sum + win.pays, 0);
  if (filling === undefined || machine.pays.kind !== 'lines') return own;
  const { rows } = machine.grid;
  const reels = new Set(grid.flatMap((symbol, place) => (symbol === filling ? [Math.floor(place / rows)] : []))).size;
  return own + (machine.symbols[filling]?.pays?.[reels] ?? 0) * machine.pays.lines.length;
}

/** Climbs from many places: one draw after the other is set where it is best, until none can be set better. */
function numbersFor(ready: ReadyMachine, source: DrawnFrom, worth: (grid: Grid) => number): number[] {
  const choices = choicesOf(ready, source);
  const starts = choices.length > 10 ? 3 : 40;
  const random = labDraw(3);
  const reachedBy = (numbers: number[]) => worth(drawGrid(ready.machine, source, scriptedDraw(numbers)));
  let best = { numbers: choices.map((all) => all[0] as number), value: -1 };
  for (let start = 0; start < starts; start++) {
    // Of places that are drawn each by itself, alike ones are the best to begin with.
    const alike = random.integer(1_000);
    let numbers = choices.map(
      (all) => all[(choices.length > 10 ? alike : random.integer(all.length)) % all.length] as number,
    );
    let value = reachedBy(numbers);
    for (let better = true; better; ) {
      better = false;
      choices.forEach((all, at) => {
        for (const number of all) {
          const other = numbers.with(at, number);
          const reached = reachedBy(other);
          if (reached <= value) continue;
          numbers = other;
          value = reached;
          better = true;
        }
      });
    }
    if (value > best.value) best = { numbers, value };
  }
  return best.numbers;
}

/** The numbers that make a difference, for each draw of a grid: every stop of a strip, one number of each symbol. */
function choicesOf(ready: ReadyMachine, source: DrawnFrom): number[][] {
  return source.reels.flatMap((reel) => {
    if ('strip' in reel) return [reel.strip.map((_, stop) => stop)];
    const numbers = reel.ends.flatMap((end, at) => (end > (reel.ends[at - 1] ?? 0) ? [end - 1] : []));
    return Array.from({ length: ready.machine.grid.rows }, () => numbers);
  });
}
