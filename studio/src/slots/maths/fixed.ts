/** Numbers with forty digits behind the point, as whole ones: what is published has four, so nothing is lost on the way. */
export const ONE = 10n ** 40n;

export const fixedOf = (numerator: bigint, denominator: bigint) => (numerator * ONE) / denominator;
export const times = (left: bigint, right: bigint) => (left * right) / ONE;

/** How likely each sum is, of two independent counts: index is the count. */
export function convolve(left: readonly bigint[], right: readonly bigint[]): bigint[] {
  const sums = new Array<bigint>(left.length + right.length - 1).fill(0n);
  left.forEach((one, at) => {
    right.forEach((other, by) => {
      sums[at + by] = (sums[at + by] as bigint) + times(one, other);
    });
  });
  return sums;
}
