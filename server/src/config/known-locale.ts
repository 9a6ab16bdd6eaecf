import { defaultLocale, enabledLocales } from './locales.ts';

const codes = enabledLocales({ demo: true }).map((locale) => locale.code);
const otherNames = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['fr', 'fr-CA'],
]);

/** The language of ours that a tag names, or comes nearest to. What browsers send may be any text at all. */
export function knownLocale(tag: string): string {
  const wanted = tag.trim().toLowerCase();
  const exact = codes.find((code) => code.toLowerCase() === wanted);
  if (exact) return exact;
  const [language = ''] = wanted.split('-');
  return codes.find((code) => code === language) ?? otherNames.get(language) ?? defaultLocale;
}
