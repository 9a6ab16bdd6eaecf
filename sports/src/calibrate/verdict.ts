import { type Comparison, deviation, type Tally } from './tally.ts';

/** Standard deviations beyond which a bin is outside. */
export const limits: Readonly<Record<Comparison, number>> = { calibration: 4, martingale: 3, back: 4 };
/** How often a bin is outside of three standard deviations although all is well. */
const beyondThree = 0.0027;

interface BinVerdict {
  comparison: Comparison;
  type: string;
  decile: number;
  z: number;
}

interface Verdict {
  /** Bins in which there was enough to see. */
  bins: BinVerdict[];
  /** Of the martingale: bins beyond three, how many there would be by chance, and how many may be. */
  beyond: number;
  expected: number;
  allowed: number;
  /** Why it does not hold, in words; none when it does. */
  faults: string[];
}

export function verdictOf(tally: Tally): Verdict {
  const bins = Object.entries(tally.bins).flatMap(([name, bin]): BinVerdict[] => {
    const [comparison, type, decile] = name.split('|') as [Comparison, string, string];
    const z = deviation(comparison, bin);
    return z === undefined ? [] : [{ comparison, type, decile: Number(decile), z }];
  });
  const outside = bins.filter(({ comparison, z }) => Math.abs(z) > limits[comparison]);
  const moves = bins.filter(({ comparison }) => comparison === 'martingale');
  const beyond = outside.filter(({ comparison }) => comparison === 'martingale').length;
  const allowed = mostByChance(moves.length);
  const said = ({ comparison, type, decile, z }: BinVerdict) =>
    `${comparison} of ${type}, decile ${decile + 1}: ${z.toFixed(2)} σ`;
  // Among many bins some are beyond three by chance; none is beyond five.
  const isFault = ({ comparison, z }: BinVerdict) => comparison !== 'martingale' || beyond > allowed || Math.abs(z) > 5;
  return {
    bins,
    beyond,
    expected: moves.length * beyondThree,
    allowed,
    faults: [...tally.faults, ...outside.filter(isFault).map(said)],
  };
}

/** The number that chance alone passes less than once in a thousand runs. Rare ones among many follow Poisson. */
function mostByChance(bins: number): number {
  const mean = bins * beyondThree;
  let chance = Math.exp(-mean);
  let left = 1 - chance;
  let most = 0;
  while (left > 0.001) {
    most += 1;
    chance *= mean / most;
    left -= chance;
  }
  return most;
}
