import { expect, test } from 'vitest';
import { blockingMs } from './blocking-time.ts';

const page = { pid: 1, tid: 2 };
const turn = (ts: number, dur: number, tdur: number) => ({ ...page, name: 'RunTask', ts, dur, tdur });

test('what turns take beyond 50 ms of a slower processor counts, from the first picture on, in this page alone', () => {
  const events = [
    turn(0, 90_000, 90_000),
    { ...page, name: 'firstContentfulPaint', ts: 100_000 },
    // 20 ms of this processor are 80 of a phone's; the rest of the time others had it.
    turn(110_000, 300_000, 20_000),
    turn(500_000, 12_000, 12_000),
    { ...turn(600_000, 90_000, 90_000), tid: 3 },
    { ...turn(600_000, 90_000, 90_000), name: 'FunctionCall' },
  ];
  expect(blockingMs(events)).toBe(30);
  expect(blockingMs([])).toBeNaN();
});
