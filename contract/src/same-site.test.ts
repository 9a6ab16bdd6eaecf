import { expect, test } from 'vitest';
import { sameSitePath } from './same-site.ts';

test.each(['/', '/profile/security', '/de/play/halley-studio/orbit-dice?mode=real#top'])('%s stays', (path) => {
  expect(sameSitePath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'profile',
  '',
  `/${'x'.repeat(600)}`,
  undefined,
  null,
  ['/', '/'],
])('%j leads nowhere', (target) => {
  expect(sameSitePath(target)).toBeUndefined();
});
