import { runOf } from '../evaluate/lines.ts';
import { type FreeSpins, type HoldAndWin, isCoin, isScatter, isWild, type Machine, paysAtLeast } from '../machine.ts';
import { readyMachine } from '../prepare.ts';
import { convolve, fixedOf, ONE, times } from './fixed.ts';
import { countsOf, expandedWindows, type Windows, windowsOf } from './windows.ts';

/**
 * What a round pays on average, in units and with forty digits, worked out and not played: every window of every reel is
 * counted. Only for machines of strips whose spins do not hang on each other; undefined for the others, which are
 * played many million times instead. The end of a round at its largest win is left out of it: it can only lower the figure.
 */
export function expectedUnits(machine: Machine): { spin: bigint; buy?: bigint } | undefined {
  const { freeSpins, reels, tumble } = machine;
  if (
    reels.kind !== 'strips' ||
    tumble ||
    freeSpins?.stickyWilds ||
    freeSpins?.wildsRaise ||
    freeSpins?.reels.kind === 'weights'
  )
    return undefined;
  if (machine.pays.kind !== 'lines' && machine.pays.kind !== 'ways') return undefined;
  const windows = windowsOf(machine, reels);
  let spin = spinUnits(machine, windows);
  let buy: bigint | undefined;
  if (freeSpins) {
    const byScatters = countDistribution(machine, windows, isScatter);
    byScatters.forEach((chance, scatters) => {
      const spins = freeSpins.spins[scatters] ?? 0;
      if (spins > 0) spin += times(chance, freeUnits(machine, freeSpins, spins));
    });
    if (machine.buy) buy = freeUnits(machine, freeSpins, freeSpins.spins[machine.buy.scatters] ?? 0);
  }
  if (machine.holdAndWin) {
    const byCoins = countDistribution(machine, windows, isCoin);
    byCoins.forEach((chance, coins) => {
      if (coins >= (machine.holdAndWin as HoldAndWin).opensAt) spin += times(chance, heldUnits(machine, coins));
    });
  }
  return { spin, ...(buy !== undefined && { buy }) };
}

/** Of one spin, without what it opens. */
function spinUnits(machine: Machine, windows: Windows[]): bigint {
  const expanded = expandedWindows(machine, windows);
  const own = machine.pays.kind === 'lines' ? linesUnits(machine, expanded) : waysUnits(machine, expanded);
  return own + scatterUnits(machine, windows);
}

function linesUnits(machine: Machine, windows: Windows[]): bigint {
  if (machine.pays.kind !== 'lines') return 0n;
  // Without reels that fill, every row of a reel shows the same symbols equally often: one line stands for all.
  const lines = machine.expandingWilds ? machine.pays.lines : machine.pays.lines.slice(0, 1);
  const all = lines.reduce((sum, line) => sum + lineUnits(machine, windows, line), 0n);
  return machine.expandingWilds ? all : all * BigInt(machine.pays.lines.length);
}

function lineUnits(machine: Machine, windows: Windows[], line: readonly number[]): bigint {
  const counts = windows.map((reel, index) => {
    const bySymbol = new Map<number, number>();
    for (const window of reel) {
      const symbol = window[line[index] as number] as number;
      bySymbol.set(symbol, (bySymbol.get(symbol) ?? 0) + 1);
    }
    return [...bySymbol];
  });
  let sum = 0n;
  const ready = readyMachine(machine);
  const symbols: number[] = [];
  const walk = (reel: number, ways: bigint) => {
    if (reel === counts.length) {
      const pays = runOf(ready, symbols)?.pays ?? 0;
      if (pays > 0) sum += ways * BigInt(pays);
      return;
    }
    for (const [symbol, count] of counts[reel] as [number, number][]) {
      symbols[reel] = symbol;
      walk(reel + 1, ways * BigInt(count));
    }
  };
  walk(0, 1n);
  return fixedOf(
    sum,
    windows.reduce((all, reel) => all * BigInt(reel.length), 1n),
  );
}

function waysUnits(machine: Machine, windows: Windows[]): bigint {
  let sum = 0n;
  machine.symbols.forEach((symbol, index) => {
    if (symbol.role !== 'regular') return;
    const reels = windows.map((reel) => countsOf(reel, (shown) => shown === index || isWild(machine, shown)));
    const means = windows.map((reel) => meansByMultiplier(machine, reel, index));
    for (const [count, pays] of Object.entries(symbol.pays ?? {})) {
      const length = Number(count);
      let ways = means
        .slice(0, length)
        .reduce(convolve, [ONE])
        .reduce((all, mean, multiplier) => all + mean * BigInt(Math.max(1, multiplier)), 0n);
      if (length < reels.length) ways = times(ways, reels[length]?.[0] as bigint);
      sum += ways * BigInt(pays);
    }
  });
  return sum;
}

