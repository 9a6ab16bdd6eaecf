/** Complementary error function and upper incomplete gamma function: what turns a statistic into a probability. */

/** Γ(a, x) / Γ(a): the probability that χ² with 2a degrees of freedom is above 2x. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
}

/** By Γ(½, x²) / Γ(½), which is the same. */
export function erfc(x: number): number {
  return x < 0 ? 2 - upperGamma(0.5, x * x) : upperGamma(0.5, x * x);
}

/** χ² of counts against what is expected of each. */
export function chiSquared(observed: readonly number[], expected: readonly number[], freedom = observed.length - 1) {
  const statistic = observed.reduce((sum, count, at) => {
    const wanted = expected[at] as number;
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);
  return upperGamma(freedom / 2, statistic / 2);
}

const precision = 1e-15;
const mostTerms = 100_000;

function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < mostTerms && Math.abs(term) > Math.abs(sum) * precision; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

/** Lentz's way through the continued fraction. */
function upperByFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let product = d;
  for (let n = 1; n < mostTerms; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / nonZero(an * d + b, tiny);
    c = nonZero(b + an / c, tiny);
    const step = d * c;
    product *= step;
    if (Math.abs(step - 1) < precision) break;
  }
  return Math.exp(-x + a * Math.log(x) - logGamma(a)) * product;
}

const nonZero = (value: number, tiny: number) => (Math.abs(value) < tiny ? tiny : value);

/** Lanczos. */
function logGamma(x: number): number {
  const parts = [
    ...[76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155],
    ...[0.1208650973866179e-2, -0.5395239384953e-5],
  ];
  const base = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  const sum = parts.reduce((total, part, at) => total + part / (x + 1 + at), 1.000000000190015);
  return -base + Math.log((Math.sqrt(2 * Math.PI) * sum) / x);
}
