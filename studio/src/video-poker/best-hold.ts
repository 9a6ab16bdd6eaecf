import { CARDS } from '../cards/index.ts';
import { paysOf } from './hand.ts';

/** Ways to draw so many cards out of the 47 that are left. */
const draws = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const;
/** All of them divide it: expectations are compared and added as whole numbers. */
export const SCALE = 7_669_695;
export const ALL_HANDS = 2_598_960;

const choose = Array.from({ length: 6 }, (_, k) =>
  Float64Array.from({ length: CARDS + 1 }, (_, n) => {
    let ways = 1;
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
    return n < k ? 0 : ways;
  }),
);
const bits = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((at) => mask & (1 << at)));
const sizes = bits.map((places) => places.length);

/** The place of a set of cards, in rising order, among all sets of its size. */
function placeOf(cards: readonly number[], mask: number): number {
  const places = bits[mask]!;
  let place = 0;
  for (let index = 0; index < places.length; index++) place += choose[index + 1]![cards[places[index]!]!]!;
  return place;
}

export type PaysOfSets = readonly Float64Array[];

/** For every set of up to five cards: what all hands that hold it pay together. */
export function countSets(): PaysOfSets {
  const sums = [1, 52, 1_326, 22_100, 270_725, ALL_HANDS].map((size) => new Float64Array(size));
  const places = new Int32Array(16);
  const hand = [0, 0, 0, 0, 0];
  eachFour((four) => {
    four.forEach((card, at) => {
      hand[at] = card;
    });
    for (let mask = 0; mask < 16; mask++) places[mask] = placeOf(four, mask);
    let paid = 0;
    for (let last = four[3]! + 1; last < CARDS; last++) {
      hand[4] = last;
      const pays = paysOf(hand);
      if (pays === 0) continue;
      paid += pays;
      // Sets with the last card; those without it get what all last cards paid, below.
      for (let mask = 0; mask < 16; mask++) {
        const size = sizes[mask]! + 1;
        const place = places[mask]! + choose[size]![last]!;
        sums[size]![place] = sums[size]![place]! + pays;
      }
    }
    if (paid === 0) return;
    for (let mask = 0; mask < 16; mask++) {
      const place = places[mask]!;
      sums[sizes[mask]!]![place] = sums[sizes[mask]!]![place]! + paid;
    }
  });
  return sums;
}

function eachFour(visit: (cards: readonly number[]) => void): void {
  for (let a = 0; a < CARDS; a++)
    for (let b = a + 1; b < CARDS; b++)
      for (let c = b + 1; c < CARDS; c++) for (let d = c + 1; d < CARDS; d++) visit([a, b, c, d]);
}

/** Every hand, its cards in rising order. The list is the same one every time. */
export function eachHand(visit: (cards: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  eachFour((four) => {
    for (let at = 0; at < 4; at++) hand[at] = four[at]!;
    for (let last = four[3]! + 1; last < CARDS; last++) {
      hand[4] = last;
      visit(hand);
    }
  });
}

/** The hold that pays most on average: `mask` by place in the rising order of the cards, `worth` in parts of SCALE. */
export function bestHold(cards: readonly number[], sums: PaysOfSets): { mask: number; worth: number } {
  const own = new Float64Array(32);
  for (let mask = 0; mask < 32; mask++) own[mask] = sums[sizes[mask]!]![placeOf(cards, mask)]!;
  let best = { mask: 0, worth: -1 };
  for (let mask = 0; mask < 32; mask++) {
    // Hands that hold these cards and none of the others that were dealt: those with some of them are taken off again.
    const thrown = 31 ^ mask;
    let pays = 0;
    for (let part = thrown; ; part = (part - 1) & thrown) {
      pays += sizes[part]! % 2 === 0 ? own[mask | part]! : -own[mask | part]!;
      if (part === 0) break;
    }
    const worth = (pays * SCALE) / draws[sizes[thrown]!]!;
    if (worth > best.worth) best = { mask, worth };
  }
  return best;
}
