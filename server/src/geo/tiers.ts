import type { Tier } from '@halley/contract';
import { SettingsError } from '../kit/index.ts';
import { isCountry } from './countries.ts';

export interface TierLists {
  full: readonly string[];
  open: readonly string[];
  /** Closed for sign-up, but players who have an account may come in. */
  signInOnly: readonly string[];
}

/** Every country in none of the lists is `partial`. */
export const usualTiers: TierLists = {
  full: ['BY', 'CW', 'EE', 'LV', 'PL', 'RU', 'UA', 'CY'],
  open: ['CA', 'AU', 'DE', 'NZ', 'IT', 'NO', 'AT', 'IE', 'CH', 'JP', 'BR'],
  signInOnly: ['EE'],
};

/** Lists of the operator are read once, at the start: a slip of the pen would open or close a country. */
export function checkTiers(lists: TierLists): TierLists {
  for (const [name, countries] of Object.entries(lists) as [string, readonly string[]][]) {
    const stranger = countries.find((country) => !isCountry(country));
    if (stranger !== undefined) throw new SettingsError(`The list of ${name} countries names ${stranger}: no country.`);
  }
  const both = lists.full.find((country) => lists.open.includes(country));
  if (both) throw new SettingsError(`${both} is listed as a closed and as an open country.`);
  const needless = lists.signInOnly.find((country) => lists.open.includes(country));
  if (needless) throw new SettingsError(`${needless} is listed as open and as a country for log-in only.`);
  return lists;
}

export function tierIn(lists: TierLists, country: string): Tier {
  if (lists.full.includes(country)) return 'full';
  return lists.open.includes(country) ? 'open' : 'partial';
}

/** The one rule that pages, server rendering and the API all ask. */
export function mayIn(lists: TierLists, action: 'register' | 'sign-in', country: string): boolean {
  if (tierIn(lists, country) === 'open') return true;
  return action === 'sign-in' && lists.signInOnly.includes(country);
}
