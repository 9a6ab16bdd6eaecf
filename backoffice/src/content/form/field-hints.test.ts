import { expect, test } from 'vitest';
import { hintOf } from './field-hints.ts';

test('a field is explained wherever it stands; a name that every object has is no field', () => {
  expect(hintOf('socials.0.url')).toBe(hintOf('url'));
  expect(hintOf('url')).toContain('https://');
  expect(hintOf('title')).toBeUndefined();
  expect(hintOf('constructor')).toBeUndefined();
});
