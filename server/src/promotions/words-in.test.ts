import { expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

test('words are in the language of the request, in its nearest kin, or in English', () => {
  const words = (title: string) => ({ title, summary: title });
  const texts = { en: words('en'), de: words('de'), 'fr-CA': words('fr'), no: words('no'), it: words('it') };
  const titles = ['de', 'de-AT', 'fr-CA', 'fr', 'no', 'en-AU', 'ja', ''].map((locale) => wordsIn(texts, locale).title);
  expect(titles).toEqual(['de', 'de', 'fr', 'fr', 'no', 'en', 'en', 'en']);
});
