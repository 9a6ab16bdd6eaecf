import { documentStatuses } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { type DocumentStatus, documentMoves, isTakenBack, missingTypes } from './document.ts';

const every = documentStatuses.flatMap((from) => documentStatuses.map((to) => [from, to] as const));

describe('what a document may become', () => {
  const allowed = ['pending → approved', 'pending → not_approved'];

  test.each(every)('%s → %s', (from, to) => {
    expect(documentMoves[from].includes(to)).toBe(allowed.includes(`${from} → ${to}`));
  });

  test.each<[DocumentStatus, boolean]>([
    ['pending', true],
    ['not_approved', true],
    ['approved', false],
  ])('%s is taken back: %s', (status, expected) => {
    expect(isTakenBack[status]).toBe(expected);
  });
});

test('what is missing is what no approved document shows', () => {
  const one = (documentType: 'identity' | 'address' | 'deposit', status: DocumentStatus) => ({ documentType, status });
  expect(missingTypes([])).toEqual(['identity', 'address']);
  expect(missingTypes([one('identity', 'pending'), one('address', 'not_approved')])).toEqual(['identity', 'address']);
  expect(missingTypes([one('identity', 'approved'), one('identity', 'not_approved')])).toEqual(['address']);
  expect(missingTypes([one('identity', 'approved'), one('deposit', 'approved')])).toEqual(['address']);
  expect(missingTypes([one('identity', 'approved'), one('address', 'approved')])).toEqual([]);
});
