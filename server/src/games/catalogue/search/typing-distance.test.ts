import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typingDistance } from './typing-distance.ts';

test.each([
  ['dice', 'dice', 0],
  ['dcie', 'dice', 1],
  ['dic', 'dice', 1],
  ['ddice', 'dice', 1],
  ['dize', 'dice', 1],
  ['galxay', 'galaxy', 1],
  ['orbti', 'orbit', 1],
  ['orbtis', 'orbit', 2],
  ['comet', 'dice', 3],
  ['', 'abc', 3],
  ['abcdef', '', 3],
])('%j and %j are %d slips apart, counted up to two', (left, right, distance) => {
  expect(typingDistance(left, right, 2)).toBe(distance);
  expect(typingDistance(right, left, 2)).toBe(distance);
});

test('it is nothing for the same word, the same in both directions, and never more than one above the limit', () => {
  const word = fc.stringMatching(/^[abc]{0,7}$/);
  fc.assert(
    fc.property(word, word, (left, right) => {
      const distance = typingDistance(left, right, 2);
      expect(distance).toBe(typingDistance(right, left, 2));
      expect(distance === 0).toBe(left === right);
      expect(distance).toBeLessThanOrEqual(3);
    }),
  );
});
