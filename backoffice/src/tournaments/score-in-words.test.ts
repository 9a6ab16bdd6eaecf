import { expect, test } from 'vitest';
import { scoreInWords } from './score-in-words.ts';

test.each([
  ['spin', 1200, '1,200 rounds'],
  ['bet', 123_456, '€1,234.56'],
  ['win', 500, '€5.00'],
  ['rate', 12_345_678, '12.35 ×'],
  ['points', 1_250_000, '1.25 points'],
  [null, 10_000, '€100.00, level 2'],
] as const)('%s: %d is said as %s', (strategy, score, said) => {
  expect(scoreInWords({ strategy, currency: 'EUR' }, { score, level: 2 })).toBe(said);
});
