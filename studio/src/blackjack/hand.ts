import { rankOf } from '../cards/index.ts';

/** What a card counts: the ace eleven, to be lowered, pictures ten. */
export function pointsOf(card: number): number {
  const rank = rankOf(card);
  return rank === 1 ? 11 : Math.min(10, rank);
}

export interface HandTotal {
  total: number;
  /** An ace counts eleven in it. */
  soft: boolean;
}

/** The dealer draws to it, and stands on it however it is made. */
export const DEALER_STANDS = 17;

export function totalOf(cards: readonly number[]): HandTotal {
  let total = 0;
  let aces = 0;
  for (const card of cards) {
    total += pointsOf(card);
    if (rankOf(card) === 1) aces++;
  }
  while (total > 21 && aces > 0) {
    total -= 10;
    aces--;
  }
  return { total, soft: aces > 0 };
}

/** An ace and a ten in the first two cards. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}
