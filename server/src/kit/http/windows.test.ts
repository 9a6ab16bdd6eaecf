import { expect, test } from 'vitest';
import { createWindows } from './windows.ts';

function counted(points: number) {
  let now = 1_000_000;
  const count = createWindows({ points, windowMs: 10_000, nowMs: () => now });
  const advance = (ms: number) => {
    now += ms;
  };
  return { count, advance };
}

test('as many as fit, then the time until the window ends, then a new window', () => {
  const { count, advance } = counted(2);
  expect([count('a'), count('a'), count('a')]).toEqual([0, 0, 10_000]);
  advance(4_000);
  expect(count('a')).toBe(6_000);
  advance(5_999);
  expect(count('a')).toBe(1);
  advance(1);
  expect([count('a'), count('a'), count('a')]).toEqual([0, 0, 10_000]);
});

test('keys do not count for each other, and a window begins with the first call of its key', () => {
  const { count, advance } = counted(1);
  expect([count('a'), count('b'), count('a')]).toEqual([0, 0, 10_000]);
  advance(7_000);
  expect([count('c'), count('a')]).toEqual([0, 3_000]);
  advance(3_000);
  // The sweep at this moment leaves the window of c alone.
  expect([count('a'), count('c')]).toEqual([0, 7_000]);
});

test('where nothing is allowed, nothing passes', () => {
  expect(counted(0).count('a')).toBe(10_000);
});
