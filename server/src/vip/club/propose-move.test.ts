import { expect, test } from 'vitest';
import { proposeMove } from './propose-move.ts';

const now = new Date('2026-11-15T12:00:00Z');
const told = (day: string) => new Date(`${day}T00:00:00Z`);

test.each([
  ['REGULAR', 0, null, 'stay'],
  ['REGULAR', 1, null, 'up'],
  ['BRONZE', 0.99, null, 'stay'],
  ['BRONZE', 0.5, null, 'stay'],
  ['BRONZE', 0.49, null, 'notice'],
  // Told in this quarter or in the last one: it stays until the end of the quarter after that.
  ['BRONZE', 0.49, told('2026-10-02'), 'stay'],
  ['BRONZE', 0.49, told('2026-09-30'), 'stay'],
  ['BRONZE', 0.49, told('2026-06-30'), 'down'],
  ['BRONZE', 0.6, told('2026-06-30'), 'stay'],
  ['PLATINUM', 1, told('2026-06-30'), 'up'],
  // For life.
  ['DIAMOND', 0, told('2020-01-01'), 'stay'],
  ['DIAMOND', 1, null, 'stay'],
] as const)('[VIP-04] %s with %d of the quarter: %s, %s', (status, progress, toldAt, proposal) => {
  expect(proposeMove({ status, progress, toldAt, now })).toBe(proposal);
});
