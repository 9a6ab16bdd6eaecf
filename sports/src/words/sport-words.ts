import type en from './en.json';

/** A chunk for each language: a browser loads one. */
const languages = {
  de: () => import('./de.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  no: () => import('./no.json', { with: { type: 'json' } }),
} as const satisfies Record<string, () => Promise<{ default: Readonly<Record<keyof typeof en, string>> }>>;

type Language = keyof typeof languages;

/** The words of sport in one language. */
export interface SportWords {
  language: Language;
  texts: Readonly<Record<string, string>>;
}

export const wordLanguages = Object.keys(languages) as Language[];

/** For a locale (`fr-CA`) its language, English where we do not have it. */
export async function loadSportWords(locale: string): Promise<SportWords> {
  const [asked = 'en'] = locale.split('-');
  const language = Object.hasOwn(languages, asked) ? (asked as Language) : 'en';
  const { default: texts } = await languages[language]();
  return { language, texts };
}

export type WordValues = Readonly<Record<string, string | number>>;

/** Undefined where there is no such text. */
export function find({ texts }: SportWords, key: string, values: WordValues = {}): string | undefined {
  if (!Object.hasOwn(texts, key)) return undefined;
  return texts[key]!.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  );
}

/** A key that nobody translated reads as itself, with blanks: what another feed brings is never an error. */
export function say(words: SportWords, key: string, values: WordValues = {}): string {
  return find(words, key, values) ?? key.replace(/^\w+\./, '').replaceAll('_', ' ');
}

/** Three goals, one goal. */
export function sayCount(words: SportWords, unit: string, n: number): string {
  const form = new Intl.PluralRules(words.language).select(n) === 'one' ? 'one' : 'other';
  return find(words, `unit.${unit}.${form}`, { n }) ?? String(n);
}

/** A line is a whole number of quarters: `11` is 2.75. */
export function sayLine({ language }: SportWords, quarters: number, { signed }: { signed: boolean }): string {
  const size = String(Math.abs(quarters) / 4);
  const sign = quarters < 0 ? '\u2212' : signed && quarters > 0 ? '+' : '';
  return sign + (language === 'en' ? size : size.replace('.', ','));
}
