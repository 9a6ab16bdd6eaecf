import type { PlayerDocument } from '@halley/contract';
import { expect, test } from 'vitest';
import { nextType, type Standing, standingOf, stepOf } from './standing.ts';

/** `identity: approved` newest first. */
const documents = (...lines: string[]): PlayerDocument[] =>
  lines.map((line, at) => {
    const [document_type, status] = line.split(': ') as [PlayerDocument['document_type'], PlayerDocument['status']];
    const created_at = '2026-01-01T00:00:00.000Z';
    const reason = status === 'not_approved' ? 'blurred' : null;
    const name = { description: null, file_name: 'a.png' };
    return { id: at + 1, asked_for: null, document_type, status, reason, created_at, updated_at: created_at, ...name };
  });

test.each<[string[], Standing, string]>([
  [[], 'start', 'identity'],
  [['identity: pending'], 'start', 'address'],
  [['address: pending', 'identity: pending'], 'review', 'payment_method'],
  [['address: pending', 'identity: approved'], 'review', 'payment_method'],
  [['identity: not_approved'], 'again', 'identity'],
  [['address: not_approved', 'identity: approved'], 'again', 'address'],
  [['identity: pending', 'identity: not_approved'], 'start', 'address'],
  [['identity: not_approved', 'identity: approved', 'address: approved'], 'verified', 'payment_method'],
  [['payment_method: approved', 'deposit: approved'], 'start', 'identity'],
])('%j: %s, next is %s', (lines, standing, next) => {
  expect(standingOf(documents(...lines), false)).toBe(standing);
  expect(nextType(documents(...lines))).toBe(next);
});

test('who was verified in another way is verified', () => {
  expect(standingOf([], true)).toBe('verified');
});

test('an approved document counts, whatever came after it', () => {
  expect(stepOf('identity', documents('identity: not_approved', 'identity: approved'))).toBe('approved');
  expect(stepOf('address', documents('identity: approved'))).toBe('missing');
});
