import { expect, test } from 'vitest';
import { leadersOf, scoreText } from './score-text.ts';

test('a match has a score, a race who came first', () => {
  expect(scoreText({ home: 2, away: 1, extra: { red_cards: [0, 1] } })).toBe('2–1');
  const race = { home: 0, away: 0, extra: { order: [4, 5, 7, 8] } };
  expect([scoreText(race), leadersOf(race)]).toEqual(['4, 5, 7', [4, 5, 7]]);
});
