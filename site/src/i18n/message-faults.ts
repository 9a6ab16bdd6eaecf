import { splitParts } from './format-message.ts';

/** Which quotation marks, and which signs, a language is set with. */
const quotes: Record<string, { right: RegExp; wrong: RegExp; say: string }> = {
  en: { right: /“[^“”]*”/g, wrong: /["„«»“”]|(?<!\w)'|'(?!\w)/, say: '“…”' },
  de: { right: /„[^„“]*“/g, wrong: /["”«»„“]|'/, say: '„…“' },
  fr: { right: /«\s[^«»]*\s»/g, wrong: /["“”„«»]|'/, say: '« … »' },
  it: { right: /[“«][^“”«»]*[”»]/g, wrong: /["„“”«»]|'/, say: '“…”' },
  no: { right: /«[^«»]*»/g, wrong: /["“”„«»]|'/, say: '«…»' },
};

/** The texts of a message that people read: without placeholders, each branch of a plural on its own. */
function readable(message: string): string[] {
  const own = splitParts(message)
    .map((part) => (typeof part === 'string' ? part : isPlural(part.inside) ? '#' : 'x'))
    .join('');
  const inside = splitParts(message).flatMap((part) =>
    typeof part !== 'string' && isPlural(part.inside)
      ? branchesOf(part.inside).flatMap(({ text }) => readable(text))
      : [],
  );
  return [own, ...inside];
}

function isPlural(inside: string): boolean {
  return /^\s*\w+\s*,\s*plural\s*,/.test(inside);
}

function branchesOf(inside: string): { name: string; text: string }[] {
  let name = '';
  return splitParts(inside.replace(/^\s*\w+\s*,\s*plural\s*,/, '')).flatMap((part) => {
    if (typeof part !== 'string') return [{ name, text: part.inside }];
    name = part.trim();
    return [];
  });
}

/** What is wrong with how a text is set, in words for whoever repairs it. */
export function faultsOf(message: string, language: string, tag: string): string[] {
  const faults: string[] = [];
  for (const text of readable(message)) {
    if (/ {2}/.test(text)) faults.push('two spaces');
    if (/\.\.\./.test(text)) faults.push('three dots instead of …');
    if (/ [,.](?!\d)/.test(text)) faults.push('a space before a comma or full stop');
    if (/\s-\s/.test(text)) faults.push('a hyphen as a dash');
    const { right, wrong, say } = quotes[language] ?? { right: /$^/g, wrong: /$^/, say: '' };
    // An apostrophe inside a word is written ’ in every language.
    if (/\w'\w/.test(text)) faults.push('a straight apostrophe');
    else if (wrong.test(text.replaceAll(right, ''))) faults.push(`quotation marks: ${say}`);
    // Canadian usage: no space before these; a hard one before a colon.
    if (language === 'fr' && /\s[;?!]/.test(text)) faults.push('a space before ; ? or !');
  }
  if (message !== message.trim()) faults.push('a space at an end');
  return [...new Set([...faults, ...pluralFaults(message, tag)])];
}

/** Every form a whole number can take in the language; `other` alone stands for all. */
function pluralFaults(message: string, tag: string): string[] {
  // What large round numbers take in Romance languages (un million de …) is said by `other` here: no count gets there.
  const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.filter((form) => form !== 'many');
  return splitParts(message).flatMap((part) => {
    if (typeof part === 'string' || !isPlural(part.inside)) return [];
    const names = branchesOf(part.inside).map(({ name }) => name);
    return wanted.filter((form) => !names.includes(form)).map((form) => `no plural form "${form}"`);
  });
}
