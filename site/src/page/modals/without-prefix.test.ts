import { expect, test } from 'vitest';
import { withoutPrefix } from './without-prefix.ts';

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
