import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '../page/testing/show-page.tsx';
import { ContestTimer } from './ContestTimer.tsx';
import { timeParts, timeText, untilNextText } from './time-left.ts';

const dates = { start_at: '2026-11-16T00:00:00.000Z', end_at: '2026-11-17T04:17:00.000Z' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(at: string, onEnd?: () => void) {
  vi.setSystemTime(new Date(at));
  await showPage(<ContestTimer dates={dates} nowMs={Date.now()} onEnd={onEnd} />);
}
const line = () => document.querySelector('[data-time]')?.textContent;
const dot = () => document.querySelector('[data-dot]')?.className;
const passes = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('[TOURN-04] [TOURN-07] what runs counts down to its end, green', async () => {
  await show('2026-11-16T00:00:00Z');
  expect(line()).toBe('left to finish 1 day 4 hr 17 min');
  expect(dot()).toContain('bg-win');
});

test('[TOURN-05] [TOURN-07] what is to come counts down to its start, in the colour of what is chosen', async () => {
  await show('2026-11-15T22:30:00Z');
  expect(line()).toBe('starts in 1 hr 30 min');
  expect(dot()).toContain('bg-ice');
});

test('[TOURN-06] [TOURN-07] what is over has no timer, and its dot is red', async () => {
  await show('2026-11-17T04:17:00Z');
  expect(line()).toBe('finished');
  expect(screen.queryByRole('time')).toBeNull();
  expect(dot()).toContain('bg-danger');
});

describe('[TOURN-08] a timer that reaches zero', () => {
  test('tells so once at the start and once at the end, and the line moves on', async () => {
    const onEnd = vi.fn();
    await show('2026-11-15T23:59:00Z', onEnd);
    expect(line()).toBe('starts in 1 min');
    await passes(59_999);
    expect(onEnd).not.toHaveBeenCalled();
    await passes(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(line()).toBe('left to finish 1 day 4 hr 17 min');
    await passes(Date.parse(dates.end_at) - Date.now());
    expect(onEnd).toHaveBeenCalledTimes(2);
    expect(line()).toBe('finished');
    await passes(3_600_000);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test('what was over before tells nothing', async () => {
    const onEnd = vi.fn();
    await show('2026-11-18T00:00:00Z', onEnd);
    await passes(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

test('[PR-07] the text has no seconds, and changes with the minute alone', () => {
  expect(timeText(61_000, 'en')).toBe('2 min');
  expect(timeText(86_400_000, 'en')).toBe('1 day');
  expect(timeText(1, 'en')).toBe('1 min');
  expect(timeText(0, 'en')).toBe('0 min');
  expect(timeParts(86_400_000)).toEqual({ days: 1, hours: 0, minutes: 0 });
  expect([untilNextText(60_000), untilNextText(60_001), untilNextText(1), untilNextText(0)]).toEqual([60_000, 1, 1, 0]);
  for (const tag of ['en', 'de', 'fr-CA', 'it', 'nb']) expect(timeText(90_061_000, tag)).not.toMatch(/sec|sek|\bs\b/i);
});
