import { describe, expect, test } from 'vitest';
import type { Page, PageNode } from './content.ts';
import { flattenPages, resolvePage, staticPageOf } from './static-pages.ts';

const node = (path: string, categories = ['page'], children?: PageNode[]): PageNode => ({
  id: path,
  path,
  title: path,
  layout: 'default',
  categories,
  hidden: false,
  ...(children && { children }),
});
const pages = [
  node('about'),
  node('terms', ['bottom-menu']),
  node('terms-ee'),
  node('terms-au'),
  node('shop', ['top-menu'], [node('shop/prizes'), node('shop/prizes-gcb', ['custom-page'])]),
  node('support', ['help']),
  node('footer-only', ['widget']),
  node('privacy-ee'),
];
const at = (slug: string, visitor: { licence?: string; country?: string } = {}, taken: string[] = []) =>
  resolvePage(slug, { pages, licence: 'CW', country: 'CA', ...visitor, isTaken: (path) => taken.includes(path) })?.path;

describe('which page is shown at an address', () => {
  test('[CMS-01] a page of the CMS at its slug, wherever in the tree, unless the site has the path itself', () => {
    expect([at('about'), at('shop/prizes'), at('nothing')]).toEqual(['about', 'shop/prizes', undefined]);
    expect(at('about', {}, ['about'])).toBeUndefined();
    expect(at('footer-only')).toBeUndefined();
  });

  test('[CMS-02] the support page goes when there is a route for support', () => {
    expect(at('support')).toBe('support');
    expect(at('support', {}, ['support'])).toBeUndefined();
  });

  test('[CMS-03] the page of the licence, then that of Australia, then the common one', () => {
    expect(at('terms')).toBe('terms');
    expect(at('terms', { licence: 'EE', country: 'EE' })).toBe('terms-ee');
    expect(at('terms', { country: 'AU' })).toBe('terms-au');
    expect(at('terms', { licence: 'EE', country: 'AU' })).toBe('terms-ee');
    expect(at('terms', { licence: 'GCB', country: 'AU' })).toBe('terms-au');
    expect(at('shop/prizes', { licence: 'GCB' })).toBe('shop/prizes-gcb');
    expect(at('about', { licence: 'EE', country: 'AU' })).toBe('about');
    expect(at('privacy', { licence: 'EE' })).toBe('privacy-ee');
    expect(at('privacy')).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', '', '/', 'terms/', '../terms', 'TERMS'])('"%s" is no page', (slug) => {
    expect(at(slug)).toBeUndefined();
  });

  test('the tree is told parents first', () => {
    expect(
      flattenPages(pages)
        .map(({ path }) => path)
        .slice(4, 7),
    ).toEqual(['shop', 'shop/prizes', 'shop/prizes-gcb']);
  });
});

describe('[CMS-04] a page as the site shows it', () => {
  const page = (json: string, main = '<p>main</p>'): Page => ({
    id: 'shop',
    path: 'shop',
    title: 'Shop',
    layout: 'default',
    categories: ['page'],
    hidden: true,
    language: 'en',
    content: '<p>content</p>',
    blocks: { title: 'T', description: 'D', keywords: 'K', 'content-main': main, json },
  });

  test('has all its fields', () => {
    expect(staticPageOf(page('{"maxWin":{"EUR":5}}'))).toEqual({
      id: 'shop',
      path: 'shop',
      slug: 'shop',
      title: 'Shop',
      content: '<p>content</p>',
      categories: ['page'],
      hidden: true,
      blocks: {
        title: 'T',
        description: 'D',
        keywords: 'K',
        'content-main': '<p>main</p>',
        json: '{"maxWin":{"EUR":5}}',
      },
      meta: { mainContent: '<p>main</p>', json: { maxWin: { EUR: 5 } } },
    });
    expect(staticPageOf(page('', '')).meta).toEqual({ mainContent: '<p>content</p>', json: {} });
  });

  test.each(['{', 'null', '[]', '3', '"x"', '{"a":}'])('is shown without what cannot be read: %s', (json) => {
    expect(staticPageOf(page(json)).meta.json).toBeNull();
  });
});
