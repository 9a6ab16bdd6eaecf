import { expect, test } from 'vitest';
import { agesOf } from './ages-of.ts';

test('[OPS-05] ages fall into parts of what was promised', () => {
  const now = new Date('2026-03-16T12:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  expect(agesOf([], 100, now)).toEqual([0, 0, 0, 0]);
  expect(agesOf([ago(500), ago(101), ago(100), ago(50), ago(49), ago(24)], 100, now)).toEqual([1, 1, 2, 2]);
});
