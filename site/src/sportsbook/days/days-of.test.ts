import { expect, test } from 'vitest';
import { chosenIds, multiHref } from '../multi/chosen-ids.ts';
import { daysOf, isNear, parseDay } from './days-of.ts';

const now = new Date('2026-03-01T23:30:00Z');

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-3-1', undefined],
  ['yesterday', undefined],
  ['1999-01-01', undefined],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test('[SPORT-66] a week from today on, or up to it; the chosen day is among them', () => {
  expect(daysOf('calendar', { now, day: '2026-03-01' }).slice(0, 2)).toEqual(['2026-03-01', '2026-03-02']);
  expect(daysOf('results', { now, day: '2026-03-01' }).slice(0, 2)).toEqual(['2026-03-01', '2026-02-28']);
  expect(daysOf('results', { now, day: '2025-12-24' })[0]).toBe('2025-12-24');
  expect([isNear('2026-02-25', now), isNear('2025-12-24', now)]).toEqual([true, false]);
});

test('[SPORT-66] fixtures beside each other are four at most, each once', () => {
  expect(chosenIds('3,1,3,x,-2,0,5,8,9')).toEqual([3, 1, 5, 8]);
  expect(chosenIds(null)).toEqual([]);
  expect([multiHref([]), multiHref([3, 1])]).toEqual(['/sport/multi', '/sport/multi?ids=3,1']);
});
