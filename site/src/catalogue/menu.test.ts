import { describe, expect, test } from 'vitest';
import { menuOf } from './menu.ts';

const of = (id: string, count = 3) => ({ id, title: id, games_count: count });
const collections = [of('table'), of('new'), of('new:au'), of('top', 0), of('summer'), of('slots')];
const slugs = (config: Parameters<typeof menuOf>[1]['config'], country = 'DE') =>
  menuOf('MAIN', { config, collections, country }).map(({ id }) => id);

describe('the collections in the menu of a page', () => {
  test('without a word from the operator: the built-in list, then what else there is; nothing without games', () => {
    expect(slugs(null)).toEqual(['new', 'slots', 'table', 'summer']);
    expect(slugs({ LIVE_PAGE_CATEGORIES: ['table'] })).toEqual(['new', 'slots', 'table', 'summer']);
  });

  test('as the operator wants it, and nothing else', () => {
    expect(slugs({ MAIN_PAGE_CATEGORIES: ['summer', 'table', 'unheard-of', 'summer'] })).toEqual(['summer', 'table']);
    expect(slugs({ MAIN_PAGE_CATEGORIES: [] })).toEqual([]);
  });

  test('in the variant of the visitor’s country', () => {
    expect(slugs(null, 'AU')).toEqual(['new:au', 'slots', 'table', 'summer']);
  });
});
