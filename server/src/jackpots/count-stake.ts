import { invariant } from '../kit/index.ts';
import { partsPerSubunit } from './jackpot.ts';

/** A level's running cycle, as far as counting is concerned. */
export interface CountedLevel {
  ratePpm: bigint;
  seedAmount: bigint;
  /** In parts, seed included. Below the hidden amount, always. */
  pool: bigint;
  mustHitAmount: bigint;
  /** The number of the stake that ended the cycle before. */
  after: bigint;
}

/** A stake with its number. `rate` is what a subunit of it is worth in the jackpot's currency. */
export interface PlacedStake {
  at: bigint;
  cash: bigint;
  rate: bigint;
  /** Set when this gives a stake back: the number of that one, or null when it never counted. */
  undoes?: bigint | null;
}

export interface Drop<L> {
  level: L;
  amount: bigint;
  /** What the stake brought beyond the hidden amount: the beginning of the next cycle. */
  carried: bigint;
}

/**
 * Counts one stake into the levels, which are changed in place.
 *
 * The level whose hidden amount it reaches drops: exactly the hidden amount is won, what is over goes on into the next
 * cycle, which `next` opens. A large stake may reach more than one hidden amount. A stake that is given back takes its
 * part with it, except from a level that has dropped since: that pool is paid.
 *
 * Where `next` opens none, the level has dropped for the last time: the stake gives it what was missing and no more, and
 * the level is gone.
 */
export function countStake<L extends CountedLevel>(
  levels: L[],
  stake: PlacedStake,
  next: (drop: Drop<L>) => L | undefined,
): Drop<L>[] {
  if (stake.undoes !== undefined) {
    if (stake.undoes) takeBack(levels, stake, stake.undoes);
    return [];
  }
  const drops: Drop<L>[] = [];
  const going = levels.flatMap((level) => {
    level.pool += partsOf(stake, level);
    return dropAll(level, next, drops) ?? [];
  });
  levels.splice(0, levels.length, ...going);
  return drops;
}

/** Drops a level as often as its pool reaches a hidden amount. Undefined: it was the last time. */
function dropAll<L extends CountedLevel>(
  found: L,
  next: (drop: Drop<L>) => L | undefined,
  drops: Drop<L>[],
): L | undefined {
  let level = found;
  while (level.pool >= level.mustHitAmount * partsPerSubunit) {
    const full = level.mustHitAmount * partsPerSubunit;
    const carried = level.pool - full;
    const drop = { level, amount: level.mustHitAmount, carried };
    const follower = next(drop);
    drops.push(drop);
    if (!follower) {
      level.pool = full;
      drop.carried = 0n;
      return undefined;
    }
    level = follower;
    invariant(level.pool === level.seedAmount * partsPerSubunit + carried, 'a cycle begins with its seed and the rest');
  }
  return level;
}

function takeBack(levels: CountedLevel[], stake: PlacedStake, original: bigint): void {
  for (const level of levels) {
    if (original <= level.after) continue;
    level.pool -= partsOf(stake, level);
    invariant(level.pool >= level.seedAmount * partsPerSubunit, 'a level never falls below its seed');
  }
}

/** Exact: a rate of 10^-12 and parts of a million make 10^-18. */
function partsOf({ cash, rate }: PlacedStake, { ratePpm }: CountedLevel): bigint {
  return cash * rate * ratePpm;
}
