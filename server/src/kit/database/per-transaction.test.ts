import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Queryable } from './database.ts';
import { perTransaction } from './per-transaction.ts';

const newTransaction = () => ({ query: () => Promise.reject(new Error('nothing is asked here')) }) as Queryable;

test('each transaction has its own, and each keeper has its own place on it', () => {
  const guards = perTransaction<string>('guard');
  const looks = perTransaction<string>('look');
  const [one, other] = [newTransaction(), newTransaction()];
  guards.keep(one, 'of one');
  expect(guards.of(one)).toBe('of one');
  expect(guards.of(other)).toBeUndefined();
  expect(looks.of(one)).toBeUndefined();
});

test('what knows its transaction goes with it in collections of young garbage', () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (how: { type: 'minor' }) => void;
  const collect = () => gc({ type: 'minor' });
  const kept = perTransaction<{ tx: Queryable; much: number[] }>('guard');
  const [count, size] = [4_000, 200];
  const begin = () => {
    const tx = newTransaction();
    kept.keep(tx, { tx, much: new Array(size).fill(0.5) });
  };
  // Twice before it counts: what survives two of them is old.
  collect();
  collect();
  const before = oldBytes();
  for (let made = 0; made < count; made += 1) {
    begin();
    if (made % 400 === 0) collect();
  }
  collect();
  collect();
  expect(oldBytes() - before).toBeLessThan((count * size * 8) / 3);
});

function oldBytes(): number {
  const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space');
  return old?.space_used_size ?? Number.NaN;
}
