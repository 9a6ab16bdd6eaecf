import type { FairDraw } from '../../fair/index.ts';
import { endsOf, type HoldAndWin, type Machine } from '../machine.ts';
import { evaluatorOf } from './evaluate.ts';
import { type SwiftReel, tablesOf } from './tables.ts';

/** The spin that was paid for, with coins but without the free spins it opens. */
interface SwiftSpin {
  /** In units, at most the machine's largest. */
  units: number;
  /** The same as if there were no largest win; of machines that do not tumble. */
  uncut: number;
  /** In the grid as it came, and after all falls. */
  firstScatters: number;
  scatters: number;
}

export interface SwiftPlayer {
  /** One round, the same as `playRound` from the same draws: what it pays in units. */
  round(draw: FairDraw, bought?: boolean): number;
  /** Its first half. What is returned is written over by the next one. */
  spin(draw: FairDraw): SwiftSpin;
  /** Its second half, from what the first one paid: the units of the whole round. */
  goOn(draw: FairDraw, spin: SwiftSpin): number;
}

const NONE: readonly number[] = [1];

/**
 * Plays a machine for its sums only: no events, no lists, nothing made new in a round. It is for the laboratory; rounds
 * for money are played by `playRound`, and a test holds this one to it draw by draw.
 */
export function swiftPlayer(machine: Machine, { cap = true }: { cap?: boolean } = {}): SwiftPlayer {
  const tables = tablesOf(machine);
  const { reels, rows, places, wild, scatter, coin, pays } = tables;
  const evaluate = evaluatorOf(tables);
  const most = cap ? tables.largestUnits : Number.POSITIVE_INFINITY;
  const { tumble, freeSpins, holdAndWin } = machine;
  const baseMultipliers = tumble?.multipliers ?? NONE;
  const freeMultipliers = tumble?.freeMultipliers ?? tumble?.multipliers ?? NONE;
  const tumbles = tumble !== undefined;
  const expands = machine.expandingWilds === true;
  const grid = new Uint8Array(places);
  const gone = new Uint8Array(places);
  /** Symbol + 1 of wilds that stay, 0 where there is none. */
  const held = new Uint8Array(places);
  const filled = new Uint8Array(places);
  const valueEnds = holdAndWin ? endsOf(holdAndWin.values.map(({ weight }) => weight)) : [];
  const spins = freeSpins?.spins ?? {};
  const scatterStride = places + 1;

  let units = 0;
  let uncut = 0;
  let scatters = 0;
  let firstScatters = 0;
  let falls = 0;
  let multiplier = 1;

  function drawGrid(draw: FairDraw, source: SwiftReel[]): void {
    for (let reel = 0, at = 0; reel < reels; reel++) {
      const { isStrip, range, symbols } = source[reel]!;
      if (isStrip) {
        const stop = draw.integer(range);
        for (let row = 0; row < rows; row++) grid[at++] = symbols[stop + row]!;
      } else {
        for (let row = 0; row < rows; row++) grid[at++] = symbols[draw.integer(range)]!;
      }
    }
  }

  function add(paid: number): void {
    uncut += paid;
    units = units + paid > most ? most : units + paid;
  }

  function fillReels(): number {
    let reelsFilled = 0;
    for (let from = 0; from < places; from += rows) {
      let found = -1;
      for (let at = from; at < from + rows; at++)
        if (wild[grid[at]!] === 1) {
          found = grid[at]!;
          break;
        }
      if (found < 0) continue;
      for (let at = from; at < from + rows; at++) if (scatter[grid[at]!] === 0) grid[at] = found;
      reelsFilled++;
    }
    return reelsFilled;
  }

  function fall(draw: FairDraw, source: SwiftReel[]): void {
    for (let reel = 0, from = 0; reel < reels; reel++, from += rows) {
      let to = from + rows - 1;
      for (let at = to; at >= from; at--) {
        if (gone[at] === 1) {
          gone[at] = 0;
          continue;
        }
        grid[to--] = grid[at]!;
      }
      const { range, symbols } = source[reel]!;
      for (let at = from; at <= to; at++) grid[at] = symbols[draw.integer(range)]!;
    }
  }

  function countScatters(): number {
    let count = 0;
    for (let at = 0; at < places; at++) count += scatter[grid[at]!]!;
    return count;
  }

  /** From the grid that lies there to its end. */
  function settle(draw: FairDraw, source: SwiftReel[], multipliers: readonly number[]): void {
    for (;;) {
      const won = evaluate(grid, gone);
      if (won > 0) {
        const last = multipliers.length - 1;
        add(won * (tumbles ? multiplier * multipliers[falls < last ? falls : last]! : multiplier));
      }
      if (!tumbles) break;
      if (won === 0 || units >= most) {
        if (won > 0) gone.fill(0);
        break;
      }
      fall(draw, source);
      falls++;
    }
    scatters = countScatters();
    if (scatters > 0) {
      const paid = pays[firstScatter() * scatterStride + scatters]!;
      if (paid > 0) add(paid * multiplier);
    }
  }

  function firstScatter(): number {
    for (let at = 0; at < places; at++) if (scatter[grid[at]!] === 1) return grid[at]!;
    return 0;
  }

  function playCoins(draw: FairDraw, rules: HoldAndWin): void {
    let coins = 0;
    for (let at = 0; at < places; at++) {
      filled[at] = coin[grid[at]!]!;
      coins += filled[at]!;
    }
    if (coins < rules.opensAt) return;
    let paid = valuesOf(draw, rules, coins);
    let respins = rules.respins;
    const { numerator, denominator } = rules.chance;
    while (respins > 0 && coins < places) {
      respins--;
      let came = 0;
      for (let at = 0; at < places; at++)
        if (filled[at] === 0 && draw.integer(denominator) < numerator) {
          filled[at] = 1;
          came++;
        }
      if (came === 0) continue;
      respins = rules.respins;
      coins += came;
      paid += valuesOf(draw, rules, came);
    }
    if (coins === places) paid += rules.full;
    add(paid);
  }

  function valuesOf(draw: FairDraw, rules: HoldAndWin, coins: number): number {
    let sum = 0;
    for (let at = 0; at < coins; at++) sum += rules.values[drawOne(draw, valueEnds)]!.pays;
    return sum;
  }

  function drawOne(draw: FairDraw, ends: readonly number[]): number {
    const drawn = draw.integer(ends[ends.length - 1]!);
    let at = 0;
    while (ends[at]! <= drawn) at++;
    return at;
  }

  function holdWilds(): void {
    for (let at = 0; at < places; at++) {
      if (held[at] !== 0) grid[at] = held[at]! - 1;
      else if (wild[grid[at]!] === 1) held[at] = grid[at]! + 1;
    }
  }

  function payExpanding(symbol: number, by: number): void {
    let on = 0;
    for (let from = 0; from < places; from += rows)
      for (let at = from; at < from + rows; at++)
        if (grid[at] === symbol) {
          on++;
          break;
        }
    add((machine.symbols[symbol]?.pays?.[on] ?? 0) * tables.lineCount * by);
  }

  function playFree(draw: FairDraw, opened: number): void {
    if (!freeSpins || units >= most) return;
    let total = Math.min(freeSpins.mostSpins, spins[opened] ?? 0);
    const expanding = tables.expandingEnds ? drawOne(draw, tables.expandingEnds) : -1;
    if (freeSpins.stickyWilds) held.fill(0);
    let kept = 0;
    let spinMultiplier = freeSpins.multiplier ?? 1;
    for (let number = 0; number < total && units < most; number++) {
      drawGrid(draw, tables.free);
      multiplier = spinMultiplier;
      if (freeSpins.stickyWilds) holdWilds();
      if (expands) {
        const reelsFilled = fillReels();
        if (freeSpins.wildsRaise) multiplier += reelsFilled;
      }
      falls = freeSpins.keepsMultiplier ? kept : 0;
      settle(draw, tables.free, freeMultipliers);
      if (expanding >= 0 && units < most) payExpanding(expanding, spinMultiplier);
      kept = falls;
      if (freeSpins.wildsRaise) spinMultiplier = multiplier;
      if (units < most) total += Math.min(freeSpins.mostSpins - total, freeSpins.again[scatters] ?? 0);
    }
  }

  const done: SwiftSpin = { units: 0, uncut: 0, firstScatters: 0, scatters: 0 };
  function spin(draw: FairDraw): SwiftSpin {
    units = 0;
    uncut = 0;
    multiplier = 1;
    falls = 0;
    drawGrid(draw, tables.base);
    firstScatters = tumbles ? countScatters() : 0;
    if (expands) fillReels();
    settle(draw, tables.base, baseMultipliers);
    if (holdAndWin) playCoins(draw, holdAndWin);
    done.units = units;
    done.uncut = uncut;
    done.scatters = scatters;
    done.firstScatters = tumbles ? firstScatters : scatters;
    return done;
  }

  function goOn(draw: FairDraw, from: SwiftSpin): number {
    units = from.units;
    if ((spins[from.scatters] ?? 0) > 0) playFree(draw, from.scatters);
    return units;
  }

  return {
    spin,
    goOn,
    round(draw, bought = false) {
      if (!bought) return goOn(draw, spin(draw));
      units = 0;
      playFree(draw, machine.buy?.scatters ?? 0);
      return units;
    },
  };
}
