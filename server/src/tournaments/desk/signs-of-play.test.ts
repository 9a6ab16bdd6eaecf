import { expect, test } from 'vitest';
import { signsOfPlay } from './signs-of-play.ts';

const play = (changed: object) => ({ playerId: 1, rounds: 100, games: 1, atLargest: 90, open: 0, ...changed });
const kindsOf = (changed: object) => signsOfPlay(play(changed)).map(({ kind }) => kind);

test.each([
  ['largest stakes in one game', {}, ['largest_stakes']],
  ['in many games', { games: 3 }, []],
  ['not often enough', { atLargest: 79 }, []],
  ['of too few rounds', { rounds: 19, atLargest: 19 }, []],
  ['rounds left open', { atLargest: 1, open: 2 }, ['open_rounds']],
])('%s', (_, changed, kinds) => {
  expect(kindsOf(changed)).toEqual(kinds);
});
