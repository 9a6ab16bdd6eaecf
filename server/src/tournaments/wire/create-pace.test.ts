import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './create-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aPace = () => {
  const told: string[][] = [];
  const failures: unknown[] = [];
  const pace = createPace<string>({
    nowMs: () => Date.now(),
    async tell(things) {
      told.push(things);
      if (things.includes('bad')) throw new Error('away');
    },
    onFailure: (error) => failures.push(error),
  });
  const give = (...things: string[]) => pace.give(new Map(things.map((thing) => [thing.slice(0, 1), thing])));
  return { told, failures, give, pace };
};

test('the first is told at once, the rest of a second together, each as it was last', async () => {
  const { told, give } = aPace();
  await give('a1');
  expect(told).toEqual([['a1']]);
  await give('a2');
  vi.advanceTimersByTime(999);
  await give('b1', 'a3');
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([['a1'], ['a3', 'b1']]);
  vi.advanceTimersByTime(1_000);
  await give('c1');
  expect(told).toEqual([['a1'], ['a3', 'b1'], ['c1']]);
});

test('what is gathered when it stops is told', async () => {
  const { told, give, pace } = aPace();
  await give('a1');
  await give('a2');
  await pace.stop();
  await pace.stop();
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([['a1'], ['a2']]);
});

test('who gives hears of a failure; later it is noted', async () => {
  const { failures, give } = aPace();
  await expect(give('bad')).rejects.toThrow('away');
  await give('bad');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failures).toHaveLength(1);
});
