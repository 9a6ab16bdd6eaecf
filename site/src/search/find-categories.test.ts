import { describe, expect, test } from 'vitest';
import { sayIn } from '../i18n/index.server.ts';
import { findCategories } from './find-categories.ts';

const collections = ['top', 'slots', 'live', 'table', 'roulette', 'instant', 'new:au'].map((id) => ({
  id,
  games_count: id === 'top' ? 0 : 3,
}));
const found = (text: string, locale = 'en') =>
  findCategories(text, { collections, say: sayIn(locale) }).map(({ href }) => href);

describe('[F-59] the name of a category leads there', () => {
  test.each([
    ['slots', 'en', ['/slots']],
    ['pokies', 'en', ['/slots']],
    ['live', 'en', ['/live/all']],
    ['SHARED', 'en', ['/live/all']],
    [' roul', 'en', ['/categories/roulette']],
    ['Machines', 'fr-CA', ['/slots']],
    ['slots', 'de', ['/slots']],
    ['originals', 'en', ['/categories/instant']],
  ])('%s in %s', (text, locale, hrefs) => expect(found(text, locale)).toEqual(hrefs));

  test('a list without games is not one, nor one that the house does not have', () => {
    expect(found('top')).toEqual([]);
    expect(found('jackpots')).toEqual([]);
    expect(found('zebra')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });
});
