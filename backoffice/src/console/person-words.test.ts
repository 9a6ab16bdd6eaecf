import { expect, test } from 'vitest';
import { birthDateInWords, countryInWords, genderInWords, given, licenceInWords } from './person-words.ts';

test.each([
  ['the day before the birthday', '2026-03-03T23:00:00Z', '4 March 1985, 40 years old'],
  ['the birthday', '2026-03-04T00:00:00Z', '4 March 1985, 41 years old'],
  ['the end of the year', '2026-12-31T00:00:00Z', '4 March 1985, 41 years old'],
])('[F-99] a date of birth comes with the age: %s', (_name, now, text) => {
  expect(birthDateInWords('1985-03-04', new Date(now))).toBe(text);
});

test('[F-99] codes are words, and what nobody gave is called so', () => {
  expect([countryInWords('DE'), genderInWords('f'), licenceInWords('EE')]).toEqual([
    'Germany (DE)',
    'Female',
    'Estonia (EE)',
  ]);
  for (const text of [
    countryInWords(null),
    genderInWords(null),
    given(null),
    given(''),
    birthDateInWords(null, new Date()),
  ])
    expect(text).toBe('not given');
});
