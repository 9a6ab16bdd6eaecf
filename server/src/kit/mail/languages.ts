/** The languages the house writes in by itself: mails and notices. */
export const languages = ['en', 'de', 'fr', 'it', 'no'] as const;
export type Language = (typeof languages)[number];

/** A locale such as `fr-CA` is written to in its language; one we do not write, in English. */
export function languageOfLocale(locale: string): Language {
  const [language = ''] = locale.split('-');
  return languages.find((known) => known === language) ?? 'en';
}

/** What one mail says in one language. `{name}` is replaced by a value. */
export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button?: string;
}

/** One pass: a value, which others may have written, is never read as a place to fill. */
export function fillIn(values: Readonly<Record<string, string>>): (text: string) => string {
  return (text) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
