import { type Currency, decimalsOf, formatAmount, Refusal } from '@halley/contract';

export { decimalsOf, formatAmount };

/**
 * `12.50` in subunits, exactly: no floating point comes near it. Anything but digits with one point between them is
 * refused, as are more digits behind the point than the currency has.
 */
export function parseAmount(text: string, currency: Currency): bigint {
  const [, whole, fraction = ''] = /^(\d{1,16})(?:\.(\d{1,18}))?$/.exec(text) ?? [];
  const decimals = decimalsOf(currency);
  const isExact = /^0*$/.test(fraction.slice(decimals));
  if (whole === undefined || !isExact) throw new Refusal('amount.invalid');
  const amount =
    BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction.slice(0, decimals).padEnd(decimals, '0') || '0');
  // On the wire every amount is an integer below 2^53.
  if (amount === 0n || amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new Refusal('amount.invalid');
  return amount;
}

/** For the wire only: bounds and proposals travel in units. */
export function inUnits(subunits: bigint, currency: Currency): number {
  return Number(formatAmount(subunits, currency));
}
