import { describe, expect, test } from 'vitest';
import { colours, type Game, games, stakes } from './games.ts';
import { wordsFor } from './words.ts';

const gameOf = (id: string) => games.find((game) => game.id === id) as Game;

/** Every way the draws can fall, one after the other. */
function everyOutcome(game: Game, { stake, choice, draws }: { stake: number; choice: unknown; draws: number[] }) {
  const count = draws.reduce((product, limit) => product * limit, 1);
  return Array.from({ length: count }, (_, index) => {
    let left = index;
    const limits = [...draws];
    const draw = (limit: number) => {
      expect(limit).toBe(limits.shift());
      const drawn = left % limit;
      left = Math.floor(left / limit);
      return drawn;
    };
    return game.play({ stake, choice, draw });
  });
}

const ways = [
  { id: 'comet-flip', choice: 'comet', draws: [2] },
  { id: 'comet-flip', choice: 'star', draws: [2] },
  { id: 'three-lights', choice: undefined, draws: [5, 5, 5] },
];

describe('the example games', () => {
  test.each(ways)('[PP-14] $id with $choice returns exactly what it says, at every stake', ({ id, choice, draws }) => {
    const game = gameOf(id);
    const [numerator, denominator] = game.return;
    for (const stake of new Set(Object.values(stakes).flat())) {
      const outcomes = everyOutcome(game, { stake, choice, draws });
      const won = outcomes.reduce((sum, { win }) => sum + win, 0);
      expect(won * denominator).toBe(stake * outcomes.length * numerator);
      expect(outcomes.every(({ win }) => Number.isSafeInteger(win) && win >= 0)).toBe(true);
      // The largest win that is shown can really be won, and none is larger.
      expect(Math.max(...outcomes.map(({ win }) => win))).toBeCloseTo(stake * game.most, 9);
    }
  });

  test('three lights pay by their colour, two by any, none for three kinds', () => {
    const outcomes = everyOutcome(gameOf('three-lights'), { stake: 100, choice: undefined, draws: [5, 5, 5] });
    const byKinds = (kinds: number) =>
      outcomes.filter(({ shown }) => new Set(shown.lights as string[]).size === kinds).map(({ win }) => win);
    expect(byKinds(1).toSorted((a, b) => a - b)).toEqual(
      colours.map(({ times }) => times * 100).toSorted((a, b) => a - b),
    );
    expect(new Set(byKinds(2))).toEqual(new Set([120]));
    expect(new Set(byKinds(3))).toEqual(new Set([0]));
  });

  test('take no other choice', () => {
    expect(['comet', 'star'].every(gameOf('comet-flip').isChoice)).toBe(true);
    for (const choice of [undefined, null, '', 'moon', 0, ['comet'], {}]) {
      expect(gameOf('comet-flip').isChoice(choice)).toBe(false);
    }
    expect(gameOf('three-lights').isChoice('amber')).toBe(false);
  });

  test('speak five languages, and English to everybody else', () => {
    const keys = Object.keys(wordsFor('en'));
    for (const locale of ['de', 'fr-CA', 'it', 'no', 'nb']) {
      expect(Object.keys(wordsFor(locale))).toEqual(keys);
      expect(wordsFor(locale).stake).not.toBe(wordsFor('en').stake);
      expect(Object.values(wordsFor(locale)).every(Boolean)).toBe(true);
    }
    expect(wordsFor('xx')).toBe(wordsFor('en'));
  });
});
