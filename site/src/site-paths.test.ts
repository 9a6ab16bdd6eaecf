import { isSitePath, sitePaths } from '@halley/contract';
import { expect, test } from 'vitest';
import routes from './routes.ts';

test('the addresses that links of content are judged against are the routes of the site', () => {
  const own = routes.flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]));
  expect([...sitePaths].sort()).toEqual([...own].sort());
});

test.each([
  ['/', true],
  ['/sport', true],
  ['/sport/live', true],
  ['/sport/live/football', true],
  ['/play/halley-studio/dice', true],
  ['/play/halley-studio', false],
  ['/brandxcss', false],
  ['/nowhere', false],
  ['//sport', false],
])('%s: %s', (path, isOne) => {
  expect(isSitePath(path)).toBe(isOne);
});
