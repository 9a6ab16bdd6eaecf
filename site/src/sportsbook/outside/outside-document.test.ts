import { expect, test } from 'vitest';
import { outsideDocument } from './outside-document.server.ts';

test('[SPORT-04] an outside product has a document of its own origin, which loads from its host alone', () => {
  const made = outsideDocument('https://book.example/widget.js?a=1&b=2', 'de');
  expect(made?.html).toContain('<script src="https://book.example/widget.js?a=1&amp;b=2"></script>');
  expect(made?.html).toContain('<div id="betting" data-locale="de">');
  expect(made?.policy).toContain('script-src https://book.example;');
  expect(made?.policy).toContain('sandbox allow-scripts allow-forms allow-popups');
  expect(made?.policy).not.toMatch(/allow-same-origin|script-src[^;]*unsafe/);
});

test.each([
  undefined,
  '',
  'http://book.example/a.js',
  'javascript:alert(1)',
  'https://a.example/"><script>',
  '/own.js',
])('%s is none', (url) => expect(outsideDocument(url, 'en')).toBeUndefined());
