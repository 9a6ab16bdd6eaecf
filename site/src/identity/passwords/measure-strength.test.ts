import { expect, test } from 'vitest';
import { measureStrength } from './measure-strength.ts';

test('what everybody uses is weak, what nobody guesses is strong', { timeout: 30_000 }, async () => {
  expect(await measureStrength('password1', [])).toBeLessThanOrEqual(1);
  expect(await measureStrength('qwertyuiop', [])).toBeLessThanOrEqual(1);
  expect(await measureStrength('Vermilion-Otter-84-Lantern', [])).toBe(4);
});

test('a password made of the own address is weaker than it looks', { timeout: 30_000 }, async () => {
  const address = ['grimwald.osterhagen@example.com'];
  const alone = await measureStrength('grimwaldosterhagen', []);
  expect(await measureStrength('grimwaldosterhagen', address)).toBeLessThan(alone);
});
