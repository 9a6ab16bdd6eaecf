import type { PromotionRule } from '@halley/contract';

/** In this language, else in the one it is a variant of, else in English. */
export function wordsIn(texts: PromotionRule['texts'], locale: string): { title: string; summary: string } {
  const said = Object.entries(texts);
  const [language = ''] = locale.split('-');
  const found =
    said.find(([written]) => written === locale) ?? said.find(([written]) => written.split('-')[0] === language);
  return found?.[1] ?? texts.en;
}
