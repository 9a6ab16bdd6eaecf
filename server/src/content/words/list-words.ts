import { type ContentWord, siteLanguages } from '@halley/contract';

type Words = Readonly<Record<string, string>>;

export interface WordsWish {
  search?: string | undefined;
  show?: 'changed' | 'missing' | undefined;
  page: number;
}

export interface WordsOptions {
  usualIn(language: string): Words;
  ownIn(language: string): Words;
}

const perPage = 25;

/** Words of the site in all its languages beside each other, in the order of their keys. */
export function listWords({ search, show, page }: WordsWish, { usualIn, ownIn }: WordsOptions) {
  const languages = siteLanguages.map((language) => [language, usualIn(language), ownIn(language)] as const);
  const wanted = search?.toLowerCase();
  const words: ContentWord[] = [];
  for (const key of Object.keys(usualIn('en')).sort()) {
    const usual: Record<string, string> = {};
    const own: Record<string, string> = {};
    for (const [language, all, written] of languages) {
      if (all[key] !== undefined) usual[language] = all[key];
      if (written[key] !== undefined) own[language] = written[key];
    }
    const word = { key, usual, own };
    if (show === 'changed' && Object.keys(own).length === 0) continue;
    if (show === 'missing' && missingIn(word).length === 0) continue;
    if (wanted && !isAbout(word, wanted)) continue;
    words.push(word);
  }
  const pages = Math.max(1, Math.ceil(words.length / perPage));
  const shown = Math.min(page, pages);
  return { words: words.slice((shown - 1) * perPage, shown * perPage), page: shown, pages, found: words.length };
}

/** Where an operator says something otherwise in one language, the others still say what they did. */
function missingIn({ usual, own }: ContentWord): string[] {
  const said = Object.keys(own).length > 0 ? own : usual;
  return siteLanguages.filter((language) => said[language] === undefined);
}

function isAbout({ key, usual, own }: ContentWord, wanted: string): boolean {
  return [key, ...Object.values(usual), ...Object.values(own)].some((text) => text.toLowerCase().includes(wanted));
}
