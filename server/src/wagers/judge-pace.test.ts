import { expect, test } from 'vitest';
import { waitBefore } from './judge-pace.ts';

test.each([
  ['the first round', undefined, 0],
  ['right away', 10_000, 2_500],
  ['a millisecond too soon', 7_501, 1],
  ['just in time', 7_500, 0],
  ['long ago', 1, 0],
  ['by a clock that is ahead', 10_700, 2_500],
])('[PP-01] %s: wait', (_when, lastMs, wait) => {
  expect(waitBefore({ nowMs: 10_000, lastMs, leastMs: 2_500 })).toBe(wait);
});

test('without a rule nobody waits', () => {
  expect(waitBefore({ nowMs: 10_000, lastMs: 10_000, leastMs: 0 })).toBe(0);
});
