import type { StakeLimits } from '../kit/index.ts';

/** What the chips of a table are worth, in smallest stakes. */
const steps = [1n, 5n, 10n, 50n, 250n, 1_000n] as const;

export function chipValues({ stakeMin, stakeMax }: StakeLimits): bigint[] {
  return steps.map((step) => stakeMin * step).filter((value) => value <= stakeMax);
}

/** The largest chip that fits into a sum: the colour a pile of it shows. */
export function chipColour(sum: bigint, limits: StakeLimits): number {
  const at = chipValues(limits).findLastIndex((value) => value <= sum);
  return Math.max(0, at);
}

/** Which chip lies in the hand at first: ten times the smallest stake, as the presets of other games begin. */
export const FIRST_CHIP = 2;
