import { expect, test } from 'vitest';
import { basicStrategy } from './basic-strategy.ts';
import { expectedReturn, type Shoe, splitWorth, tableOf, wholeShoe } from './expected-return.ts';
import { totalOf } from './hand.ts';
import { blackjackGame, paidBlackjacks, publishedReturn } from './rules.ts';
import { actionsOf, type PlayerHand } from './state.ts';

test('[PP-14] what is published is what basic strategy returns out of six packs', { timeout: 60_000 }, () => {
  const { returned, blackjacks } = expectedReturn();
  const digits = 1e11;
  expect(Math.floor(returned * digits)).toBe(Number(publishedReturn.numerator));
  expect(Math.ceil(blackjacks * digits)).toBe(Number(paidBlackjacks.numerator));
});

test('[PP-14] the figure at a stake counts the half subunit that an odd one loses', () => {
  const share = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
    Number(numerator) / Number(denominator);
  const rtp = (stake: bigint) => share(blackjackGame.rtpAtStake({ stake, choice: {} }));
  expect(rtp(10n)).toBe(share(publishedReturn));
  expect(rtp(11n)).toBeCloseTo(share(publishedReturn) - share(paidBlackjacks) / 22, 12);
});

test('six packs hold 312 cards, 96 of them count ten', () => {
  const shoe = wholeShoe();
  expect(shoe[0]).toBe(312);
  expect(shoe.slice(1)).toEqual([24, 24, 24, 24, 24, 24, 24, 24, 24, 96]);
});

/** Kinds as cards: 1 is the ace, 10 the ten. */
const cardOf = (kind: number) => kind - 1;

/** The same pair, played card after card in the order of the game, through every order the shoe can have. */
function playedOut(up: number, shoe: Shoe, pair: number): number {
  const left = [...shoe];
  const draw = (then: (card: number) => number): number => {
    let worth = 0;
    for (let kind = 1; kind <= 10; kind++) {
      if (left[kind] === 0) continue;
      const chance = left[kind]! / left[0]!;
      left[0] = left[0]! - 1;
      left[kind] = left[kind]! - 1;
      worth += chance * then(cardOf(kind));
      left[0] = left[0]! + 1;
      left[kind] = left[kind]! + 1;
    }
    return worth;
  };
  const dealer = (cards: readonly number[], hands: readonly PlayerHand[]): number => {
    const { total } = totalOf(cards);
    if (cards.length === 2 && total === 21) return 0;
    if (total < 17) return draw((card) => dealer([...cards, card], hands));
    return hands.reduce((sum, hand) => {
      const own = totalOf(hand.cards).total;
      const sign = own > 21 ? -1 : total > 21 || own > total ? 1 : own === total ? 0 : -1;
      return sum + sign * (hand.doubled ? 2 : 1);
    }, 0);
  };
  const play = (hands: readonly PlayerHand[]): number => {
    const active = hands.findIndex(({ cards, done }) => !done && totalOf(cards).total < 21);
    const hand = hands[active];
    if (!hand) return draw((hole) => dealer([cardOf(up), hole], hands));
    const state = { hands: [...hands], active, asked: false, splitAces: pair === 1 && hands.length > 1 };
    const action = basicStrategy({ cards: hand.cards, dealer: cardOf(up), allowed: actionsOf(state) });
    const put = (...next: PlayerHand[]) => play([...hands.slice(0, active), ...next, ...hands.slice(active + 1)]);
    if (action === 'stand') return put({ ...hand, done: true });
    if (action === 'hit') return draw((card) => put({ ...hand, cards: [...hand.cards, card] }));
    if (action === 'double') {
      return draw((card) => put({ cards: [...hand.cards, card], doubled: true, done: true }));
    }
    const half = (card: number): PlayerHand => ({ cards: [hand.cards[0]!, card], doubled: false, done: pair === 1 });
    return draw((one) => draw((two) => put(half(one), half(two))));
  };
  return play([{ cards: [cardOf(pair), cardOf(pair)], doubled: false, done: false }]);
}

/** A small shoe, as a list of kinds and how many of each. */
function shoeOf(...kinds: [number, number][]): Shoe {
  const shoe = Array<number>(11).fill(0);
  for (const [kind, cards] of kinds) {
    shoe[kind] = cards;
    shoe[0] = shoe[0]! + cards;
  }
  return shoe;
}

test.each<[string, number, number, Shoe]>([
  ['eights against a ten', 10, 8, shoeOf([8, 4], [10, 5], [9, 4])],
  ['eights against a nine, doubled where three comes', 9, 8, shoeOf([8, 4], [10, 6], [3, 3])],
  ['sevens against a four, mostly sevens', 4, 7, shoeOf([7, 7], [10, 8])],
  ['nines against an eight', 8, 9, shoeOf([9, 4], [10, 5], [1, 4])],
  ['aces against a ten', 10, 1, shoeOf([1, 4], [10, 5], [6, 4])],
])('[PP-14] %s: split hands apart are worth what they are one after the other', (_, up, pair, shoe) => {
  expect(splitWorth(tableOf(up), shoe, pair)).toBeCloseTo(playedOut(up, shoe, pair), 12);
});
