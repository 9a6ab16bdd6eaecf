import { expect, test } from 'vitest';
import { hostTime, stolenBetween } from './stolen-time.ts';

const stat = (user: number, idle: number, stolen: number) =>
  `cpu  ${user} 0 10 ${idle} 0 0 0 ${stolen} 99 0\ncpu0 1 2 3 4 5 6 7 8 9 10\nintr 5\n`;

test('what the host took is a part of all time, guests within users not counted again', () => {
  const [before, after] = [hostTime(stat(100, 100, 0)), hostTime(stat(150, 120, 30))];
  expect(before).toEqual({ all: 210, stolen: 0 });
  expect(stolenBetween(before, after)).toBeCloseTo(0.3);
});

test('a system that does not tell is no error', () => {
  expect(hostTime('cpu 1 2')).toBeUndefined();
  expect(hostTime('')).toBeUndefined();
  expect(stolenBetween(undefined, hostTime(stat(1, 1, 1)))).toBeUndefined();
});
