import { expect, test } from 'vitest';
import { rankOf } from '../../cards/index.ts';
import { totalText } from './read-table.ts';

/** A card of each rank, ace to king. */
const cardOf = (rank: number) => Array.from({ length: 52 }, (_, card) => card).find((card) => rankOf(card) === rank)!;

test('[F-57] a hand that is over is said as the one number that counts; before, an ace counts either way', () => {
  const soft = [cardOf(1), cardOf(9)];
  expect(totalText(soft, true)).toBe('20');
  expect(totalText(soft, false)).toBe('10/20');
  expect(totalText([cardOf(1), cardOf(13)], false)).toBe('21');
});
