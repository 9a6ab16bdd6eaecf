import { expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

test.each([
  ['document:footer-config', 'Footer'],
  ['document:not-yet-known', 'Not yet known'],
  ['page:about', 'Page: About'],
  ['page:terms-and-conditions@no', 'Page: Terms and conditions (no)'],
  ['snippet:footer', 'Part of a page: Footer'],
  ['translations:de', 'Texts: De'],
  ['something', 'something'],
])('%s is called %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
