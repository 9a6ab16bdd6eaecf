import { expect, test } from 'vitest';
import { sameSitePath, withoutPrefix } from './same-site.ts';

test.each([
  ['/profile', '/profile'],
  ['/play/a/b?mode=real#x', '/play/a/b?mode=real#x'],
  ['/de/profile', '/de/profile'],
  ['//example.com', undefined],
  ['/\\example.com', undefined],
  ['/\t/example.com', undefined],
  ['https://example.com/', undefined],
  ['javascript:alert(1)', undefined],
  ['profile', undefined],
  ['', undefined],
  [null, undefined],
])('%s is %s', (target, path) => {
  expect(sameSitePath(target)).toBe(path);
});

test.each([
  ['/de/profile', 'de', '/profile'],
  ['/de', 'de', '/'],
  ['/de?a=1', 'de', '/?a=1'],
  ['/design', 'de', '/design'],
  ['/profile', 'de', '/profile'],
  ['/profile', '', '/profile'],
])('%s below %s is %s', (path, prefix, rest) => {
  expect(withoutPrefix(path, prefix)).toBe(rest);
});
