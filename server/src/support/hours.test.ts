import { configDocuments } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { hoursAt } from './hours.ts';

const office = {
  timeZone: 'Europe/Tallinn',
  hours: {
    monday: [
      { from: '13:00', to: '18:00' },
      { from: '09:00', to: '12:00' },
    ],
    friday: [{ from: '09:00', to: '24:00' }],
  },
  closed: ['2026-12-25'],
};
const at = (text: string) => hoursAt(office, new Date(text));

describe('hours of support', () => {
  // 16 November 2026 is a Monday; Tallinn is two hours ahead of UTC then.
  test.each([
    ['2026-11-16T06:59:59Z', false, '2026-11-16T07:00:00.000Z'],
    ['2026-11-16T07:00:00Z', true, null],
    ['2026-11-16T09:59:59Z', true, null],
    ['2026-11-16T10:00:00Z', false, '2026-11-16T11:00:00.000Z'],
    ['2026-11-16T16:00:00Z', false, '2026-11-20T07:00:00.000Z'],
    // Until midnight there is one more hour than a UTC clock would think.
    ['2026-11-20T21:59:59Z', true, null],
    ['2026-11-20T22:00:00Z', false, '2026-11-23T07:00:00.000Z'],
    // A Friday on which nobody comes.
    ['2026-12-25T10:00:00Z', false, '2026-12-28T07:00:00.000Z'],
  ])('%s', (moment, online, opens) => {
    expect(at(moment)).toEqual({ online, opensAt: opens === null ? null : new Date(opens) });
  });

  test('the clock that goes forward does not move the opening', () => {
    // Sunday 29 March 2026, 03:00 becomes 04:00 in Tallinn; Monday 09:00 is 06:00 UTC from then on.
    expect(at('2026-03-28T12:00:00Z').opensAt).toEqual(new Date('2026-03-30T06:00:00Z'));
  });

  test('without hours somebody is always there, but for days off', () => {
    const always = { timeZone: 'UTC', hours: null, closed: [] as string[] };
    expect(hoursAt(always, new Date())).toEqual({ online: true, opensAt: null });
    const dayOff = hoursAt({ ...always, closed: ['2026-01-01'] }, new Date('2026-01-01T10:00:00Z'));
    expect(dayOff).toEqual({ online: false, opensAt: new Date('2026-01-02T00:00:00Z') });
  });

  test('a plan without a single hour names no time', () => {
    expect(hoursAt({ ...office, hours: {} }, new Date())).toEqual({ online: false, opensAt: null });
  });

  test.each([
    { ...office, timeZone: 'Mars/Olympus' },
    { ...office, hours: { monday: [{ from: '18:00', to: '09:00' }] } },
    { ...office, hours: { monday: [{ from: '9', to: '10' }] } },
    { ...office, hours: { someday: [] } },
    { ...office, closed: ['tomorrow'] },
  ])('a document that cannot be is refused', (plan) => {
    expect(configDocuments['support-config'].safeParse({ replies: [], ...plan }).success).toBe(false);
    expect(configDocuments['support-config'].safeParse({ replies: [], ...office }).success).toBe(true);
  });
});
