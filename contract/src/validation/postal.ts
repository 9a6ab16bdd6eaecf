import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { Validator } from './failure.ts';

/** Against the country's format where it is known, else by its characters only. */
export function postalCode(country: string): Validator {
  return (value) => {
    const text = value.trim();
    const fits = postcodeValidatorExistsForCountry(country)
      ? postcodeValidator(text, country)
      : /^[A-Za-z0-9 -]+$/.test(text);
    return fits ? undefined : { code: 'postal_code' };
  };
}

type Range = readonly [from: number, to: number];

const australia: Record<string, readonly Range[]> = {
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  WA: [
    [6000, 6797],
    [6800, 6999],
  ],
  TAS: [[7000, 7999]],
  NT: [[800, 999]],
};

/** The first letter of a Canadian code is its province; X is shared by two territories. */
const canada: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

/** The states and provinces a form offers; other countries have a free field or none. */
export const statesOf: Record<string, readonly string[]> = {
  AU: Object.keys(australia),
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
};

/** The state a postal code lies in, for Australia and Canada. */
export function stateOfPostalCode(country: string, code: string): string | undefined {
  const text = code.trim().toUpperCase();
  if (country === 'AU') {
    if (!/^\d{3,4}$/.test(text)) return undefined;
    const number = Number(text);
    const inside = ([from, to]: Range) => number >= from && number <= to;
    return Object.entries(australia).find(([, ranges]) => ranges.some(inside))?.[0];
  }
  if (country !== 'CA') return undefined;
  if (text.startsWith('X')) return /^X0[ABC]/.test(text) ? 'NU' : 'NT';
  return canada[text[0] ?? ''];
}

/** What to fill in for a player: only where the state is asked for, empty, and a postal code is there. */
export function proposedState(player: {
  country: string | null;
  state: string | null;
  postal_code: string | null;
  requiredFields: readonly string[];
}): string | undefined {
  if (!player.requiredFields.includes('state') || player.state || !player.postal_code) return undefined;
  return stateOfPostalCode(player.country ?? '', player.postal_code);
}
