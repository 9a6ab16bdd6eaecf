import { describe, expect, test } from 'vitest';
import { blankContent, placeholdersOf, textIn, valueAt, withTextIn, withValue } from './content-values.ts';

describe('what an editor writes', () => {
  test('is read and changed at a place, without touching the rest', () => {
    const content = { a: { b: 1, c: 2 }, d: 3 };
    expect(valueAt(content, 'a.b')).toBe(1);
    expect(valueAt(content, 'x.y')).toBeUndefined();
    expect(withValue(content, 'a.b', 5)).toEqual({ a: { b: 5, c: 2 }, d: 3 });
    expect(withValue(content, 'x.y', 5)).toEqual({ ...content, x: { y: 5 } });
    expect(withValue(content, 'a.b', undefined)).toEqual({ a: { c: 2 }, d: 3 });
    expect(content).toEqual({ a: { b: 1, c: 2 }, d: 3 });
  });

  test('is said in languages; English stays, what is empty elsewhere is not said', () => {
    expect([textIn('Hi', 'en'), textIn('Hi', 'de'), textIn({ en: 'Hi', de: 'Hallo' }, 'de')]).toEqual([
      'Hi',
      '',
      'Hallo',
    ]);
    expect(withTextIn('Hi', 'de', 'Hallo')).toEqual({ en: 'Hi', de: 'Hallo' });
    expect(withTextIn({ en: 'Hi', de: 'Hallo' }, 'de', '')).toEqual({ en: 'Hi' });
    expect(withTextIn({ en: 'Hi' }, 'en', '')).toEqual({ en: '' });
  });

  test('starts from something of its kind', () => {
    expect(blankContent('page:promo/summer')).toMatchObject({ categories: ['promo'] });
    expect(blankContent('banner:autumn@comet')).toMatchObject({ banner: { id: 'autumn' } });
    expect(blankContent('other:x')).toEqual({});
  });

  test('has placeholders', () => {
    expect(placeholdersOf('{name} has {count, plural, one {# game} other {# games}}')).toBe('{name} {count}');
  });
});
