import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayPlus, titleOfDay, titleOfGift } from './adventure.ts';
import { type BreakSpan, madeUpOn, stepOn, stepsInBreaks } from './step-on.ts';

const week = { firstDay: '2026-12-01', lastDay: '2026-12-07' };
const on = (from: string, until: string | null): BreakSpan => ({
  from: new Date(from),
  until: until === null ? null : new Date(until),
});

test('titles of days and gifts are as clients read them', () => {
  const adventure = { ...week, rule: { prefix: 'trip' } };
  expect(titleOfDay(adventure, 1)).toBe('trip__1/7__01/12/2026');
  expect(titleOfGift(adventure, { step: 8, text: '20 spins' })).toBe('trip__8__08/12/2026__20 spins');
});

describe('[ADV-03] which step a day counts for', () => {
  test('its own, and none before, behind and after', () => {
    expect(stepOn(week, '2026-11-30', [])).toBeNull();
    expect(stepOn(week, '2026-12-01', [])).toBe(1);
    expect(stepOn(week, '2026-12-07', [])).toBe(7);
    expect(stepOn(week, '2026-12-08', [])).toBeNull();
  });

  test('days that ended in a break are made up behind the last one, one a day, the oldest first', () => {
    const breaks = [on('2026-12-02T15:00:00Z', '2026-12-04T15:00:00Z')];
    // The fourth had nine hours left.
    expect(stepsInBreaks(week, breaks)).toEqual([2, 3]);
    expect(stepOn(week, '2026-12-02', breaks)).toBe(2);
    expect(['08', '09', '10'].map((day) => stepOn(week, `2026-12-${day}`, breaks))).toEqual([2, 3, null]);
    expect([madeUpOn(week, 2, breaks), madeUpOn(week, 3, breaks), madeUpOn(week, 4, breaks)]).toEqual([
      '2026-12-08',
      '2026-12-09',
      null,
    ]);
  });

  test('a break behind the last day moves what is made up, and not beyond as many days as there were', () => {
    const breaks = [on('2026-12-06T10:00:00Z', '2026-12-10T10:00:00Z')];
    expect(stepsInBreaks(week, breaks)).toEqual([6, 7]);
    expect(madeUpOn(week, 6, breaks)).toBe('2026-12-10');
    expect(stepOn(week, '2026-12-08', breaks)).toBe(6);
    expect(stepOn(week, '2026-12-11', breaks)).toBe(7);
    expect(madeUpOn(week, 7, [on('2026-12-06T10:00:00Z', null)])).toBeNull();
    expect(stepOn(week, '2026-12-15', [on('2026-12-01T10:00:00Z', '2026-12-15T10:00:00Z')])).toBeNull();
  });

  test('every day counts for one step at most, and every day that is said to make up a step does', () => {
    const moment = fc
      .integer({ min: 0, max: 24 * 20 })
      .map((hours) => Date.parse('2026-11-29T00:00:00Z') + hours * 3_600_000);
    fc.assert(
      fc.property(fc.array(fc.tuple(moment, moment), { maxLength: 3 }), (spans) => {
        const breaks = spans.map(([one, other]) => ({
          from: new Date(Math.min(one, other)),
          until: new Date(Math.max(one, other)),
        }));
        for (const step of stepsInBreaks(week, breaks)) {
          const day = madeUpOn(week, step, breaks);
          if (day !== null) expect(stepOn(week, day, breaks)).toBe(step);
        }
        for (let at = -2; at < 20; at += 1) {
          const step = stepOn(week, dayPlus(week.firstDay, at), breaks);
          if (at >= 0 && at < 7) expect(step).toBe(at + 1);
        }
      }),
    );
  });
});
