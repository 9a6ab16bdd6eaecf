import type { Contents } from './load-contents.ts';

type Words = Readonly<Record<string, string>>;
type TranslationsOf<Drafts> = (name: string, drafts?: Drafts) => Promise<Words>;

const none: Words = {};
const merged = new WeakMap<Contents, Map<string, Words>>();

/** Words written as a file for a language, and over them those written one by one. The same object while nothing changes. */
export function wordsIn(contents: Contents, locale: string): Words {
  const byLocale = merged.get(contents) ?? new Map<string, Words>();
  merged.set(contents, byLocale);
  const held = byLocale.get(locale);
  if (held) return held;
  const own: Record<string, string> = { ...contents.translations.get(locale) };
  for (const [key, { texts }] of contents.texts) {
    const text = (texts as Readonly<Record<string, string>>)[locale];
    if (text !== undefined) own[key] = text;
  }
  byLocale.set(locale, own);
  return own;
}

/**
 * What an operator says otherwise, for a locale: the words of its language, and over them those of the locale itself. As
 * long as nobody has written anything the answer is the very same object, so that the site sees at once that nothing is
 * new. Whoever looks at drafts is answered alone.
 */
export function wordsOf<Drafts>(translationsOf: TranslationsOf<Drafts>) {
  const known = new Map<string, { from: unknown[]; words: Words }>();
  return async (locale: string, drafts?: Drafts): Promise<Words> => {
    const [language = locale] = locale.split('-');
    const written = await Promise.all([...new Set([language, locale])].map((name) => translationsOf(name, drafts)));
    if (drafts !== undefined) return Object.assign({}, ...written) as Words;
    const from = written.filter((words) => Object.keys(words).length > 0);
    if (from.length === 0) return none;
    const before = known.get(locale);
    if (before && before.from.length === from.length && before.from.every((words, at) => words === from[at])) {
      return before.words;
    }
    const words = Object.assign({}, ...from) as Record<string, string>;
    known.set(locale, { from, words });
    return words;
  };
}
