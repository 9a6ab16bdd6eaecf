import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { teamOf } from './team-of.ts';

const seed = createHash('sha256').update('a seed').digest();
const teamsOf = (promotionId: number, players: number, teams: number) =>
  Array.from({ length: players }, (_, index) => teamOf(seed, { promotionId, number: index + 1, teams }));

test('the same seed and number give the same team, another contest another order', () => {
  expect(teamsOf(1, 50, 3)).toEqual(teamsOf(1, 50, 3));
  expect(teamsOf(1, 50, 3)).not.toEqual(teamsOf(2, 50, 3));
});

test('teams are equally likely', () => {
  const counts = [1, 2, 3, 4, 5].map((team) => teamsOf(7, 10_000, 5).filter((one) => one === team).length);
  const chi = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
  // Four degrees of freedom: beyond 18.5 once in a thousand seeds, and this one is fixed.
  expect(chi).toBeLessThan(18.5);
});
