import { expect, test } from 'vitest';
import { registrationVariantOf } from './registration-test.ts';

test.each([
  ['0', 'a'],
  ['f', 'b'],
  ['E', 'a'],
  ['abc7', 'b'],
  ['550e8400-e29b-41d4-a716-446655440000', 'a'],
])('[AUTH-09] the last hex digit of click id %s gives %s, whoever registers', (clickId, variant) => {
  expect(registrationVariantOf({ clickId })).toBe(variant);
  for (const playerId of [2, 3]) expect(registrationVariantOf({ clickId, playerId })).toBe(variant);
});

test.each([undefined, null, '', 'xyz', 'abc ', '12-'])(
  '[AUTH-09] with click id %j the parity of the id decides',
  (clickId) => {
    expect(registrationVariantOf({ clickId, playerId: 2 })).toBe('a');
    expect(registrationVariantOf({ clickId, playerId: 3 })).toBe('b');
    expect(registrationVariantOf({ clickId })).toBeNull();
  },
);
