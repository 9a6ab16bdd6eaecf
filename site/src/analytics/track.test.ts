import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onTracked, takeTracked, track } from './track.ts';

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => {
  takeTracked();
  vi.unstubAllGlobals();
});

test('what is told waits until somebody takes it, once', () => {
  track('pwa_open', {});
  track('favourite', { game: 'halley/dice', added: true });
  expect(takeTracked().map(({ name, payload }) => [name, payload])).toEqual([
    ['pwa_open', {}],
    ['favourite', { game: 'halley/dice', added: true }],
  ]);
  expect(takeTracked()).toEqual([]);
});

test('nobody listens: it stays small', () => {
  for (let times = 0; times < 5_000; times++) track('pwa_open', {});
  expect(takeTracked()).toHaveLength(100);
});

test('one listener hears of each event until it leaves', () => {
  const told = vi.fn();
  const leave = onTracked(told);
  track('pwa_open', {});
  leave();
  track('pwa_open', {});
  expect(told).toHaveBeenCalledTimes(1);
});

test('the server tells of nothing', () => {
  vi.unstubAllGlobals();
  track('pwa_open', {});
  expect(takeTracked()).toEqual([]);
});
