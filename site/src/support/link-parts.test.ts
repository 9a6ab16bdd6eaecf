import { expect, test } from 'vitest';
import { linkParts } from './link-parts.ts';

const links = (text: string) => linkParts(text).flatMap((part) => ('href' in part ? [part] : []));

test('addresses can be pressed, the rest stays text, and nothing is lost', () => {
  const text = 'See https://halley.test/profile/limits, or (http://example.com/a_b?c=1#d).';
  expect(links(text).map(({ href }) => href)).toEqual([
    'https://halley.test/profile/limits',
    'http://example.com/a_b?c=1#d',
  ]);
  expect(linkParts(text).map((part) => part.text)).toEqual([
    'See ',
    'https://halley.test/profile/limits',
    ', or (',
    'http://example.com/a_b?c=1#d',
    ').',
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'JaVaScRiPt://halley.test/%0aalert(1)',
  'file:///etc/passwd',
  'https://',
  'https://halley.test@evil.example/',
  'http://user:secret@evil.example/',
  'just a word.com',
])('%s stays text', (text) => {
  expect(links(text)).toEqual([]);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('a host in letters that look like others is shown as what it is', () => {
  expect(links('https://hаlley.test/login')).toEqual([
    { text: 'https://xn--hlley-4ve.test/login', href: 'https://xn--hlley-4ve.test/login' },
  ]);
});

test('markup is text, and an address in it ends where it does', () => {
  expect(links('<a href="https://evil.example">x</a>').map(({ href }) => href)).toEqual(['https://evil.example/']);
});
