import { expect, test } from 'vitest';
import { localeSitemap, sitemapIndex } from './sitemap-xml.ts';

const house = { origin: 'https://halley.example', locales: ['en', 'fr-CA'] };

test('the index names one map per language', () => {
  expect([...sitemapIndex(house).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://halley.example/sitemaps/en.xml',
    'https://halley.example/sitemaps/fr-CA.xml',
  ]);
});

test('a page is named in its language with all the others, and with its day where it is known', () => {
  const pages = [{ path: '' }, { path: '/about', lastmod: '2026-11-02T10:00:00.000Z' }, { path: '/a&b<c' }];
  const xml = localeSitemap({ ...house, locale: 'fr-CA', pages });
  const [lobby, about, odd] = xml.split('\n').filter((line) => line.startsWith('<url>'));
  expect(lobby).toBe(
    '<url><loc>https://halley.example/fr-CA</loc>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://halley.example"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://halley.example/en"/>' +
      '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://halley.example/fr-CA"/></url>',
  );
  expect(about).toContain('<loc>https://halley.example/fr-CA/about</loc><lastmod>2026-11-02</lastmod>');
  expect(odd).toContain('<loc>https://halley.example/fr-CA/a&amp;b&lt;c</loc>');
});
