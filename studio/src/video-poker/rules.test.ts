import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankOf, suitOf } from '../cards/index.ts';
import { fairDraw } from '../fair/index.ts';
import { ALL_HANDS, bestHold, countSets, eachHand, SCALE } from './best-hold.ts';
import { handOf, type PokerHand } from './hand.ts';
import { pokerGame, pokerLimits, publishedReturn } from './rules.ts';

const spades = (...ranks: number[]) => ranks.map((rank) => rank - 1);
const hearts = (...ranks: number[]) => ranks.map((rank) => rank + 12);

describe('what five cards are', () => {
  test.each<[PokerHand | undefined, number[]]>([
    ['royal', spades(1, 10, 11, 12, 13)],
    ['straightFlush', hearts(1, 2, 3, 4, 5)],
    ['four', [7, 20, 33, 46, 0]],
    ['fullHouse', [7, 20, 33, 0, 13]],
    ['flush', spades(2, 5, 7, 9, 13)],
    ['straight', [...spades(10, 11, 12), ...hearts(13, 1)]],
    ['three', [7, 20, 33, 0, 14]],
    ['twoPairs', [7, 20, 0, 13, 30]],
    ['jacks', [...spades(11, 3, 4), ...hearts(11, 9)]],
    [undefined, [...spades(10, 3, 4), ...hearts(10, 9)]],
    [undefined, [...spades(12, 13, 1), ...hearts(2, 3)]],
  ])('%s', (hand, cards) => {
    expect(handOf(cards)).toBe(hand);
  });
});

/** How many hands are this one but for the names of the suits; nothing for all of them but one. */
function weightOf(cards: readonly number[]): number {
  const suits = [0, 0, 0, 0];
  for (const card of cards) suits[suitOf(card)] = suits[suitOf(card)]! | (1 << rankOf(card));
  const [a, b, c, d] = suits as [number, number, number, number];
  if (a < b || b < c || c < d) return 0;
  // Suits that hold the same ranks cannot be told apart: 24 orders, less those.
  if (b === c) return a === b ? (c === d ? 1 : 4) : c === d ? 4 : 12;
  return (a === b ? 1 : 2) * (c === d ? 1 : 2) * 6;
}

test('[PP-14] with the best hold of every hand exactly the published part comes back', { timeout: 120_000 }, () => {
  const sums = countSets();
  let total = 0n;
  let hands = 0;
  eachHand((cards) => {
    const weight = weightOf(cards);
    if (weight === 0) return;
    hands += weight;
    total += BigInt(bestHold(cards, sums).worth) * BigInt(weight);
  });
  expect(hands).toBe(ALL_HANDS);
  expect(total * publishedReturn.denominator).toBe(publishedReturn.numerator * BigInt(SCALE) * BigInt(ALL_HANDS));
});

test('[PP-11] held cards stay, no card comes twice, and the win is that of the hand', () => {
  const holds = fc.uniqueArray(fc.nat(4), { maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(9_999), holds, (nonce, hold) => {
      const draw = fairDraw({ serverSeed: 'a1'.repeat(32), clientSeed: 'mine', nonce });
      const opened = pokerGame.open({ stake: 10n, choice: {}, draw });
      const step = pokerGame.parseStep({ hold }, { cards: [] });
      if (opened.done || !step.ok) throw new Error('a hand waits for its hold');
      const answer = pokerGame.step({ stake: 10n, state: opened.state, step: step.value, draw });
      if (!answer.done) throw new Error('one draw ends a hand');
      const { dealt, cards, hand } = answer.outcome;
      for (const at of hold) expect(cards[at]).toBe(dealt[at]);
      expect(new Set([...dealt, ...cards]).size).toBe(10 - hold.length);
      expect(hand).toBe(handOf(cards) ?? null);
      expect(answer.win <= pokerGame.maxWin({ stake: 10n, choice: {} })).toBe(true);
    }),
  );
});

test.each([
  undefined,
  {},
  { hold: 3 },
  { hold: [5] },
  { hold: [-1] },
  { hold: [0.5] },
  { hold: [1, 1] },
  { hold: ['1'] },
])('refused: %j', (step) => {
  expect(pokerGame.parseStep(step, { cards: [] })).toMatchObject({ ok: false, refusal: { code: 'choice.invalid' } });
});

test.each(Object.entries(pokerLimits))('[PP-07] %s: the largest win is won to the subunit', (_, limits) => {
  const draw = { float: () => 0, integer: () => 0, position: 0 };
  const state = { cards: spades(1, 10, 11, 12, 13) };
  const answer = pokerGame.step({ stake: limits.stakeMax, state, step: { hold: [0, 1, 2, 3, 4] }, draw });
  expect(answer.done && answer.win).toBe(limits.winMax);
});
