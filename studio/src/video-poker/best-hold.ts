import { CARDS } from '../cards/card.ts';
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

/** The place of a set of cards, in rising order, among all sets of its size. */
function placeOf(cards: readonly number[], mask: number): number {
  let place = 0;
  bits[mask]!.forEach((at, index) => {
    place += choose[index + 1]![cards[at]!]!;
  });
  return place;
}

export type PaysOfSets = readonly Float64Array[];

/** For every set of up to five cards: what all hands that hold it pay together. */
export function countSets(): PaysOfSets {
  const sums = [1, 52, 1_326, 22_100, 270_725, ALL_HANDS].map((size) => new Float64Array(size));
  eachHand((cards) => {
    const pays = paysOf(cards);
    if (pays === 0) return;
    for (let mask = 0; mask < 32; mask++) {
      const size = bits[mask]!.length;
      const place = placeOf(cards, mask);
      sums[size]![place] = sums[size]![place]! + pays;
    }
  });
  return sums;
}

export function eachHand(visit: (cards: number[]) => void): void {
  for (let e = 4; e < CARDS; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++) for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) visit([a, b, c, d, e]);
}

/** The hold that pays most on average: `mask` by place in the rising order of the cards, `worth` in parts of SCALE. */
export function bestHold(cards: readonly number[], sums: PaysOfSets): { mask: number; worth: number } {
  const own = Float64Array.from({ length: 32 }, (_, mask) => sums[bits[mask]!.length]![placeOf(cards, mask)]!);
  let best = { mask: 0, worth: -1 };
  for (let mask = 0; mask < 32; mask++) {
    // Hands that hold these cards and none of the others that were dealt: those with some of them are taken off again.
    const thrown = 31 ^ mask;
    let pays = 0;
    for (let part = thrown; ; part = (part - 1) & thrown) {
      pays += bits[part]!.length % 2 === 0 ? own[mask | part]! : -own[mask | part]!;
      if (part === 0) break;
    }
    const worth = (pays * SCALE) / draws[bits[thrown]!.length]!;
    if (worth > best.worth) best = { mask, worth };
  }
  return best;
}
