type Words = Readonly<Record<string, string>>;
type TranslationsOf<Drafts> = (name: string, drafts?: Drafts) => Promise<Words>;

const none: Words = {};

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
