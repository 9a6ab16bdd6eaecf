/** A card is 0 … 51: thirteen of each suit, from ace to king. */
export const CARDS = 52;
export const RANKS = 13;

/** Ace is 1, king is 13. */
export function rankOf(card: number): number {
  return (card % RANKS) + 1;
}

/** 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export function suitOf(card: number): number {
  return Math.floor(card / RANKS);
}

const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** As it stands in the card's corner. */
export function rankText(card: number): string {
  const rank = rankOf(card);
  return letters[rank] ?? String(rank);
}
