import type { Currency } from '@halley/contract';

/** What a new player of the demo finds in the wallet, in subunits: a round sum to play with. */
export const demoMoney: Record<Currency, bigint> = {
  EUR: 1_000_00n,
  USD: 1_000_00n,
  AUD: 1_000_00n,
  CAD: 1_000_00n,
  NZD: 1_000_00n,
  NOK: 10_000_00n,
  BRL: 5_000_00n,
  JPY: 150_000n,
  BTC: 1_000_000n,
  ETH: 30_000_000n,
  BCH: 200_000_000n,
  LTC: 1_200_000_000n,
  DOG: 500_000_000_000n,
  USDT: 1_000_000_000n,
};
