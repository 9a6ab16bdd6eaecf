import { nodeHash, nodeHexHash } from '@halley/studio/fair/node';
import { createChain } from '@halley/studio/live';
import { expect, test } from 'vitest';
import { type FixtureProof, verifyFixture } from './verify-fixture.ts';

const chain = createChain('ab'.repeat(32), 22, nodeHexHash);
const contestant = (id: number, attack: number) => ({
  id,
  attack,
  defence: 0,
  athletes: Array.from({ length: 11 }, (_, index) => ({ id: id * 100 + index, weight: 1, plays: true })),
});
const proof: FixtureProof = {
  terminal: chain.terminal,
  salt: 'salt',
  link: chain.linkOf(5),
  round: 5,
  number: 3,
  setup: { sport: 'football', contestants: [contestant(1, 0.4), contestant(2, -0.1)], neutral: false, knockout: false },
};

test('a fixture comes out the same again in a browser, from what was published as JSON', () => {
  const published = JSON.parse(JSON.stringify(proof)) as FixtureProof;
  const again = verifyFixture(published);
  expect(again.reachesTerminal).toBe(true);
  expect(again.incidents.at(-1)?.kind).toBe('end');
  expect(again.score.phase).toBe('ended');
  expect(again).toEqual(verifyFixture(proof, nodeHash));
});

test('a link that was not sealed, or of another round, does not reach the terminal', () => {
  expect(verifyFixture({ ...proof, link: 'cd'.repeat(32) }).reachesTerminal).toBe(false);
  expect(verifyFixture({ ...proof, round: 6 }).reachesTerminal).toBe(false);
});

test('another number in the round is another fixture', () => {
  expect(verifyFixture({ ...proof, number: 4 }).incidents).not.toEqual(verifyFixture(proof).incidents);
});
