import { chiSquared, erfc } from './p-values.ts';

/** Every value of 0 … range−1 as often as every other; a large range is looked at in parts. */
export function equalShare(values: readonly number[], range: number, mostParts = 64): number {
  const parts = Math.min(range, mostParts);
  const observed = new Array<number>(parts).fill(0);
  for (const value of values) {
    const part = Math.floor((value * parts) / range);
    observed[part] = (observed[part] as number) + 1;
  }
  // Parts of a range that does not divide differ by a value.
  const sizes = new Array<number>(parts).fill(0);
  for (let part = 0; part < parts; part++) {
    sizes[part] = Math.ceil(((part + 1) * range) / parts) - Math.ceil((part * range) / parts);
  }
  return chiSquared(
    observed,
    sizes.map((size) => (size * values.length) / range),
  );
}

/** Knuth, 3.3.2 D: how long one waits for a number between `low` and `high` (parts of one). */
export function gap(floats: readonly number[], { low, high, longest }: { low: number; high: number; longest: number }) {
  const chance = high - low;
  const counts = new Array<number>(longest + 1).fill(0);
  let length = 0;
  for (const value of floats) {
    if (value < low || value >= high) {
      length++;
      continue;
    }
    const at = Math.min(length, longest);
    counts[at] = (counts[at] as number) + 1;
    length = 0;
  }
  const gaps = counts.reduce((sum, count) => sum + count, 0);
  const expected = counts.map((_, at) =>
    at === longest ? gaps * (1 - chance) ** longest : gaps * chance * (1 - chance) ** at,
  );
  return chiSquared(counts, expected);
}

/** Knuth, 3.3.2 E: how many different values five draws of `range` have. */
export function poker(values: readonly number[], range: number): number {
  const hand = 5;
  const hands = Math.floor(values.length / hand);
  const counts = new Array<number>(hand).fill(0);
  for (let at = 0; at < hands; at++) {
    const different = new Set(values.slice(at * hand, (at + 1) * hand)).size - 1;
    counts[different] = (counts[different] as number) + 1;
  }
  // Ways to sort five draws into so many kinds (Stirling), times ways to choose the values of those.
  const kinds = [1, 15, 25, 10, 1];
  let falling = 1;
  const expected = kinds.map((ways, at) => {
    falling *= range - at;
    return (hands * ways * falling) / range ** hand;
  });
  // One value five times is seldom: it is counted with two.
  return chiSquared(
    [(counts[0] as number) + (counts[1] as number), ...counts.slice(2)],
    [(expected[0] as number) + (expected[1] as number), ...expected.slice(2)],
  );
}

/** Wald and Wolfowitz: rounds that pay and rounds that do not follow each other without a memory. */
export function runsOfTwo(marks: readonly boolean[]): number {
  const n = marks.length;
  const yes = marks.filter(Boolean).length;
  const no = n - yes;
  if (yes === 0 || no === 0) return 1;
  let found = 1;
  for (let at = 1; at < n; at++) if (marks[at] !== marks[at - 1]) found++;
  const mean = (2 * yes * no) / n + 1;
  const variance = ((mean - 1) * (mean - 2)) / (n - 1);
  return erfc(Math.abs(found - mean) / Math.sqrt(2 * variance));
}
