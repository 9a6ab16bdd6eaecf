import { type Currency, currencies, type PerCurrency } from '@halley/contract';

/** What a euro is about worth: round sums everywhere, not exact ones. */
const perEuro: Partial<Record<Currency, number>> = {
  EUR: 1,
  USD: 1,
  CAD: 1.5,
  AUD: 1.5,
  NZD: 1.5,
  NOK: 10,
  BRL: 5,
  JPY: 150,
  USDT: 1,
};

/** A sum of euros, written out in every currency of the demo. */
export function amounts(euros: number): PerCurrency {
  return Object.fromEntries(
    Object.entries(perEuro).map(([code, rate]) => [
      code,
      Math.round(euros * rate * currencies[code as Currency].subunits),
    ]),
  );
}

/** About 0.20 euros, as slots of the house are played: each currency has stakes of its own. */
export const spinBet: PerCurrency = { ...amounts(0.2), CAD: 40, AUD: 40, NZD: 40, JPY: 40 };

/** How many millionths of a cent a subunit of each counts, for contests in euros. */
export const demoRates: PerCurrency = Object.fromEntries(
  Object.entries(perEuro).map(([code, rate]) => [
    code,
    Math.round((1_000_000 * currencies.EUR.subunits) / (rate * currencies[code as Currency].subunits)),
  ]),
);
