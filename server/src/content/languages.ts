/** Languages in which content is written, and variants that may have a text of their own. English is always there. */
export const contentLanguages = ['en', 'de', 'fr', 'it', 'no', 'en-AU', 'en-CA', 'en-NZ', 'fr-CA'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

export const isContentLanguage = (name: string): name is ContentLanguage =>
  contentLanguages.some((language) => language === name);

/** What a locale reads, the best first: `fr-CA`, `fr`, `en`. */
function languagesOf(locale: string): ContentLanguage[] {
  const [language = ''] = locale.split('-');
  return [...new Set([locale, language, 'en'])].filter(isContentLanguage);
}

/** The best of what there is. */
export function inLanguage<T>(
  texts: Readonly<Record<string, T>>,
  locale: string,
): { language: ContentLanguage; text: T } | undefined {
  for (const language of languagesOf(locale)) {
    const text = Object.hasOwn(texts, language) ? texts[language] : undefined;
    if (text !== undefined) return { language, text };
  }
  return undefined;
}

/** A text in several languages: `{"en": "…", "de": "…"}`. */
function isLocalised(value: object): value is Record<string, string> {
  const entries = Object.entries(value);
  return (
    Object.hasOwn(value, 'en') && entries.every(([key, text]) => isContentLanguage(key) && typeof text === 'string')
  );
}

/** The same value with every text in one language. */
export function localise(value: unknown, locale: string): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((part) => localise(part, locale));
  if (isLocalised(value)) return inLanguage(value, locale)?.text;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, localise(part, locale)]));
}
