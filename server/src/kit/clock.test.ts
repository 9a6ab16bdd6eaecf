import { expect, test } from 'vitest';
import { manualClock } from './clock.ts';
import { InvariantError, invariant } from './invariant.ts';
import { deriveKey } from './secrets.ts';

test('a manual clock moves only when told, and hands out dates nobody else can move', () => {
  const clock = manualClock('2026-03-01T12:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe('2026-03-01T12:00:00.000Z');
  clock.advanceMs(1500);
  expect(clock.now().toISOString()).toBe('2026-03-01T12:00:01.500Z');
});

test('an invariant stops with the promise that was broken', () => {
  expect(() => invariant(1 > 0, 'fine')).not.toThrow();
  for (const broken of [false, 0, '', null, undefined, 0n]) {
    expect(() => invariant(broken, 'a promise')).toThrow(new InvariantError('a promise'));
  }
});

test('each use has a key of its own, the same every time', () => {
  const keys = (['realtime', 'captcha', 'seeds'] as const).map((use) => deriveKey('secret', use));
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(deriveKey('secret', 'seeds')).toBe(keys[2]);
  expect(deriveKey('other', 'seeds')).not.toBe(keys[2]);
});
