/** The languages we write letters in. */
export const languages = ['en', 'de', 'fr', 'it', 'no'] as const;
export type Language = (typeof languages)[number];

/** A locale such as `fr-CA` is written to in its language; one we do not write, in English. */
export function languageOfLocale(locale: string): Language {
  const [language = ''] = locale.split('-');
  return languages.find((known) => known === language) ?? 'en';
}

/** What one letter says in one language. `{name}` is replaced by a value. */
interface Letter {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button?: string;
}

export type Letters = Record<Language, Letter>;
