import { expect, test } from 'vitest';
import { showWait } from './format.ts';

const minute = 60_000;

test.each([
  [-5 * minute, 'just now'],
  [59_999, 'just now'],
  [minute, '1 min'],
  [59 * minute, '59 min'],
  [60 * minute, '1 h'],
  [130 * minute, '2 h 10 min'],
  [24 * 60 * minute, '1 d'],
  [(26 * 60 + 59) * minute, '1 d 2 h'],
])('[F-97] a wait of %i ms is said as %s', (ms, said) => {
  expect(showWait(ms)).toBe(said);
});
