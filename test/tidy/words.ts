import type { Complaint, Rule } from './repository.ts';
import { isTypeScript } from './repository.ts';

const glossary = 'docs/words.md';

/** Words that the glossary gives another word for: `letters` → `e-mail, mail`. */
function synonymsIn(text: string): Map<string, string> {
  const rows = text.split('\n').flatMap((line) => {
    const [, word, , not] = line.split('|').map((cell) => cell.trim());
    return word && not && word !== 'Word' && !/^-+$/.test(word) ? [{ word, not }] : [];
  });
  return new Map(rows.flatMap(({ word, not }) => not.split(', ').map((synonym) => [synonym, word] as const)));
}

/** What an example for other people calls its own things is its own affair. */
const isOurs = (path: string) => !path.startsWith('examples/');

/** What comments called by a word of their own, and the field's word for it. */
const plainWords: Readonly<Record<string, string>> = { press: 'click', picture: 'image, or frame of a screen' };
const ofComments = /^\s*(?:\/\*\*?|\*|\/\/)\s(.*)/;
/** Keys are pressed, and cards have pictures. */
const isLiteral =
  /\bkeys?\b|keyboard|Escape|Enter|digit|finger|biome-ignore|pictures (count|ten|and tens)|and pictures/i;

/** Comments speak plainly. So many lines there may be that do not. */
export const commentsUseTheGlossary =
  (most: number): Rule =>
  (files) => {
    const found = files
      .filter(({ path }) => isTypeScript(path) && isOurs(path))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((raw, index): Complaint[] => {
          const said = ofComments.exec(raw)?.[1] ?? '';
          const word = /\b(press|picture)(e[ds]|ing|s)?\b/i.exec(said)?.[1]?.toLowerCase();
          if (!word || isLiteral.test(said)) return [];
          return [{ rule: 'comments', path, line: index + 1, message: `${word}: the field says ${plainWords[word]}` }];
        }),
      );
    return found.length > most ? found : [];
  };

/** Files are named with the words of the glossary, so that one search finds all of a thing. */
export const filesUseTheGlossary =
  (still: readonly string[]): Rule =>
  (files) => {
    const text = files.find(({ path }) => path === glossary)?.text;
    if (text === undefined) return [];
    const synonyms = synonymsIn(text);
    return files
      .filter(({ path }) => isTypeScript(path) && isOurs(path) && !still.some((part) => path.includes(part)))
      .flatMap(({ path }): Complaint[] => {
        const stem = (path.split('/').pop() as string).split('.')[0] as string;
        const kebab = stem.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
        const wrong = [...synonyms.keys()].find((synonym) => `-${kebab}-`.includes(`-${synonym}-`));
        if (wrong === undefined) return [];
        return [{ rule: 'words', path, message: `${wrong}: ${glossary} calls it ${synonyms.get(wrong)}` }];
      });
  };
