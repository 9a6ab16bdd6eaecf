import { type Currency, currencies, Refusal } from '@halley/contract';

/** How many digits stand behind the point: 2 for euro, none for yen, 8 for bitcoin. */
export function decimalsOf(currency: Currency): number {
  return Math.round(Math.log10(currencies[currency].subunits));
}

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

/** `12.50`, `5000`, `0.00010000`: as it is typed, without a currency. */
export function formatAmount(subunits: bigint, currency: Currency): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(subunits);
  const digits = String(subunits).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
