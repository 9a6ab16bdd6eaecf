import { describe, expect, test } from 'vitest';
import { lastSessionSpan, overUntil } from './session-span.ts';

const minuteMs = 60_000;
const noon = new Date('2026-03-01T12:00:00Z');
const minute = (count: number) => new Date(noon.getTime() + count * minuteMs);
const span = (from: number, until: number) => ({ from: minute(from), until: minute(until) });
const open = 100_000;
const limit = { since: minute(-1_000), limitMs: 60 * minuteMs };
const startOf = (spans: ReturnType<typeof span>[], options = limit) => {
  const sitting = lastSessionSpan(spans, options);
  return sitting && (sitting.from.getTime() - noon.getTime()) / minuteMs;
};

describe('a sitting', () => {
  test('begins with the log-in and lasts as long as the player has set', () => {
    const sitting = lastSessionSpan([span(0, open)], limit);
    expect(overUntil(sitting, minute(59))).toBeUndefined();
    // Over: a new log-in counts an hour after that.
    expect(overUntil(sitting, minute(60))).toEqual(minute(120));
    expect(overUntil(sitting, minute(500))).toEqual(minute(120));
  });

  test('logging out and in again is no way round', () => {
    // 50 minutes were used, and go on being used.
    expect(startOf([span(0, 50), span(51, open)])).toBe(1);
    expect(startOf([span(0, 10), span(69, open)])).toBe(59);
    expect(startOf([span(0, 10), span(70, open)])).toBe(70);
    expect(startOf([span(0, 30), span(20, 25), span(40, open)])).toBe(10);
    const inAndOut = Array.from({ length: 12 }, (_, index) => span(index * 10, index * 10 + 9));
    expect(overUntil(lastSessionSpan(inAndOut, limit), minute(110))).toBeDefined();
  });

  test('a log-in during the pause starts counting when the pause is over', () => {
    const sitting = lastSessionSpan([span(0, 60), span(65, open)], limit);
    expect(overUntil(sitting, minute(70))).toEqual(minute(120));
    expect(overUntil(sitting, minute(120))).toBeUndefined();
    expect(overUntil(sitting, minute(180))).toEqual(minute(240));
  });

  test('after a real pause a new one begins', () => {
    expect(startOf([span(0, 60), span(200, open)])).toBe(200);
  });

  test('a session nobody ended is over with its time: only a new log-in begins another', () => {
    const forgotten = span(0, open);
    expect(overUntil(lastSessionSpan([forgotten], limit), minute(3_000))).toEqual(minute(120));
    expect(startOf([forgotten, span(3_000, open)])).toBe(3_000);
  });

  test('time before the limit was set does not count, nor do sessions that were over', () => {
    const since = minute(30);
    expect(startOf([span(0, open)], { ...limit, since })).toBe(30);
    expect(startOf([span(0, 30), span(35, open)], { ...limit, since })).toBe(35);
    expect(startOf([span(0, 20)], { ...limit, since })).toBeUndefined();
  });

  test('nobody logged in, nothing over', () => {
    expect(lastSessionSpan([], limit)).toBeUndefined();
    expect(overUntil(undefined, noon)).toBeUndefined();
  });
});
