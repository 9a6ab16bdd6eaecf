import { expect, test } from 'vitest';
import { constantColumn } from './constant-column.ts';

test('what every row says is said once', () => {
  expect(constantColumn(['EUR', 'EUR', 'EUR'])).toEqual(['EUR']);
  expect(constantColumn([0n, 0n])).toEqual([0n]);
  expect(constantColumn([false])).toEqual([false]);
  const now = new Date();
  expect(constantColumn([now, now])).toEqual([now]);
});

test('one that differs, wherever it stands, and all are said', () => {
  for (const values of [
    [1, 2],
    [1, 1, 2],
    [2, 1, 1],
    [1, 2, 1],
  ])
    expect(constantColumn(values)).toEqual(values);
  expect(constantColumn([])).toEqual([]);
});
