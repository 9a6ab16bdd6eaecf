/** Differences between what was said and what came, added up per fixture: outcomes of one fixture go together. */
export interface Bin {
  /** Outcomes that were compared. */
  compared: number;
  said: number;
  came: number;
  /** What would be the variance if outcomes of a fixture had nothing to do with each other: how much there is to see. */
  spread: number;
  /** Of the differences per fixture: their squares and fourth powers. */
  squares: number;
  fourths: number;
}

/** Names of bins begin with what is compared. */
export type Comparison = 'calibration' | 'martingale' | 'back';

/** By bin: `calibration|total|3` is the fourth decile of totals. */
export interface Tally {
  fixtures: number;
  bins: Record<string, Bin>;
  /** What must never be, in words. */
  faults: string[];
  portfolios: number;
}

export const newTally = (): Tally => ({ fixtures: 0, bins: {}, faults: [], portfolios: 0 });

const newBin = (): Bin => ({ compared: 0, said: 0, came: 0, spread: 0, squares: 0, fourths: 0 });

export const decileOf = (chance: number): number => Math.min(9, Math.floor(chance * 10));

/** One fixture's differences; `close` adds them to the whole. */
export function fixtureBins() {
  const bins = new Map<string, Bin>();
  return {
    compare(name: string, said: number, came: number): void {
      let bin = bins.get(name);
      if (!bin) {
        bin = newBin();
        bins.set(name, bin);
      }
      bin.compared += 1;
      bin.said += said;
      bin.came += came;
      bin.spread += said * (1 - said);
    },
    close(tally: Tally): void {
      tally.fixtures += 1;
      for (const [name, bin] of bins) {
        bin.squares = (bin.came - bin.said) ** 2;
        bin.fourths = bin.squares ** 2;
        tally.bins[name] = sumOf(tally.bins[name] ?? newBin(), bin);
      }
    },
  };
}

export function addTally(total: Tally, more: Tally): void {
  total.fixtures += more.fixtures;
  total.portfolios += more.portfolios;
  total.faults.push(...more.faults);
  for (const [name, bin] of Object.entries(more.bins)) total.bins[name] = sumOf(total.bins[name] ?? newBin(), bin);
}

const sumOf = (one: Bin, other: Bin): Bin => ({
  compared: one.compared + other.compared,
  said: one.said + other.said,
  came: one.came + other.came,
  spread: one.spread + other.spread,
  squares: one.squares + other.squares,
  fourths: one.fourths + other.fourths,
});

/**
 * Below these there is too little to see for a normal law: a handful of long shots, a few fixtures that outweigh all others
 * (squares² ÷ fourths is how many there would be if they all weighed the same), or whole markets in one bin, of which one outcome
 * wins whatever happens.
 */
const leastSpread = 25;
const leastFixtures = 25;
/** Moves in play may be small. */
const leastShare: Readonly<Record<Comparison, number>> = { calibration: 0.01, martingale: 1e-5, back: 1e-5 };

/** In standard deviations; undefined where there is too little to see. */
export function deviation(comparison: Comparison, bin: Bin): number | undefined {
  const { said, came, spread, squares, fourths } = bin;
  const isSpread = spread >= leastSpread && squares >= leastShare[comparison] * spread;
  return isSpread && squares ** 2 >= leastFixtures * fourths ? (came - said) / Math.sqrt(squares) : undefined;
}
