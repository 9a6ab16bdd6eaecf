import { whole } from './fair-value.ts';

/**
 * What a feed's prices say when it names no fair values: the prices of all outcomes of a market, of which one wins, with the
 * same part taken out of each. Whole numbers of 10⁻⁹, rounded down; of prices without a margin what they are, never more.
 */
export function withoutMargin(prices: readonly number[]): number[] {
  const parts = prices.map((price) => 1_000 / price);
  const sum = Math.max(
    1,
    parts.reduce((total, part) => total + part, 0),
  );
  return parts.map((part) => Math.floor((part / sum) * whole));
}
