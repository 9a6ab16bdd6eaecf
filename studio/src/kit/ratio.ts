/** An exact fraction. RTP figures are published from it, so no rounding can creep in before the last digit shown. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

export function compareRatios(left: Ratio, right: Ratio): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Hundredths of a percent, rounded down: 98.01 % is 9801. A published return is never rounded up. */
export function ratioInHundredthsOfPercent(ratio: Ratio): number {
  return Number((ratio.numerator * 10_000n) / ratio.denominator);
}

/** So much of an amount, rounded down to a subunit. */
export function shareOf(amount: bigint, { numerator, denominator }: Ratio): bigint {
  return (amount * numerator) / denominator;
}

export function addRatios(left: Ratio, right: Ratio): Ratio {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}
