import { expect, test } from 'vitest';
import { brokenConstraint, isTaken } from './broken-constraint.ts';

test.each([
  [{ constraint: 'wallet_transfer_once' }, 'wallet_transfer_once'],
  [{ constraint: 'wallet_transfer_once_102008' }, 'wallet_transfer_once'],
  [{ constraint: 'games_limit_18' }, 'games_limit_18'],
  [{ constraint: '' }, ''],
  [{ constraint: 7 }, undefined],
  [new Error('away'), undefined],
  [undefined, undefined],
  [null, undefined],
])('%o broke %s', (error, constraint) => {
  expect(brokenConstraint(error)).toBe(constraint);
});

test('taken is what a unique constraint refuses, wherever the table lies', () => {
  const once = new Set(['wallet_transfer_once']);
  expect(isTaken({ code: '23505', constraint: 'wallet_transfer_once_102041' }, once)).toBe(true);
  expect(isTaken({ code: '23505', constraint: 'wallet_account_pkey' }, once)).toBe(false);
  expect(isTaken({ code: '23514', constraint: 'wallet_transfer_once' }, once)).toBe(false);
  expect(isTaken(new Error('away'), once)).toBe(false);
});
