import { limitsFor, type StakeLimits } from '../kit/index.ts';
import type { RouletteSpot } from './layout.ts';

/** A number takes at most a fifth of the largest stake, a spot of n numbers n times that. */
const NUMBER_SHARE = 5n;

/** A number at its limit pays 36 times, and the other four fifths lie on two of its splits and pay 18 times. */
const LARGEST_PAYS = { numerator: 36n + 18n * (NUMBER_SHARE - 1n), denominator: NUMBER_SHARE };

/** The largest win is that of the largest stake on the best layout around one number: it can be won to the subunit. */
export const rouletteLimits: Readonly<Record<string, StakeLimits>> = limitsFor(LARGEST_PAYS);

/** The most that may lie on one spot: what it could win stays about the same whatever its kind. */
export function spotMax(limits: StakeLimits, spot: RouletteSpot): bigint {
  const most = (limits.stakeMax / NUMBER_SHARE) * BigInt(spot.numbers.length);
  return most < limits.stakeMax ? most : limits.stakeMax;
}
