import { expect, test } from 'vitest';
import { gamesToChoose } from './history-games.server.ts';

const dice = { identifier: 'halley-studio/orbit-dice', title: 'Orbit Dice' };
const comet = { identifier: 'kepler/comet-flip', title: 'Comet Flip' };

test('every game that was played can be chosen, by title, each once', () => {
  const rounds = [
    { game: comet.identifier, title: comet.title },
    { game: dice.identifier, title: dice.title },
  ];
  expect(gamesToChoose([dice], rounds, 'en')).toEqual([comet, dice]);
  expect(gamesToChoose([dice, comet], [], 'en')).toEqual([comet, dice]);
  expect(gamesToChoose([], [], 'en')).toEqual([]);
});