/** How many of a symbol a reel shows on average, apart by what the wilds among them multiply with, added up. */
function meansByMultiplier(machine: Machine, reel: Windows, symbol: number): bigint[] {
  const most = Math.max(0, ...machine.symbols.map(({ multiplies = 0 }) => multiplies)) * machine.grid.rows;
  const sums = new Array<number>(most + 1).fill(0);
  for (const window of reel) {
    const fitting = window.filter((shown) => shown === symbol || isWild(machine, shown));
    const multiplier = fitting.reduce((sum, shown) => sum + (machine.symbols[shown]?.multiplies ?? 0), 0);
    sums[multiplier] = (sums[multiplier] as number) + fitting.length;
  }
  return sums.map((sum) => fixedOf(BigInt(sum), BigInt(reel.length)));
}

function scatterUnits(machine: Machine, windows: Windows[]): bigint {
  const pays = machine.symbols.find(({ role }) => role === 'scatter')?.pays;
  if (!pays) return 0n;
  return countDistribution(machine, windows, isScatter).reduce(
    (sum, chance, count) => sum + chance * BigInt(paysAtLeast(pays, count)),
    0n,
  );
}

/** How likely a spin shows 0, 1, 2 … symbols of a kind, on all reels together. */
function countDistribution(
  machine: Machine,
  windows: Windows[],
  fits: (machine: Machine, symbol: number) => boolean,
): bigint[] {
  return windows.map((reel) => countsOf(reel, (symbol) => fits(machine, symbol))).reduce(convolve, [ONE]);
}

/** Of all free spins that begin with so many. */
function freeUnits(machine: Machine, rules: FreeSpins, spins: number): bigint {
  if (rules.reels.kind !== 'strips') throw new TypeError('free spins of weights are not counted');
  const windows = windowsOf(machine, rules.reels);
  let each = spinUnits(machine, windows);
  if (rules.expandingSymbol) each += fillingUnits(machine, windows, rules.expandingSymbol.weights);
  each *= BigInt(rules.multiplier ?? 1);
  const more = countDistribution(machine, windows, isScatter).flatMap((chance, scatters) => {
    const added = rules.again[scatters] ?? 0;
    return added > 0 ? [{ chance, added }] : [];
  });
  return times(each, spinsOnAverage(rules, spins, more));
}

/** How many free spins there are on average: those that are added bring others, up to the most. */
function spinsOnAverage(rules: FreeSpins, spins: number, more: { chance: bigint; added: number }[]): bigint {
  const known = new Map<number, bigint>();
  const from = (left: number, total: number): bigint => {
    if (left === 0) return 0n;
    const key = left * 10_000 + total;
    const before = known.get(key);
    if (before !== undefined) return before;
    let rest = ONE;
    let average = ONE;
    for (const { chance, added } of more) {
      const granted = Math.min(added, rules.mostSpins - total);
      average += times(chance, from(left - 1 + granted, total + granted));
      rest -= chance;
    }
    average += times(rest, from(left - 1, total));
    known.set(key, average);
    return average;
  };
  const begin = Math.min(spins, rules.mostSpins);
  return from(begin, begin);
}

/** Of the symbol that fills its reels, whichever was drawn. */
function fillingUnits(machine: Machine, windows: Windows[], weights: readonly number[]): bigint {
  if (machine.pays.kind !== 'lines') return 0n;
  const lines = BigInt(machine.pays.lines.length);
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  let sum = 0n;
  weights.forEach((weight, symbol) => {
    if (weight === 0) return;
    const reels = windows.map((reel) => {
      const [none = 0n] = countsOf(reel, (shown) => shown === symbol);
      return [none, ONE - none];
    });
    const paid = reels
      .reduce(convolve, [ONE])
      .reduce((units, chance, count) => units + chance * BigInt(machine.symbols[symbol]?.pays?.[count] ?? 0), 0n);
    sum += (paid * lines * BigInt(weight)) / all;
  });
  return sum;
}

/** Of hold-and-win that begins with so many coins. */
function heldUnits(machine: Machine, coins: number): bigint {
  const rules = machine.holdAndWin as HoldAndWin;
  const places = machine.grid.reels * machine.grid.rows;
  const weights = rules.values.reduce((sum, { weight }) => sum + weight, 0);
  const value = rules.values.reduce((sum, { pays, weight }) => sum + BigInt(pays * weight), 0n);
  const perCoin = fixedOf(value, BigInt(weights));
  const chance = fixedOf(BigInt(rules.chance.numerator), BigInt(rules.chance.denominator));
  const known = new Map<number, bigint>();
  const from = (filled: number, respins: number): bigint => {
    if (filled === places) return BigInt(rules.full) * ONE;
    if (respins === 0) return 0n;
    const key = filled * 100 + respins;
    const before = known.get(key);
    if (before !== undefined) return before;
    const came = Array.from({ length: places - filled }, () => [ONE - chance, chance]).reduce(convolve, [ONE]);
    const units = came.reduce((sum, likely, count) => {
      const after = count === 0 ? from(filled, respins - 1) : from(filled + count, rules.respins);
      return sum + times(likely, perCoin * BigInt(count) + after);
    }, 0n);
    known.set(key, units);
    return units;
  };
  return perCoin * BigInt(coins) + from(coins, rules.respins);
}
