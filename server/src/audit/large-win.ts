import { type Currency, isCurrency } from '@halley/contract';

export type LargeWins = Record<Currency, bigint>;

/** From here on a win is significant, in subunits: about ten thousand euro in each currency. */
const usual: LargeWins = {
  EUR: 10_000_00n,
  USD: 10_000_00n,
  AUD: 15_000_00n,
  CAD: 15_000_00n,
  NZD: 15_000_00n,
  NOK: 100_000_00n,
  BRL: 50_000_00n,
  JPY: 1_500_000n,
  BTC: 10_000_000n,
  ETH: 300_000_000n,
  BCH: 2_000_000_000n,
  LTC: 12_000_000_000n,
  DOG: 5_000_000_000_000n,
  USDT: 10_000_000_000n,
};

/** What the operator set (`EUR=500000,BTC=10000000`) over what is usual. */
export function largeWins(setting: Partial<Record<string, bigint>> = {}): LargeWins {
  return { ...usual, ...setting } as LargeWins;
}

export function isLargeWin(wins: LargeWins, win: { currency: string; win: string }): boolean {
  return isCurrency(win.currency) && BigInt(win.win) >= wins[win.currency];
}
