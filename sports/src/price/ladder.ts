/** Prices are whole thousandths of decimal odds. */
const lowest = 1_010;
const highest = 1_000_000;

/** Up to this price, in steps of so much. */
const rungs = [
  [2_000, 10],
  [3_000, 20],
  [4_000, 50],
  [6_000, 100],
  [10_000, 200],
  [20_000, 500],
  [30_000, 1_000],
  [50_000, 2_000],
  [100_000, 5_000],
  [highest, 10_000],
] as const;

export const isPrice = (price: number): boolean => Number.isInteger(price) && price >= lowest && price <= highest;

/**
 * The highest price of the ladder that is not above it. Below the ladder there is none: the lowest price in its place would
 * be more than fair.
 */
export function ladderDown(thousandths: number): number | undefined {
  if (!(thousandths >= lowest)) return undefined;
  for (const [upTo, step] of rungs) {
    if (thousandths < upTo) return Math.floor(thousandths / step) * step;
  }
  return highest;
}
