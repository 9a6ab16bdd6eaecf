import { describe, expect, test } from 'vitest';
import {
  ageOn,
  birthDay,
  birthday,
  birthMonth,
  birthYear,
  type CalendarDay,
  dayIn,
  isValidDate,
  joinBirthday,
  minimumAge,
  parseDate,
} from './index.ts';

const today: CalendarDay = { year: 2026, month: 3, day: 1 };
const codeOf = (failure: { code: string } | undefined) => failure?.code;

describe('dates', () => {
  test.each(['2024-02-29', '2026-12-31', '0001-01-01'])('%s is a date', (text) => {
    expect(isValidDate(text)).toBeUndefined();
  });

  test.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-3',
    '01.02.2000',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '２０２６-01-01',
    '',
  ])('[VALID-22] %j is none, also as a day of birth', (text) => {
    expect(codeOf(isValidDate(text))).toBe('invalid_date');
    expect(codeOf(birthday({ today, least: 18 })(text))).toBe('invalid_date');
  });

  test.each([
    [{ day: '09', month: '02', year: '1986' }, '1986-02-09'],
    [{ day: '30', month: '02', year: '1986' }, undefined],
    [{ day: '9', month: '2', year: '1986' }, undefined],
    [{ day: '', month: '', year: '' }, undefined],
  ])('[VALID-17] %j joins to %s', (parts, text) => {
    expect(joinBirthday(parts)).toBe(text);
  });

  test('today is the day where the player is', () => {
    const at = new Date('2026-03-01T11:30:00Z');
    expect(dayIn('Pacific/Auckland', at)).toEqual({ year: 2026, month: 3, day: 2 });
    expect(dayIn('America/Vancouver', at)).toEqual({ year: 2026, month: 3, day: 1 });
    expect(dayIn('Pacific/Pago_Pago', new Date('2026-03-01T10:59:00Z'))).toEqual({ year: 2026, month: 2, day: 28 });
  });
});

describe('ages', () => {
  test.each([
    ['2008-03-01', 18],
    ['2008-03-02', 17],
    ['2008-02-29', 18],
    ['2007-12-31', 18],
    ['2008-12-31', 17],
  ])('born on %s one is %i on 2026-03-01', (text, age) => {
    expect(ageOn(today, parseDate(text) as CalendarDay)).toBe(age);
  });

  test('who was born on 29 February is a year older on 1 March, not before', () => {
    const leapChild = { year: 2008, month: 2, day: 29 };
    expect(ageOn({ year: 2026, month: 2, day: 28 }, leapChild)).toBe(17);
    expect(ageOn({ year: 2026, month: 3, day: 1 }, leapChild)).toBe(18);
  });

  test.each([
    ['CA', 'CW', '2008-03-01', undefined],
    ['CA', 'CW', '2008-03-02', 'too_young'],
    ['EE', 'CW', '2005-03-01', undefined],
    ['EE', 'CW', '2005-03-02', 'too_young'],
    ['CA', 'EE', '2008-03-01', 'too_young'],
    ['CA', 'CW', '1890-01-01', 'invalid_date'],
    ['CA', 'CW', '2027-01-01', 'too_young'],
    ['CA', 'CW', '2008-02-30', 'invalid_date'],
  ])('[VALID-18] in %s under %s, born on %s: %s', (country, licence, text, code) => {
    expect(codeOf(birthday({ today, least: minimumAge({ country, licence }) })(text))).toBe(code);
  });

  test.each([
    ['01', undefined],
    ['31', undefined],
    ['32', 'invalid_day'],
    ['00', 'invalid_day'],
    ['1', 'invalid_day'],
    ['001', 'invalid_day'],
    ['1a', 'invalid_day'],
  ])('[VALID-19] day %s gives %s', (value, code) => {
    expect(codeOf(birthDay(value))).toBe(code);
  });

  test.each([
    ['01', undefined],
    ['12', undefined],
    ['13', 'invalid_month'],
    ['00', 'invalid_month'],
    ['1', 'invalid_month'],
  ])('[VALID-20] month %s gives %s', (value, code) => {
    expect(codeOf(birthMonth(value))).toBe(code);
  });

  test.each([
    ['2008', undefined],
    ['2009', 'too_young'],
    ['1986', undefined],
    ['1800', 'invalid_year'],
    ['86', 'invalid_year'],
    ['20o8', 'invalid_year'],
  ])('[VALID-21] year %s gives %s', (value, code) => {
    expect(codeOf(birthYear({ today, least: 18 })(value))).toBe(code);
  });
});
