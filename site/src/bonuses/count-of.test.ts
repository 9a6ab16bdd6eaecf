import { expect, test } from 'vitest';
import { type CountedGame, countOf } from './count-of.ts';
import { aDeal } from './testing/a-gift.ts';

const slot: CountedGame = { identifier: 'studio/meteor', kind: 'slots', collections: ['slots', 'new'] };
const roulette: CountedGame = { identifier: 'studio/wheel', kind: 'tables', collections: ['table'] };
const { limits } = aDeal();
const weights = { slots: 100, other: 50, tables: 10 };

test.each([
  ['a slot in full', slot, {}, 100],
  ['a table by a tenth', roulette, {}, 10],
  ['a game that is named, before its kind', slot, { weights: { ...weights, games: { 'studio/meteor': 0 } } }, 0],
  ['a collection, before its kind', slot, { weights: { ...weights, collections: { new: 25 } } }, 25],
  ['a game of the gift’s list', slot, { games: ['studio/meteor'] }, 100],
  ['a game of its collection', slot, { collections: ['new'] }, 100],
  ['a game outside of its list: not at all', slot, { games: ['studio/other'] }, null],
])('before betting it is said how much counts: %s', (_, game, changes, expected) => {
  expect(countOf(aDeal({ limits: { ...limits, ...changes } }), game)).toBe(expected);
});

test('a gift for bets is not played with in games', () => {
  expect(countOf(aDeal({ product: 'sport' }), slot)).toBeNull();
});
