import { type Currency, currencies } from '@halley/contract/money';

/** The sign of a currency and on which side of the number it stands in a locale; coins are known by their code. */
export function symbolOf(currency: Currency, tag: string): { symbol: string; isBefore: boolean } {
  if (!currencies[currency].fiat) return { symbol: currency, isBefore: false };
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(1);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  return { symbol: parts[at('currency')]?.value ?? currency, isBefore: at('currency') < at('integer') };
}
