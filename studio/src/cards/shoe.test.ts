import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FairDraw, fairDraw } from '../fair/index.ts';
import { CARDS, rankOf, rankText, suitOf } from './card.ts';
import { cardAt, drawPlace } from './shoe.ts';

const fixed = (value: number): FairDraw => ({ float: () => 0, integer: () => value, position: 0 });

describe('a shoe', () => {
  test('[PP-12] whatever was dealt, every place that is left comes from exactly one number of the draw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.uniqueArray(fc.nat(51), { maxLength: 40 }), (decks, dealt) => {
        const left = CARDS * decks - dealt.length;
        const places = Array.from({ length: left }, (_, value) => drawPlace(fixed(value), { decks, dealt }));
        expect(new Set(places).size).toBe(left);
        expect(places.some((place) => dealt.includes(place) || place < 0 || place >= CARDS * decks)).toBe(false);
      }),
    );
  });

  test('one pack dealt to its end has each card once', () => {
    const draw = fairDraw({ serverSeed: 'a1'.repeat(32), clientSeed: 'mine', nonce: 1 });
    const dealt: number[] = [];
    while (dealt.length < CARDS) dealt.push(drawPlace(draw, { decks: 1, dealt }));
    expect(new Set(dealt).size).toBe(CARDS);
  });

  test('a card has a rank and a suit', () => {
    const cards = Array.from({ length: CARDS }, (_, place) => cardAt(place + CARDS));
    expect(new Set(cards.map((card) => `${rankOf(card)} ${suitOf(card)}`)).size).toBe(CARDS);
    expect([0, 9, 10, 11, 12, 13].map(rankText)).toEqual(['A', '10', 'J', 'Q', 'K', 'A']);
  });
});
