import type { BetShape } from './bet-shape.ts';
import type { Fraction } from './fraction.ts';

/**
 * What all lines return for a unit on each, without a line being looked at: the products of all choices of k legs are the
 * elementary symmetric polynomial of their returns. Bankers multiply.
 */
export function sumOfLines(
  { sizes, bankers }: Pick<BetShape, 'sizes' | 'bankers'>,
  returns: readonly Fraction[],
): Fraction {
  let longest = 0;
  for (const size of sizes) if (size > longest) longest = size;
  const sums = new Array<bigint>(longest + 1).fill(0n);
  sums[0] = 1n;
  let [banked, denominator] = [1n, 1n];
  let seen = 0;
  for (let index = 0; index < returns.length; index++) {
    const { n, d } = returns[index]!;
    denominator *= d;
    if (bankers.includes(index)) {
      banked *= n;
      continue;
    }
    seen++;
    for (let size = Math.min(seen, longest); size >= 1; size--) {
      sums[size] = sums[size]! * d + sums[size - 1]! * n;
    }
    sums[0] *= d;
  }
  let sum = 0n;
  for (const size of sizes) sum += sums[size]!;
  return { n: sum * banked, d: denominator };
}
