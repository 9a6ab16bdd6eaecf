import { expect, test } from 'vitest';
import { inTheNameOf } from './brand-name.ts';

test.each([
  ['Welcome to Halley', 'Nova', 'Welcome to Nova'],
  ['Schutz deines Halley-Kontos', 'Nova', 'Schutz deines Nova-Kontos'],
  ['Games of Halley Studio at Halley', 'Nova', 'Games of Halley Studio at Nova'],
  ['Halleys comet', 'Nova', 'Halleys comet'],
  ['Halley', '$& $1', '$& $1'],
  ['Halley', 'Halley', 'Halley'],
])('%j in the name of %j is %j', (text, name, expected) => {
  expect(inTheNameOf(text, name)).toBe(expected);
});
