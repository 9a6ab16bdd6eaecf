import { describe, expect, test } from 'vitest';
import { chooseLocale, localeCookie, readLocaleCookie } from '../config/index.ts';
import { readPrefix } from './locale-prefix.ts';

const enabled = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it', 'en-KW'];

describe('a prefix of the path [ROUTE-39] [I18N-02]', () => {
  test.each([
    ['/', undefined, '/', undefined],
    ['/de', 'de', '/', undefined],
    ['/de/fairness', 'de', '/fairness', undefined],
    ['/en-AU/play/a/b', 'en-AU', '/play/a/b', undefined],
    ['/EN-au/x', 'en-AU', '/x', '/en-AU/x'],
    ['/design', undefined, '/design', undefined],
    ['/xx/fairness', undefined, '/xx/fairness', undefined],
    ['/fairness/', undefined, '/fairness', '/fairness'],
    ['/de/', 'de', '/', '/de'],
    ['//example.com/', undefined, '/example.com', '/example.com'],
    ['/\\example.com', undefined, '/example.com', '/example.com'],
  ])('%s', (path, locale, rest, moved) => {
    expect(readPrefix(path, enabled)).toMatchObject({ locale, rest, moved, guestMode: false, base: locale ?? '' });
  });

  test.each([
    ['/guest', undefined, '/', 'guest', undefined],
    ['/guest/', undefined, '/', 'guest', '/guest'],
    ['/guest/fairness', undefined, '/fairness', 'guest', undefined],
    ['/guest/DE/fairness/', 'de', '/fairness', 'guest/de', '/guest/de/fairness'],
    ['/guests', undefined, '/guests', '', undefined],
  ])('[ROUTE-41] %s', (path, locale, rest, base, moved) => {
    expect(readPrefix(path, enabled)).toEqual({ locale, rest, base, moved, guestMode: base !== '' });
  });

  test('a language that is switched off is no prefix', () => {
    expect(readPrefix('/it/fairness', ['en', 'de']).locale).toBeUndefined();
  });
});

describe('without a prefix', () => {
  test.each([
    [{ cookie: 'it', acceptLanguage: 'de' }, 'it'],
    [{ cookie: 'xx', acceptLanguage: 'de' }, 'de'],
    [{ acceptLanguage: 'en-US,en;q=0.9' }, 'en'],
    [{ acceptLanguage: 'en-AU,en;q=0.9' }, 'en-AU'],
    [{ acceptLanguage: 'de-CH' }, 'de'],
    [{ acceptLanguage: 'fr-FR' }, 'fr-CA'],
    [{ acceptLanguage: 'nn-NO,nb;q=0.9' }, 'no'],
    [{ acceptLanguage: 'xx, it;q=0.3, de;q=0.8' }, 'de'],
    [{ acceptLanguage: 'it;q=0, de;q=0.1' }, 'de'],
    [{ acceptLanguage: '*', country: 'NZ' }, 'en-NZ'],
    [{ acceptLanguage: 'ja', country: 'AT' }, 'de'],
    [{ country: 'JP' }, 'en'],
    [{}, 'en'],
  ])('%o speaks %s', (clues, locale) => {
    expect(chooseLocale({ enabled, ...clues })).toBe(locale);
  });

  test('a country whose language is switched off gets the default', () => {
    expect(chooseLocale({ enabled: ['en', 'de'], country: 'IT' })).toBe('en');
  });
});

describe('the cookie', () => {
  test.each(enabled)('%s is written and read', (locale) => {
    expect(readLocaleCookie(`a=b; ${localeCookie(locale)}`)).toBe(locale);
  });
  test('as others write it, with a signature behind', () => {
    expect(readLocaleCookie('locale=ImVuIg==--5d41402abc4b')).toBe('en');
    expect(readLocaleCookie('locale=ImVuIg%3D%3D')).toBe('en');
  });
  test.each([undefined, '', 'locale=', 'locale=%', 'locale=PHNjcmlwdD4=', 'mylocale=ImVuIg=='])(
    '%s is nothing',
    (header) => {
      expect(readLocaleCookie(header)).toBeUndefined();
    },
  );
});
