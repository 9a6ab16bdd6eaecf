import { expect, test } from 'vitest';
import { nodeHash } from './hmac-node.ts';
import { commit } from './seeds.ts';
import { drawTeam, verifyShuffle } from './team-draw.ts';

const seed = '5a'.repeat(32);
const teamsOf = (contestId: number, players: number, teams: number) =>
  Array.from({ length: players }, (_, index) => drawTeam({ seed, contestId, number: index + 1, teams }, nodeHash.hmac));

test('the same seed and number give the same team, another contest another order', () => {
  expect(teamsOf(1, 50, 3)).toEqual(teamsOf(1, 50, 3));
  expect(teamsOf(1, 50, 3)).not.toEqual(teamsOf(2, 50, 3));
});

test('teams are equally likely', () => {
  const drawn = teamsOf(7, 10_000, 5);
  const counts = [1, 2, 3, 4, 5].map((team) => drawn.filter((one) => one === team).length);
  const chi = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
  // Four degrees of freedom: beyond 18.5 once in a thousand seeds, and this one is fixed.
  expect(chi).toBeLessThan(18.5);
});

test('a shuffle is drawn again; another seed, a gap or a team that was changed does not hold', () => {
  const entries = teamsOf(3, 20, 2).map((team, index) => ({ number: index + 1, team }));
  const told = { seed, seedHash: commit(seed), contestId: 3, teams: 2, entries };
  expect(verifyShuffle(told)).toBe(true);
  expect(verifyShuffle({ ...told, seed: '5b'.repeat(32) })).toBe(false);
  expect(verifyShuffle({ ...told, entries: entries.toSpliced(4, 1) })).toBe(false);
  const changed = entries.map((one) => (one.number === 7 ? { ...one, team: 3 - one.team } : one));
  expect(verifyShuffle({ ...told, entries: changed })).toBe(false);
});
