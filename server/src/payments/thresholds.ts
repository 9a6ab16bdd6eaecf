import type { Currency } from '@halley/contract';
import type { Thresholds } from './ports.ts';

/** The sums of deposits that the product gives (CURR-10 to 12), and what they come to in the other currencies. */
const depositSums: Readonly<Record<Currency, bigint>> = {
  USD: 600_000n,
  EUR: 600_000n,
  AUD: 900_000n,
  CAD: 900_000n,
  NZD: 900_000n,
  BRL: 3_000_000n,
  NOK: 6_000_000n,
  JPY: 900_000n,
  BTC: 6_000_000n,
  ETH: 180_000_000n,
  BCH: 1_200_000_000n,
  LTC: 6_600_000_000n,
  DOG: 3_000_000_000_000n,
  USDT: 6_000_000_000n,
};

/** A month of cashouts above the sum is looked at; from a third of it in one cashout on, by two people. */
export function usualThresholds(currency: Currency): Thresholds {
  return { review: depositSums[currency], fourEyes: depositSums[currency] / 3n };
}
