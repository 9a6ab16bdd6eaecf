import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test('what every row says is said once', () => {
  expect(alike(['EUR', 'EUR', 'EUR'])).toEqual(['EUR']);
  expect(alike([0n, 0n])).toEqual([0n]);
  expect(alike([false])).toEqual([false]);
  const now = new Date();
  expect(alike([now, now])).toEqual([now]);
});

test('one that differs, wherever it stands, and all are said', () => {
  for (const values of [
    [1, 2],
    [1, 1, 2],
    [2, 1, 1],
    [1, 2, 1],
  ])
    expect(alike(values)).toEqual(values);
  expect(alike([])).toEqual([]);
});
