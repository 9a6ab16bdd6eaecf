import { describe, expect, test } from 'vitest';
import { createPressTimes, createShiftSum } from './observe-vitals.ts';
import { numbersOf } from './send-performance.ts';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

describe('how much a page moves', () => {
  test('is its worst moment, not the sum of all', () => {
    const shifts = createShiftSum();
    for (const entry of [shift(0, 0.1), shift(900, 0.1), shift(3_000, 0.05)]) shifts.add(entry);
    expect(shifts.worst()).toBeCloseTo(0.2);
  });
  test('what a press has moved does not count', () => {
    const shifts = createShiftSum();
    shifts.add(shift(0, 0.5, true));
    expect(shifts.worst()).toBe(0);
  });
  test('a moment lasts five seconds at most', () => {
    const shifts = createShiftSum();
    for (let at = 0; at < 10_000; at += 500) shifts.add(shift(at, 0.01));
    expect(shifts.worst()).toBeCloseTo(0.1);
  });
});

describe('how long a press takes', () => {
  test('is the slowest; the events of one press are one', () => {
    const presses = createPressTimes();
    expect(presses.slow()).toBeUndefined();
    for (const duration of [40, 300, 80]) presses.add({ interactionId: 1, duration });
    presses.add({ interactionId: 2, duration: 120 });
    presses.add({ interactionId: 0, duration: 9_000 });
    expect(presses.slow()).toBe(300);
  });
  test('of fifty presses one may be chance', () => {
    const presses = createPressTimes();
    for (let id = 1; id <= 50; id++) presses.add({ interactionId: id, duration: id === 1 ? 5_000 : 50 });
    expect(presses.slow()).toBe(50);
  });
});

test('of the timing of a page only numbers are sent', () => {
  expect(
    numbersOf({
      name: 'https://halley.test/?token=x',
      responseStart: 5,
      x: Number.NaN,
      y: -1,
      z: Infinity,
      serverTiming: [{}],
      'a b': 1,
    }),
  ).toEqual({ responseStart: 5 });
});
