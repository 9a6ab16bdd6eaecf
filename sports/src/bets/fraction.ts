/** Exact: `n / d`, both whole, `d` above zero. */
export interface Fraction {
  n: bigint;
  d: bigint;
}

export const zero: Fraction = { n: 0n, d: 1n };
export const one: Fraction = { n: 1n, d: 1n };
export const half: Fraction = { n: 1n, d: 2n };

export function plus(left: Fraction, right: Fraction): Fraction {
  if (left.n === 0n) return right;
  if (right.n === 0n) return left;
  return { n: left.n * right.d + right.n * left.d, d: left.d * right.d };
}

/** Halves go up: to the player. */
export const roundNearest = ({ n, d }: Fraction): bigint => (2n * n + d) / (2n * d);
export const roundDown = ({ n, d }: Fraction): bigint => n / d;
