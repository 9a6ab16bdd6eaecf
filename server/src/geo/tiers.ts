/** How closed a country is. Guests of `full` and `partial` countries cannot open an account. */
export type Tier = 'full' | 'partial' | 'open';

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

export function tierIn(lists: TierLists, country: string): Tier {
  if (lists.full.includes(country)) return 'full';
  return lists.open.includes(country) ? 'open' : 'partial';
}

/** The one rule that pages, server rendering and the API all ask. */
export function mayIn(lists: TierLists, action: 'register' | 'sign-in', country: string): boolean {
  if (tierIn(lists, country) === 'open') return true;
  return action === 'sign-in' && lists.signInOnly.includes(country);
}
