import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallCounter } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = (points: number) => createCallCounter(undefined, { keyPrefix: 'test', points, duration: 10 });

async function countAll(count: (key: string) => Promise<number>, keys: string): Promise<number[]> {
  const seconds: number[] = [];
  for (const key of keys) seconds.push(await count(key));
  return seconds;
}

test('as many as fit, then the time until the window ends, then a new window', async () => {
  const count = counted(2);
  expect(await countAll(count, 'aaa')).toEqual([0, 0, 10]);
  vi.advanceTimersByTime(4_000);
  expect(await count('a')).toBe(6);
  vi.advanceTimersByTime(5_999);
  expect(await count('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await countAll(count, 'aaa')).toEqual([0, 0, 10]);
});

test('keys do not count for each other, and a window begins with the first call of its key', async () => {
  const count = counted(1);
  expect(await countAll(count, 'aba')).toEqual([0, 0, 10]);
  vi.advanceTimersByTime(7_000);
  expect(await countAll(count, 'ca')).toEqual([0, 3]);
  vi.advanceTimersByTime(3_000);
  expect(await countAll(count, 'ac')).toEqual([0, 7]);
});

test('where nothing is allowed, nothing passes', async () => {
  expect(await counted(0)('a')).toBe(10);
});
