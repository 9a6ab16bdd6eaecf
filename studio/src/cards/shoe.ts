import type { FairDraw } from '../fair/index.ts';
import { CARDS } from './card.ts';

/**
 * The next card out of several whole packs, given the places that have been dealt: each card that is left is equally
 * likely. A place is 0 … 52 × decks − 1. There is no shuffled order anywhere that could be read ahead: what is not
 * dealt has not been decided.
 */
export function drawPlace(draw: FairDraw, input: { decks: number; dealt: readonly number[] }): number {
  const { decks, dealt } = input;
  let place = draw.integer(CARDS * decks - dealt.length);
  for (const gone of dealt.toSorted((one, other) => one - other)) if (place >= gone) place++;
  return place;
}

export function cardAt(place: number): number {
  return place % CARDS;
}
