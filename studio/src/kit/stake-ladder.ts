import type { StakeLimits } from './game.ts';

/** 1, 2, 5, 10 … times the smallest stake: the steps of − and +, and the presets. */
export function stakeLadder({ stakeMin, stakeMax }: StakeLimits): bigint[] {
  const steps: bigint[] = [];
  for (let decade = 1n; stakeMin * decade <= stakeMax; decade *= 10n) {
    for (const step of [1n, 2n, 5n]) {
      if (stakeMin * decade * step <= stakeMax) steps.push(stakeMin * decade * step);
    }
  }
  if (steps.at(-1) !== stakeMax) steps.push(stakeMax);
  return steps;
}
