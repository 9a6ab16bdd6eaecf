import { parseMarketKey } from '../markets/index.ts';
import { whole } from './fair-value.ts';

/** Markets in which others may win too, or nobody: their prices do not say what the margin is. */
const alone = ['scorer', 'builder'];

/**
 * What a feed's prices say when it names no fair values: of a market with the prices of all its outcomes, with the same part
 * taken out of each. Whole numbers of 10⁻⁹, rounded down. Undefined where prices do not add up to a margin: one is missing, or
 * the market is not one of which a known number of outcomes wins.
 */
export function withoutMargin(key: string, prices: readonly number[]): number[] | undefined {
  const winners = winnersIn(key);
  if (winners === undefined) return undefined;
  const parts = prices.map((price) => 1_000 / price);
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum < winners) return undefined;
  return parts.map((part) => Math.min(whole, Math.floor((part / sum) * winners * whole)));
}

/** How many outcomes of a market win. */
function winnersIn(key: string): number | undefined {
  const market = parseMarketKey(key);
  if (!market || alone.includes(market.type)) return undefined;
  if (market.type === 'double_chance') return 2;
  return market.type === 'place' ? Number(market.specifiers.places) : 1;
}
