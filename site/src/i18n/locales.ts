type Language = 'en' | 'de' | 'fr' | 'it' | 'no';

export interface Locale {
  language: Language;
  /** For Intl: dates, numbers, plurals. */
  tag: string;
  /** As its own speakers call it. */
  name: string;
  /** Shows the keys themselves, for translators and tests; never offered in the menu. */
  fake?: true;
}

export const locales = {
  en: { language: 'en', tag: 'en', name: 'English' },
  de: { language: 'de', tag: 'de-DE', name: 'Deutsch' },
  'en-AU': { language: 'en', tag: 'en-AU', name: 'English (Australia)' },
  'en-CA': { language: 'en', tag: 'en-CA', name: 'English (Canada)' },
  'fr-CA': { language: 'fr', tag: 'fr-CA', name: 'Français (Canada)' },
  'en-NZ': { language: 'en', tag: 'en-NZ', name: 'English (New Zealand)' },
  no: { language: 'no', tag: 'nb-NO', name: 'Norsk' },
  it: { language: 'it', tag: 'it-IT', name: 'Italiano' },
  'en-KW': { language: 'en', tag: 'en', name: 'en-KW', fake: true },
} as const satisfies Record<string, Locale>;

export type LocaleCode = keyof typeof locales;

export function isLocale(code: string): code is LocaleCode {
  return Object.hasOwn(locales, code);
}

export function localeOf(code: string): Locale {
  return isLocale(code) ? locales[code] : locales.en;
}
