import { describe, expect, test } from 'vitest';
import { isBonus } from './may-take.ts';

describe('[PR-14] what counts as a bonus where a market allows few', () => {
  test.each([
    ['a bonus', { type: 'bonus' }, true],
    ['free spins', { type: 'freespins' }, true],
    ['cash', { type: 'cash' }, false],
    ['points', { type: 'points' }, false],
    ['a box that may hold one', { type: 'lootbox', items: [{ prize: null }, { prize: { type: 'freespins' } }] }, true],
    ['a box of points and money', { type: 'lootbox', items: [{ prize: { type: 'points' } }, { prize: null }] }, false],
  ] as const)('%s', (_name, reward, counts) => {
    expect(isBonus(reward)).toBe(counts);
  });
});
