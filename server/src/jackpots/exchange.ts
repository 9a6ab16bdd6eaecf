import { type Currency, currencies } from '@halley/contract';
import { invariant } from '../kit/index.ts';
import { rateScale } from './jackpot.ts';

/** A decimal number as it is written, as a fraction. No arithmetic with floating point touches it. */
export function fractionOf(written: number): { over: bigint; under: bigint } {
  const match = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(written));
  invariant(match, `${written} is no rate`);
  const [, whole = '', decimals = '', exponent = '0'] = match;
  const shift = BigInt(exponent) - BigInt(decimals.length);
  const digits = BigInt(whole + decimals);
  invariant(digits > 0n, `${written} is no rate`);
  return shift >= 0n ? { over: digits * 10n ** shift, under: 1n } : { over: digits, under: 10n ** -shift };
}

/** What units are worth in euro. */
export type Quotes = Readonly<Record<Currency, number>>;

/** What a subunit of one currency is worth in subunits of another, times `rateScale`, rounded down once and for all. */
export function rateBetween(quotes: Quotes, pair: { from: Currency; to: Currency }): bigint {
  const from = fractionOf(quotes[pair.from]);
  const to = fractionOf(quotes[pair.to]);
  const over = from.over * to.under * BigInt(currencies[pair.to].subunits) * rateScale;
  const under = from.under * to.over * BigInt(currencies[pair.from].subunits);
  const rate = over / under;
  invariant(rate > 0n, `${pair.from} is worth nothing in ${pair.to}`);
  return rate;
}

/** An amount of the jackpot's currency in the winner's. The fraction is rounded up: the house gives it. */
export function payoutOf(amount: bigint, rate: bigint): bigint {
  return (amount * rateScale + rate - 1n) / rate;
}

/** An amount in another currency, rounded down: to be shown and put in order, never paid. */
export function worthOf(amount: bigint, rate: bigint): bigint {
  return (amount * rate) / rateScale;
}
