import { expect, test } from 'vitest';
import { todayOfPlayer } from './today-of-player.ts';

const at = new Date('2026-03-01T11:30:00Z');

test.each([
  ['NZ', null, 2],
  ['NZ', 'Pacific/Auckland', 2],
  ['DE', null, 1],
  ['EE', 'Europe/Tallinn', 1],
  [null, null, 1],
  ['ZZ', null, 1],
])('in %s (zone %s) it is day %i', (country, timeZone, day) => {
  expect(todayOfPlayer({ country, timeZone }, at)).toEqual({ year: 2026, month: 3, day });
});

test('where a country has many zones, the one that was given counts, else the first to see the day', () => {
  const night = new Date('2026-03-01T04:00:00Z');
  expect(todayOfPlayer({ country: 'CA', timeZone: 'America/Vancouver' }, night).day).toBe(28);
  expect(todayOfPlayer({ country: 'CA', timeZone: 'America/St_Johns' }, night).day).toBe(1);
  expect(todayOfPlayer({ country: 'CA', timeZone: null }, night).day).toBe(1);
});

test('a zone of another country, or of none, is not believed', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'nonsense', '../etc', '']) {
    expect(todayOfPlayer({ country: 'DE', timeZone }, at).day).toBe(1);
  }
});
