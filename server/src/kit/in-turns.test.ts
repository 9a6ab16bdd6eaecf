import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('each thing comes once, in its order, and others have a turn between two slices', async () => {
  const seen: (number | string)[] = [];
  const other = (): void => {
    seen.push('other');
    if (seen.length < 12) setImmediate(other);
  };
  setImmediate(other);
  await inTurns([1, 2, 3, 4, 5], (slice) => seen.push(...slice), 2);
  expect(seen.filter((one) => one !== 'other')).toEqual([1, 2, 3, 4, 5]);
  expect(seen.slice(0, 3)).toEqual([1, 2, 'other']);
  expect(seen.indexOf('other', 3)).toBeLessThan(seen.indexOf(5));
});

test('what fits into one slice waits for nobody', async () => {
  const seen: string[] = [];
  setImmediate(() => seen.push('other'));
  await inTurns(['mine'], (slice) => seen.push(...slice));
  await inTurns([], () => seen.push('never'));
  expect(seen).toEqual(['mine']);
});
