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
