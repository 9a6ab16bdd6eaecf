import type { Tables } from './tables.ts';

/** What a grid wins in units, before the multiplier of its spin; `gone` is marked where something has won. */
export type Evaluate = (grid: Uint8Array, gone: Uint8Array) => number;

/** The same sums as `winsOf`, without a list of wins: which of the two is right is asked by `swift.test.ts`. */
export function evaluatorOf(tables: Tables): Evaluate {
  switch (tables.machine.pays.kind) {
    case 'lines':
      return linesOf(tables);
    case 'ways':
      return waysOf(tables);
    case 'cluster':
      return clustersOf(tables);
    case 'anywhere':
      return anywhereOf(tables);
  }
}

function linesOf(tables: Tables): Evaluate {
  const { lines, lineCount, reels, wild, regular, pays, multiplies, multiplying } = tables;
  const stride = tables.places + 1;
  const tumbles = tables.machine.tumble !== undefined;
  return (grid, gone) => {
    let units = 0;
    for (let line = 0, from = 0; line < lineCount; line++, from += reels) {
      let wilds = 0;
      while (wilds < reels && wild[grid[lines[from + wilds]!]!] === 1) wilds++;
      let best = 0;
      let bestCount = 0;
      if (wilds > 0) {
        best = pays[grid[lines[from]!]! * stride + wilds]!;
        bestCount = wilds;
        if (multiplying) best *= multiplierOfLine(grid, from, wilds);
      }
      if (wilds < reels) {
        const target = grid[lines[from + wilds]!]!;
        if (regular[target] === 1) {
          let count = wilds + 1;
          for (; count < reels; count++) {
            const symbol = grid[lines[from + count]!]!;
            if (symbol !== target && wild[symbol] === 0) break;
          }
          let own = pays[target * stride + count]!;
          if (multiplying && own > 0) own *= multiplierOfLine(grid, from, count);
          if (own > best) {
            best = own;
            bestCount = count;
          }
        }
      }
      if (best === 0) continue;
      units += best;
      if (tumbles) for (let at = 0; at < bestCount; at++) gone[lines[from + at]!] = 1;
    }
    return units;
  };

  function multiplierOfLine(grid: Uint8Array, from: number, count: number): number {
    let sum = 0;
    for (let at = 0; at < count; at++) sum += multiplies[grid[lines[from + at]!]!]!;
    return sum > 1 ? sum : 1;
  }
}

function waysOf(tables: Tables): Evaluate {
  const { reels, rows, wild, regular, pays, multiplies, multiplying } = tables;
  const stride = tables.places + 1;
  const tumbles = tables.machine.tumble !== undefined;
  return (grid, gone) => {
    let units = 0;
    let seen = 0;
    for (let row = 0; row < rows; row++) {
      const symbol = grid[row]!;
      if (regular[symbol] === 0 || (seen & (1 << symbol)) !== 0) continue;
      seen |= 1 << symbol;
      let ways = 1;
      let count = 0;
      let multiplier = 0;
      for (let at = 0; count < reels; count++) {
        let onReel = 0;
        for (const end = at + rows; at < end; at++) {
          const shown = grid[at]!;
          if (shown !== symbol && wild[shown] === 0) continue;
          onReel++;
          if (multiplying) multiplier += multiplies[shown]!;
        }
        if (onReel === 0) break;
        ways *= onReel;
      }
      const each = pays[symbol * stride + count]!;
      if (each === 0) continue;
      units += each * ways * (multiplier > 1 ? multiplier : 1);
      if (tumbles) {
        const end = count * rows;
        for (let at = 0; at < end; at++) if (grid[at] === symbol || wild[grid[at]!] === 1) gone[at] = 1;
      }
    }
    return units;
  };
}

function clustersOf(tables: Tables): Evaluate {
  const { places, beside, wild, regular, pays, multiplies, multiplying } = tables;
  const stride = places + 1;
  const found = new Uint8Array(places);
  /** In which cluster a place was met last: a number that grows needs no clearing. */
  const met = new Int32Array(places);
  let cluster = 0;
  return (grid, gone) => {
    const before = cluster;
    let units = 0;
    for (let start = 0; start < places; start++) {
      const symbol = grid[start]!;
      // A wild belongs to many clusters, so only places of the symbol itself are done when they have been met.
      if (regular[symbol] === 0 || met[start]! > before) continue;
      cluster++;
      met[start] = cluster;
      found[0] = start;
      let count = 1;
      for (let at = 0; at < count; at++) {
        const of = found[at]! * 4;
        for (let side = of; side < of + 4; side++) {
          const next = beside[side]!;
          if (next < 0 || met[next] === cluster) continue;
          const shown = grid[next]!;
          if (shown !== symbol && wild[shown] === 0) continue;
          met[next] = cluster;
          found[count++] = next;
        }
      }
      let each = pays[symbol * stride + count]!;
      if (each === 0) continue;
      if (multiplying) {
        let sum = 0;
        for (let at = 0; at < count; at++) sum += multiplies[grid[found[at]!]!]!;
        if (sum > 1) each *= sum;
      }
      units += each;
      for (let at = 0; at < count; at++) gone[found[at]!] = 1;
    }
    if (cluster > 2 ** 30) {
      cluster = 0;
      met.fill(0);
    }
    return units;
  };
}

function anywhereOf(tables: Tables): Evaluate {
  const { places, symbols, wild, regular, pays, multiplies } = tables;
  const stride = places + 1;
  const counts = new Int32Array(symbols);
  const winning = new Uint8Array(symbols);
  return (grid, gone) => {
    counts.fill(0);
    for (let place = 0; place < places; place++) counts[grid[place]!]!++;
    let wilds = 0;
    let wildMultiplier = 0;
    for (let symbol = 0; symbol < symbols; symbol++)
      if (wild[symbol] === 1) {
        wilds += counts[symbol]!;
        wildMultiplier += counts[symbol]! * multiplies[symbol]!;
      }
    let units = 0;
    for (let symbol = 0; symbol < symbols; symbol++) {
      const own = counts[symbol]!;
      winning[symbol] = 0;
      if (own === 0 || regular[symbol] === 0) continue;
      const each = pays[symbol * stride + own + wilds]!;
      if (each === 0) continue;
      const multiplier = wildMultiplier + own * multiplies[symbol]!;
      units += each * (multiplier > 1 ? multiplier : 1);
      winning[symbol] = 1;
    }
    if (units === 0) return 0;
    for (let place = 0; place < places; place++)
      if (winning[grid[place]!] === 1 || wild[grid[place]!] === 1) gone[place] = 1;
    return units;
  };
}
