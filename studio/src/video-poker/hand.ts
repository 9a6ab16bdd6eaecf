import { rankOf, suitOf } from '../cards/index.ts';

export const pokerHands = [
  'royal',
  'straightFlush',
  'four',
  'fullHouse',
  'flush',
  'straight',
  'three',
  'twoPairs',
  'jacks',
] as const;
export type PokerHand = (typeof pokerHands)[number];

/** Times the stake, the stake included: the full-pay table of jacks or better, nine for a full house and six for a flush. */
export const pokerPays: Readonly<Record<PokerHand, number>> = {
  royal: 800,
  straightFlush: 50,
  four: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  three: 3,
  twoPairs: 2,
  jacks: 1,
};

const ROYAL = 0b1_1110_0000_0001;
const HIGH = 0b1_1100_0000_0001;
/** Five ranks in a row, the ace below the two or above the king. */
const runs = new Set([ROYAL, ...Array.from({ length: 9 }, (_, low) => 0b1_1111 << low)]);

/** What five cards are worth; undefined: nothing that pays. */
export function handOf(cards: readonly number[]): PokerHand | undefined {
  // Ranks that occur once or more, twice or more, and so on: a bit each, the ace lowest.
  let [once, twice, thrice, four] = [0, 0, 0, 0];
  let flush = true;
  const suit = suitOf(cards[0]!);
  for (const card of cards) {
    const bit = 1 << (rankOf(card) - 1);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    if (suitOf(card) !== suit) flush = false;
  }
  if (four !== 0) return 'four';
  if (thrice !== 0) return twice === thrice ? 'three' : 'fullHouse';
  if (twice !== 0) {
    // A second pair is left when the lowest bit is taken off.
    if ((twice & (twice - 1)) !== 0) return 'twoPairs';
    return (twice & HIGH) !== 0 ? 'jacks' : undefined;
  }
  const straight = runs.has(once);
  if (flush) return once === ROYAL ? 'royal' : straight ? 'straightFlush' : 'flush';
  return straight ? 'straight' : undefined;
}

export function paysOf(cards: readonly number[]): number {
  const hand = handOf(cards);
  return hand ? pokerPays[hand] : 0;
}
