import { describe, expect, test } from 'vitest';
import { silentLog } from '../kit/index.ts';
import { withSizes } from './images/with-sizes.ts';
import { checkItem } from './items/check-item.ts';
import { parseName } from './items/item-names.ts';
import { contentsOf } from './load-contents.ts';
import { ofBrand } from './of-brand.ts';
import { wordsIn } from './operator-translations.ts';
import { bannersIn } from './put-in-place.ts';
import { listWords } from './words/list-words.ts';

const at = new Date('2026-01-01T00:00:00Z');
const version = (name: string, content: unknown) => ({
  name,
  version: 1,
  content,
  publishAt: at,
  publishUntil: null,
  writtenAt: at,
  writtenBy: 'ada',
  shipped: false,
  cancelledAt: null,
});
const page = (title: string, categories = ['page']) => ({ categories, texts: { en: { title, content: '' } } });
const written = (items: Record<string, unknown>) =>
  contentsOf(
    Object.entries(items).map(([name, content]) => version(name, content)),
    silentLog,
  );
const titleIn = (items: Record<string, unknown>, brand: string, country: string) =>
  ofBrand(written(items), brand, country).pages.get('about')?.texts.en?.title;

describe('[OPS-28] what is written for a brand and a market', () => {
  const items = {
    'page:about': page('all'),
    'page:about~au': page('Australia'),
    'page:about@comet': page('Comet'),
    'page:about~au@comet': page('Comet in Australia'),
  };
  test.each([
    ['halley', 'CA', 'all'],
    ['halley', 'AU', 'Australia'],
    ['comet', 'CA', 'Comet'],
    ['comet', 'AU', 'Comet in Australia'],
    ['nova', 'NZ', 'all'],
  ])('%s in %s reads: %s', (brand, country, title) => {
    expect(titleIn(items, brand, country)).toBe(title);
  });

  test('no variant is there under a name of its own; the terms have none', () => {
    expect([...ofBrand(written(items), 'comet', 'AU').pages.keys()]).toEqual(['about']);
    for (const name of ['page:terms-and-conditions~au', 'text:a~au', 'page:about~AU', 'page:about@b~au']) {
      expect(parseName(name), name).toBeUndefined();
    }
  });
});

describe('[OPS-30] a menu in an order of its own', () => {
  const { pages, places } = ofBrand(
    written({
      'page:one': page('One', ['help']),
      'page:two': page('Two', ['page']),
      'page:three': page('Three', ['help', 'page']),
      'menu:help': { entries: [{ path: 'two' }, { path: 'one' }, { path: 'three', hidden: true }, { path: 'gone' }] },
    }),
    'halley',
    'CA',
  );

  test('has the pages it names in that order; what is hidden or not named is not in it and keeps its address', () => {
    expect([...pages].map(([path, { categories }]) => [path, categories])).toEqual([
      ['one', ['help']],
      ['two', ['page', 'help']],
      ['three', ['page']],
    ]);
    expect(Object.fromEntries(places)).toEqual({ two: { help: 0 }, one: { help: 1 } });
  });
});

test('[OPS-30] banners written one by one stand in the place of the list’s, in their markets', () => {
  const contents = written({
    'list:banners': [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    'banner:b': { hidden: true, banner: { id: 'b' } },
    'banner:c': { countries: ['AU'], banner: { id: 'c', own: true } },
    'banner:d@comet': { banner: { id: 'd' } },
  });
  const ids = (brand: string, country: string) =>
    bannersIn(ofBrand(contents, brand, country), country).map((one) => Object(one).id);
  expect(ids('halley', 'CA')).toEqual(['a']);
  expect(ids('halley', 'AU')).toEqual(['a', 'c']);
  expect(ids('comet', 'AU')).toEqual(['a', 'c', 'd']);
});

describe('[OPS-31] words', () => {
  const usual: Record<string, Record<string, string>> = {
    en: { 'a.hello': 'Hello {name}', 'a.bye': 'Bye' },
    de: { 'a.hello': 'Hallo {name}', 'a.bye': 'Tschüss' },
  };
  const messages = (language: string) => usual[language];
  const text = parseName('text:a.hello') as never;

  test.each([
    [{ en: 'Hi {name}' }, null],
    [{ en: 'Hi {name}', de: 'Hallo' }, 'texts.de: its placeholders must be name, not none'],
    [{ de: 'Hallo {nme}' }, 'texts.de: its placeholders must be name, not nme'],
    [{}, 'texts: it says nothing in any language'],
    [{ xx: 'Hi' }, 'texts: Unrecognized key: "xx"'],
  ])('%j: %s', (texts, fault) => {
    const check = () => checkItem(text, { texts }, { messages });
    if (fault === null) expect(check()).toEqual({ texts });
    else expect(check).toThrow(fault);
  });

  test('one by one win over a file of them, and stay one object while nothing changes', () => {
    const contents = written({
      'translations:en': { 'a.hello': 'Good day {name}', 'a.bye': 'See you' },
      'text:a.hello': { texts: { en: 'Hi {name}' } },
    });
    expect(wordsIn(contents, 'en')).toEqual({ 'a.hello': 'Hi {name}', 'a.bye': 'See you' });
    expect(wordsIn(contents, 'en')).toBe(wordsIn(contents, 'en'));
    expect(wordsIn(contents, 'de')).toEqual({});
  });

  test('are listed in all languages beside each other, by what they say and by what is missing', () => {
    const own: Record<string, Record<string, string>> = { de: { 'a.bye': 'Servus' } };
    const list = (wish: object) =>
      listWords({ page: 1, ...wish }, { usualIn: (one) => usual[one] ?? {}, ownIn: (one) => own[one] ?? {} });
    expect(list({}).words.map(({ key }) => key)).toEqual(['a.bye', 'a.hello']);
    expect(list({ search: 'servus' }).words).toEqual([
      { key: 'a.bye', usual: { en: 'Bye', de: 'Tschüss' }, own: { de: 'Servus' } },
    ]);
    expect(list({ show: 'changed' }).found).toBe(1);
    expect(list({ show: 'missing', page: 9 })).toMatchObject({ found: 2, page: 1, pages: 1 });
  });
});

test('[OPS-33] a picture of ours is offered in its widths; others stay as they are', () => {
  const id = 'ab'.repeat(12);
  const shown = withSizes(`<img alt="x" src="/api/pictures/${id}/960.webp" loading="lazy"><img src="/y.svg">`);
  expect(shown).toContain(`/api/pictures/${id}/320.webp 320w, /api/pictures/${id}/640.webp 640w`);
  expect(shown).toContain('960w" sizes=');
  expect(shown).toContain('<img src="/y.svg">');
});
