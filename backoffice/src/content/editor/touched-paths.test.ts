import { expect, test } from 'vitest';
import { blankContent } from './content-values.ts';
import { isTold, touchedPaths } from './touched-paths.ts';

test.each([
  [{ texts: { en: { title: '', content: '' } } }, { texts: { en: { title: 'A', content: '' } } }, ['texts.en.title']],
  [{ texts: {} }, { texts: { de: 'Ein' } }, ['texts.de']],
  [[], [{ name: { en: '' }, imgUrl: '' }], []],
  [[{ imgUrl: '' }], [{ imgUrl: '/a' }], ['0.imgUrl']],
  [{ texts: { en: 'A' } }, { texts: { en: '' } }, ['texts.en']],
])('what was touched between %j and %j', (before, after, paths) => {
  expect(touchedPaths(before, after)).toEqual(paths);
});

test('[OPS-29] of a place is told once it, a part of it or what holds it was touched', () => {
  const touched = new Set(['texts.en.title', 'banner.image']);
  expect(['texts.en.title', 'texts', 'image', 'it'].filter((place) => !isTold(place, touched))).toEqual([]);
  expect(['texts.en.content', 'texts.de', 'order'].filter((place) => isTold(place, touched))).toEqual([]);
  expect(isTold('it', new Set(touchedPaths(undefined, blankContent('snippet:a').texts)))).toBe(false);
});
