import { rankOf, suitOf } from '../cards/card.ts';

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
const WHEEL_RUN = 0b1_1111;

/** What five cards are worth; undefined: nothing that pays. */
export function handOf(cards: readonly number[]): PokerHand | undefined {
  let seen = 0;
  let flush = true;
  const counts = new Uint8Array(14);
  for (const card of cards) {
    const rank = rankOf(card);
    seen |= 1 << (rank - 1);
    counts[rank] = counts[rank]! + 1;
    if (suitOf(card) !== suitOf(cards[0]!)) flush = false;
  }
  const straight = isRun(seen);
  if (flush && seen === ROYAL) return 'royal';
  if (flush && straight) return 'straightFlush';
  let [pairs, high, three] = [0, false, false];
  for (let rank = 1; rank <= 13; rank++) {
    if (counts[rank] === 4) return 'four';
    if (counts[rank] === 3) three = true;
    if (counts[rank] === 2) {
      pairs++;
      if (rank === 1 || rank > 10) high = true;
    }
  }
  if (three && pairs === 1) return 'fullHouse';
  if (flush) return 'flush';
  if (straight) return 'straight';
  if (three) return 'three';
  if (pairs === 2) return 'twoPairs';
  return high ? 'jacks' : undefined;
}

/** Five ranks in a row, the ace below the two or above the king. */
function isRun(seen: number): boolean {
  if (seen === ROYAL) return true;
  for (let low = 0; low <= 8; low++) if (seen === WHEEL_RUN << low) return true;
  return false;
}

export function paysOf(cards: readonly number[]): number {
  const hand = handOf(cards);
  return hand ? pokerPays[hand] : 0;
}
