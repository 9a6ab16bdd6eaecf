import { expect, test } from 'vitest';
import { slopeOf } from './slope.ts';

test('a line through points rises as they do, noise beside it or not', () => {
  expect(slopeOf([0, 1, 2].map((x) => [x, 5 + 3 * x]))).toBeCloseTo(3);
  expect(slopeOf([-1, 1, 3, 5].map((x) => [x, 7]))).toBe(0);
  const noisy = [0, 1, 2, 3].map((x) => [x, 2 * x + (x === 1 || x === 2 ? 0.5 : -0.5)] as const);
  expect(slopeOf(noisy)).toBeCloseTo(2);
});
