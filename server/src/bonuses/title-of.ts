import type { GiftTexts } from './gift.ts';

/** In this language, else in the one it is a variant of, else in English. */
export function titleOf(texts: GiftTexts, locale: string): string {
  const [language = ''] = locale.split('-');
  const said =
    texts[locale] ??
    texts[language] ??
    Object.entries(texts).find(([written]) => written.startsWith(`${language}-`))?.[1] ??
    texts.en ??
    Object.values(texts)[0];
  return said?.title ?? 'Bonus';
}
