export interface Locale {
  code: string;
  name: string;
  /** Its name as its readers write it. */
  nameInLocale: string;
}

export const defaultLocale = 'en';

const realLocales: readonly Locale[] = [
  { code: 'en', name: 'English', nameInLocale: 'English' },
  { code: 'de', name: 'German', nameInLocale: 'Deutsch' },
  { code: 'en-AU', name: 'English (Australia)', nameInLocale: 'English (Australia)' },
  { code: 'en-CA', name: 'English (Canada)', nameInLocale: 'English (Canada)' },
  { code: 'fr-CA', name: 'French (Canada)', nameInLocale: 'Français (Canada)' },
  { code: 'en-NZ', name: 'English (New Zealand)', nameInLocale: 'English (New Zealand)' },
  { code: 'no', name: 'Norwegian', nameInLocale: 'Norsk' },
  { code: 'it', name: 'Italian', nameInLocale: 'Italiano' },
];

/** Shows the keys of the translations instead of words: for translators and tests, never for players. */
const keysLocale: Locale = { code: 'en-KW', name: 'Translation keys', nameInLocale: 'Translation keys' };

export function enabledLocales({ demo }: { demo: boolean }): readonly Locale[] {
  return demo ? [...realLocales, keysLocale] : realLocales;
}
