import { type Currency, currencies, currencyCodes } from '@halley/contract';
import type { Quotes } from '../../config/index.ts';

/** What subunits of each currency are worth in subunits of another, day by day: three lists of one length. */
export interface Factors {
  days: string[];
  currencies: Currency[];
  values: string[];
}

/** A currency shown in itself is not converted: the factor is one. */
export function factorsFor(rates: readonly { day: string; inEuro: Quotes }[], shownIn: Currency): Factors {
  const all = rates.flatMap(({ day, inEuro }) =>
    currencyCodes.map((code) => {
      const worth = inEuro[code] / currencies[code].subunits;
      const target = inEuro[shownIn] / currencies[shownIn].subunits;
      return { day, code, value: code === shownIn ? '1' : (worth / target).toFixed(18) };
    }),
  );
  return {
    days: all.map(({ day }) => day),
    currencies: all.map(({ code }) => code),
    values: all.map(({ value }) => value),
  };
}
