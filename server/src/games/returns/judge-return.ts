/** Rounds of one game in one currency, added up. Amounts in subunits. */
export interface ReturnSum {
  rounds: number;
  staked: number;
  won: number;
  largestWin: number;
  expected: number;
  least: number;
  variance: number;
}

export interface Judgement {
  rounds: number;
  /** Parts of one. */
  actual: number;
  theoretical: number;
  /** How many standard deviations the actual return lies from the theoretical one. */
  z: number;
  /** Half of the band the actual return may lie in, in parts of one. */
  tolerance: number;
  state: 'inside' | 'above' | 'below' | 'few';
}

/** One in sixteen thousand honest days lies beyond, on either side. */
const mostDeviations = 4;
/** Below that many rounds nothing is said. */
const fewestRounds = 100;

const nothing: ReturnSum = { rounds: 0, staked: 0, won: 0, largestWin: 0, expected: 0, least: 0, variance: 0 };

/** Amounts of another size: of one currency in units that all currencies share. */
export function inUnits(sum: ReturnSum, unit: number): ReturnSum {
  return {
    rounds: sum.rounds,
    staked: sum.staked / unit,
    won: sum.won / unit,
    largestWin: sum.largestWin / unit,
    expected: sum.expected / unit,
    least: sum.least / unit,
    variance: sum.variance / unit ** 2,
  };
}

export function addUp(sums: readonly ReturnSum[]): ReturnSum {
  return sums.reduce(
    (total, sum) => ({
      rounds: total.rounds + sum.rounds,
      staked: total.staked + sum.staked,
      won: total.won + sum.won,
      largestWin: Math.max(total.largestWin, sum.largestWin),
      expected: total.expected + sum.expected,
      least: total.least + sum.least,
      variance: total.variance + sum.variance,
    }),
    nothing,
  );
}

/**
 * Actual against theoretical. Stakes differ, so each round counts with its own: the sum of (win − stake × return) has the
 * variance sum of stake² × variance of a round. A return that is too high is only called so when it is too high without
 * its largest win as well: one jackpot of a machine is no fault of it, two in a day are worth a look.
 */
export function judgeReturn(sum: ReturnSum): Judgement {
  const deviation = Math.sqrt(sum.variance);
  const above = sum.won - sum.expected;
  const below = sum.won - sum.least;
  const gap = above > 0 ? above : below < 0 ? below : 0;
  const z = deviation > 0 ? gap / deviation : 0;
  const part = (amount: number) => (sum.staked > 0 ? amount / sum.staked : 0);
  return {
    rounds: sum.rounds,
    actual: part(sum.won),
    theoretical: part(sum.expected),
    z,
    tolerance: part(mostDeviations * deviation),
    state: stateOf(sum, { deviation, above, below }),
  };
}

function stateOf(sum: ReturnSum, gaps: { deviation: number; above: number; below: number }): Judgement['state'] {
  if (sum.rounds < fewestRounds) return 'few';
  const most = mostDeviations * gaps.deviation;
  if (gaps.above - sum.largestWin > most) return 'above';
  return gaps.below < -most ? 'below' : 'inside';
}
