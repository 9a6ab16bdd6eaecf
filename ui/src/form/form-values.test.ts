import type { FieldShape } from '@halley/contract/call-forms';
import { describe, expect, test } from 'vitest';
import { readField, subunitsOf, type Typed, typedOf, unitsText } from './form-values.ts';

const text: FieldShape = { kind: 'text', least: 3, most: 5 };
const whole: FieldShape = { kind: 'number', whole: true, least: 1, most: 9 };
const countries: FieldShape = { kind: 'list', item: { kind: 'text', pattern: '^[A-Z]{2}$' }, least: 1, most: 2 };
const either: FieldShape = {
  kind: 'either',
  options: [
    { kind: 'fixed', value: 'all' },
    { ...countries, least: 0 },
    { kind: 'fixed', value: null },
  ],
};

describe('what was typed, as the call wants it', () => {
  test.each<[string, FieldShape, Typed, unknown]>([
    ['a text without its edges', text, ' abc ', 'abc'],
    ['a code in its own case', { kind: 'text', pattern: '^[A-Z]{2}$' }, 'de', 'DE'],
    ['a whole number', whole, '7', 7],
    ['a number with a comma', { kind: 'number', whole: false }, '1,5', 1.5],
    ['yes or no', { kind: 'switch' }, false, false],
    ['a choice', { kind: 'choice', choices: ['a'] }, 'a', 'a'],
    ['a list in one field', countries, 'de, at', ['DE', 'AT']],
    ['a list of ticks', countries, ['DE'], ['DE']],
    ['an empty list, where it may be', { ...countries, least: 0 }, '', []],
    ['a moment in UTC', { kind: 'text', format: 'date-time' }, '2026-03-01T12:30', '2026-03-01T12:30:00.000Z'],
    ['nothing, where it can be said', { ...text, nullable: true }, '', null],
    ['left out, where it may be', { ...text, optional: true }, '', undefined],
    ['emptied, where that is a text', { kind: 'text', optional: true }, '', ''],
    ['one of several: a word', either, 'All', 'all'],
    ['one of several: a list', either, 'de', ['DE']],
    ['one of several: nothing', either, '', null],
  ])('%s', (_, shape, typed, value) => {
    expect(readField(shape, typed)).toEqual({ value });
  });

  test.each<[string, FieldShape, Typed, object]>([
    ['missing', text, '  ', { code: 'required' }],
    ['too short', text, 'ab', { code: 'too_short', bound: 3 }],
    ['too long', text, 'abcdef', { code: 'too_long', bound: 5 }],
    ['no number', whole, 'ten', { code: 'not_a_number' }],
    ['no whole number', whole, '2.5', { code: 'not_whole' }],
    ['too small', whole, '0', { code: 'too_small', bound: 1 }],
    ['too large', whole, '10', { code: 'too_large', bound: 9 }],
    ['no choice of these', { kind: 'choice', choices: ['a'] }, 'b', { code: 'not_fitting' }],
    ['too many', countries, 'de at ch', { code: 'too_many', bound: 2 }],
    ['an entry that does not fit', countries, 'de deu', { code: 'not_fitting', entry: 'deu' }],
    ['no moment', { kind: 'text', format: 'date-time' }, 'soon', { code: 'not_fitting' }],
    ['no address', { kind: 'text', format: 'email' }, 'ada', { code: 'not_fitting' }],
  ])('%s', (_, shape, typed, fault) => {
    expect(readField(shape, typed)).toEqual({ fault });
  });
});

describe('amounts are typed in units and counted in subunits', () => {
  test.each<[string, string, number]>([
    ['12.5', 'EUR', 1250],
    ['12,50', 'EUR', 1250],
    ['-0.01', 'EUR', -1],
    ['−3', 'EUR', -300],
    ['-0', 'EUR', 0],
    ['500', 'JPY', 500],
    ['0.00000001', 'BTC', 1],
    ['90071992.54740991', 'BTC', 9_007_199_254_740_991],
  ])('%s %s', (typed, currency, cents) => {
    expect(subunitsOf(typed, currency)).toBe(cents);
    expect(subunitsOf(unitsText(cents, currency), currency)).toBe(cents);
  });

  test('finer than the currency is refused, not rounded', () => {
    expect(subunitsOf('1.005', 'EUR')).toEqual({ code: 'too_fine', bound: 2, currency: 'EUR' });
    expect(subunitsOf('1.5', 'JPY')).toEqual({ code: 'too_fine', bound: 0, currency: 'JPY' });
    expect(subunitsOf('1e3', 'EUR')).toEqual({ code: 'not_a_number' });
  });

  test('more than the wire holds is refused', () => {
    expect(readField({ kind: 'number', whole: true }, '999999999999999', 'BTC')).toEqual({
      fault: { code: 'not_whole' },
    });
  });
});

test('what stands in a control at first', () => {
  expect(typedOf(whole, 1250, 'EUR')).toBe('12.50');
  expect(typedOf({ kind: 'switch' }, true)).toBe(true);
  expect(typedOf(countries, ['DE', 'AT'])).toEqual(['DE', 'AT']);
  expect(typedOf({ kind: 'text', format: 'date-time' }, '2026-03-01T12:30:00.000Z')).toBe('2026-03-01T12:30');
  expect(typedOf(text, null)).toBe('');
});
