import { rankOf } from '../cards/index.ts';
import { pointsOf, totalOf } from './hand.ts';
import type { BlackjackAction } from './state.ts';

/** Columns: the dealer's open card, 2 … 10, ace. H hit, S stand, D double or hit, E double or stand, P split. */
const hard: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};
const soft: Readonly<Record<number, string>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SEEEESSHHH',
};
/** By the points of one of the two; a pair that is not here is played by its total. */
const pairs: Readonly<Record<number, string>> = {
  2: 'PPPPPP....',
  3: 'PPPPPP....',
  4: '...PP.....',
  6: 'PPPPP.....',
  7: 'PPPPPP....',
  8: 'PPPPPPPPPP',
  9: 'PPPPP.PP..',
  11: 'PPPPPPPPPP',
};

/** The best step by the player's total and the dealer's card alone; insurance is never worth its price. */
export function basicStrategy(input: {
  cards: readonly number[];
  dealer: number;
  allowed: readonly BlackjackAction[];
}): BlackjackAction {
  const { cards, dealer, allowed } = input;
  if (allowed.includes('decline')) return 'decline';
  const column = pointsOf(dealer) - 2;
  const [one = 0] = cards;
  if (allowed.includes('split') && pairs[pointsOf(one)]?.[column] === 'P') return 'split';
  const { total, soft: isSoft } = totalOf(cards);
  const row = isSoft ? (soft[total] ?? 'SSSSSSSSSS') : (hard[total] ?? (total > 16 ? 'SSSSSSSSSS' : 'HHHHHHHHHH'));
  const letter = row[column];
  if (letter === 'S') return 'stand';
  if (letter === 'D') return allowed.includes('double') ? 'double' : 'hit';
  if (letter === 'E') return allowed.includes('double') ? 'double' : 'stand';
  // A pair of aces that cannot be split again and a soft twelve are the same cards.
  return rankOf(one) === 1 && total === 21 ? 'stand' : 'hit';
}
