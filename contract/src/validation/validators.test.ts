import { describe, expect, test } from 'vitest';
import {
  confirmedBy,
  email,
  maxLength,
  minLength,
  mustBeChecked,
  nameCharts,
  nickname,
  password,
  personalId,
  phone,
  required,
} from './index.ts';
import { checkBalance, integer, maxValue, minValue, multipleOf } from './number.ts';
import { internationalPhone, possiblePhone } from './phone-number.ts';

const codeOf = (failure: { code: string } | undefined) => failure?.code;

describe('text', () => {
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u00a0', 'required'],
    ['a', undefined],
    ['0', undefined],
  ])('[VALID-02] required: %j gives %s', (value, code) => {
    expect(codeOf(required(value))).toBe(code);
  });

  test.each([
    ['1234567', 'too_short'],
    ['12345678', undefined],
    ['😀😀😀😀😀😀😀😀', undefined],
    ['😀😀😀😀', 'too_short'],
  ])('[VALID-03] at least 8 characters: %s gives %s', (value, code) => {
    expect(codeOf(minLength(8)(value))).toBe(code);
  });

  test('[VALID-03] at most 3 characters, and the failure says how many', () => {
    expect(maxLength(3)('abc')).toBeUndefined();
    expect(maxLength(3)('abcd')).toEqual({ code: 'too_long', values: { most: 3 } });
    expect(minLength(3)('ab')).toEqual({ code: 'too_short', values: { least: 3 } });
  });

  test.each([
    'a@b.co',
    'First.Last+tag@Example.COM',
    ' padded@example.com ',
    "o'neil@example.ie",
    'x@sub.domain.example',
    'x@xn--bcher-kva.example',
    'x@example.xn--p1ai',
  ])('[VALID-06] %s is an e-mail address, whatever its case', (value) => {
    expect(email(value)).toBeUndefined();
  });

  test.each([
    '',
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@@example.com',
    'a b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@-example.com',
    'a@example-.com',
    'a@example..com',
    'a@example.c',
    'a@example.com\nBcc: b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('[VALID-06] %j is none', (value) => {
    expect(codeOf(email(value))).toBe('invalid_email');
  });

  test.each([
    ['3861224020', 'personal_id'],
    ['38612240204', undefined],
    ['386122402041', 'personal_id'],
  ])('[VALID-07] personal id %s gives %s', (value, code) => {
    expect(codeOf(personalId(value))).toBe(code);
  });

  test('[VALID-08] a password takes letters, digits and exactly the listed signs', () => {
    const signs = '|@#$^&="!№\';%:?()_+-/,.<>';
    expect(password(`Aa09éжł${signs}`)).toBeUndefined();
    const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    for (const sign of ascii) {
      const allowed = /[A-Za-z0-9]/.test(sign) || signs.includes(sign);
      expect(codeOf(password(`Comet${sign}`)), sign).toBe(allowed ? undefined : 'password_characters');
    }
    for (const space of [' ', '\t', '\u00a0', '\u3000', '\n']) {
      expect(codeOf(password(`Comet${space}1986`))).toBe('password_characters');
    }
  });

  test('[VALID-09] the repeated password must be the same', () => {
    expect(confirmedBy('Comet-1986!')('Comet-1986!')).toBeUndefined();
    expect(codeOf(confirmedBy('Comet-1986!')('comet-1986!'))).toBe('mismatch');
  });

  test.each([
    ['Anne-Marie St. Clair 2', undefined],
    ['Jürgen', undefined],
    ['Łukasz', undefined],
    ["O'Neil", 'name_characters'],
    ['a_b', 'name_characters'],
    ['<b>', 'name_characters'],
    ['a@b', 'name_characters'],
  ])('[VALID-10] nameCharts: %s gives %s', (value, code) => {
    expect(codeOf(nameCharts(value))).toBe(code);
  });

  test.each([
    ['', undefined],
    ['ab', 'nickname_length'],
    ['abc', undefined],
    ['Comet 1986.x-y', undefined],
    ['a'.repeat(15), undefined],
    ['a'.repeat(16), 'nickname_length'],
    ['comet_1986', 'nickname_characters'],
    ['cömet', 'nickname_characters'],
  ])('[VALID-12] nickname %j gives %s', (value, code) => {
    expect(codeOf(nickname(value))).toBe(code);
  });

  test.each([
    ['+61 (0) 412-345', undefined],
    ['12345678', undefined],
    ['1234567', 'phone'],
    ['1234567a', 'phone'],
    ['+49.30.1234567', 'phone'],
  ])('[VALID-13] phone %s gives %s', (value, code) => {
    expect(codeOf(phone(value))).toBe(code);
  });

  test('a phone number that cannot exist is found, and one number has one spelling', () => {
    expect(possiblePhone('AU')('0412 345 678')).toBeUndefined();
    expect(codeOf(possiblePhone('AU')('04123456789012345'))).toBe('phone');
    expect(codeOf(possiblePhone(null)('0412 345 678'))).toBe('phone');
    expect(possiblePhone(null)('+61 412 345 678')).toBeUndefined();
    expect(internationalPhone('0412 345 678', 'AU')).toBe('+61412345678');
    expect(internationalPhone('+61 (412) 345-678', null)).toBe('+61412345678');
    expect(internationalPhone('nonsense', 'AU')).toBe('nonsense');
  });

  test('[VALID-16] a box must be ticked', () => {
    expect(mustBeChecked(true)).toBeUndefined();
    expect(codeOf(mustBeChecked(false))).toBe('must_be_checked');
  });
});

describe('numbers', () => {
  test.each([
    [9, 'too_small'],
    [10, undefined],
    [Number.NaN, 'too_small'],
  ])('at least 10: %s gives %s', (value, code) => {
    expect(codeOf(minValue(10)(value))).toBe(code);
  });

  test.each([
    [11, 'too_large'],
    [10, undefined],
    [Number.NaN, 'too_large'],
  ])('at most 10: %s gives %s', (value, code) => {
    expect(codeOf(maxValue(10)(value))).toBe(code);
  });

  test.each([
    [3, undefined],
    [-3, undefined],
    [3.5, 'not_integer'],
    [Number.NaN, 'not_integer'],
    [Number.POSITIVE_INFINITY, 'not_integer'],
  ])('integer: %s gives %s', (value, code) => {
    expect(codeOf(integer(value))).toBe(code);
  });

  test('no more than the balance', () => {
    expect(checkBalance(100)(100)).toBeUndefined();
    expect(checkBalance(100)(100.01)).toEqual({ code: 'not_enough_money' });
  });

  test.each([
    [0.3, 0.1, undefined],
    [0.35, 0.1, 'multiple_of'],
    [1.005, 0.005, undefined],
    [20, 5, undefined],
    [21, 5, 'multiple_of'],
    // Beyond the third decimal nothing is looked at.
    [0.1004, 0.1, undefined],
    [Number.NaN, 0.1, 'multiple_of'],
    [1, 0, 'multiple_of'],
  ])('[VALID-15] %s as a multiple of %s gives %s', (value, step, code) => {
    expect(codeOf(multipleOf(step)(value))).toBe(code);
  });
});
