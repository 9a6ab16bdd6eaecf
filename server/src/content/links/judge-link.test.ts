import { describe, expect, test } from 'vitest';
import { anchorsOf, findLinks } from './find-links.ts';
import { type Destinations, judgeLink } from './judge-link.ts';

const picture = 'ab'.repeat(12);
const known: Destinations = {
  anchorsAt: (path) => ({ about: new Set(['content-team']), 'shop/prizes': new Set<string>() })[path],
  hasPicture: (id) => id === picture,
  hasFile: (path) => path === '/content/articles/one.svg',
  localeCodes: ['de', 'fr-CA'],
};
const judge = (link: string, isPicture = false) => judgeLink({ field: '', link, isPicture }, 'about', known);

describe('[OPS-34] a link', () => {
  test.each([
    '/',
    '/about',
    '/de/about',
    '/fr-CA',
    '/about/',
    '/about?x=1#content-team',
    '#content-team',
    '/shop/prizes',
    '/sport/live/football',
    '/play/halley-studio/dice',
    '/content/articles/one.svg',
    `/api/pictures/${picture}/640.webp`,
    'https://example.org/a?b=c#d',
    'mailto:help@example.org',
    'tel:+41-1-234',
  ])('%s leads somewhere', (link) => {
    expect(judge(link)).toBeUndefined();
  });

  test.each([
    ['/nowhere', 'no_page'],
    ['/about/more', 'no_page'],
    ['/en/about', 'no_page'],
    ['/about#content-teams', 'no_anchor'],
    ['#content-other', 'no_anchor'],
    ['/content/articles/two.svg', 'no_file'],
    [`/api/pictures/${'cd'.repeat(12)}/640.webp`, 'no_picture'],
    ['http://example.org', 'bad_form'],
    ['https://', 'bad_form'],
    ['https://exa mple.org', 'bad_form'],
    ['example.org', 'bad_form'],
    ['javascript:alert(1)', 'bad_form'],
    ['mailto:nobody', 'bad_form'],
  ])('%s: %s', (link, fault) => {
    expect(judge(link)).toBe(fault);
  });

  test('to a picture must be one', () => {
    expect(judge('/about', true)).toBeUndefined();
    expect(judge('/jackpots', true)).toBe('no_picture');
    expect(judge('/art/banners/bridge.svg', true)).toBeUndefined();
  });
});

test('links are found in HTML of every language and in fields made for them', () => {
  const content = {
    texts: { en: { title: 'a', content: '<p><a href="/x">x</a><img src="/y.svg"></p>' } },
    json: { entries: [{ url: '/z', image: '' }], text: '/no link' },
  };
  expect(findLinks(content)).toEqual([
    { field: 'texts.en.content', link: '/x', isPicture: false },
    { field: 'texts.en.content', link: '/y.svg', isPicture: true },
    { field: 'json.entries.0.url', link: '/z', isPicture: false },
  ]);
  expect([...anchorsOf('<h2 id="content-a">A</h2><p id="content-b">')]).toEqual(['content-a', 'content-b']);
});
