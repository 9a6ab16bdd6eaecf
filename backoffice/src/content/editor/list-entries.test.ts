import { expect, test } from 'vitest';
import { blankEntry, entryParts, languagesOf, partsOf, yearOf } from './list-entries.ts';

test('a list is known by its name, for a brand too; banners are not written here', () => {
  expect(partsOf('list:awards')).toBe(entryParts.awards);
  expect(partsOf('list:files@perihel')).toBe(entryParts.files);
  expect(partsOf('list:banners')).toBeUndefined();
});

test('a new entry has every part; a year is a number where it is one', () => {
  expect(blankEntry(entryParts.files)).toEqual({ id: '', description: { en: '' }, url: '', categories: [] });
  expect([yearOf('2026'), yearOf('2025/26')]).toEqual([2026, '2025/26']);
});

test('a language is there once every entry says everything in it', () => {
  const entries = [
    { title: { en: 'A', de: 'A' }, imgAlt: 'for all' },
    { title: { en: 'B' }, imgAlt: { en: 'b', de: 'b' } },
  ];
  expect(languagesOf(entries, 'list:articles', ['en', 'de'])).toEqual({ en: true });
});
