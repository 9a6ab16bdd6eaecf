import type { Ratio } from './ratio.ts';

/** For the laboratory: so large that rounding down to a subunit is not seen. */
export const labStake = 10n ** 9n;

export const inStakes = (win: bigint): number => Number(win) / Number(labStake);

export const hundredthsOf = ({ numerator, denominator }: Ratio): number => Number((numerator * 10_000n) / denominator);
