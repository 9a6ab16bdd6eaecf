import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chances } from '../markets/index.ts';
import { fairOf } from './fair-value.ts';
import { marginOf } from './margins.ts';
import { offeredPrice } from './offered-price.ts';

const certain = { won: 0, halfWon: 0, void: 0, halfLost: 0 };

/** What a unit at a price is worth, by the ways it can end. */
const worth = (price: number, { won, halfWon, void: voided, halfLost }: Chances) =>
  won * price + (halfWon * (1 + price)) / 2 + voided + halfLost / 2;

/** Five ways to end that add up to 1. */
const chances = fc
  .tuple(...Array.from({ length: 5 }, () => fc.integer({ min: 0, max: 1_000 })))
  .filter((parts) => parts.some((part) => part > 0))
  .map((parts): Chances => {
    const [won, halfWon, voided, halfLost] = parts.map((part) => part / parts.reduce((sum, one) => sum + one));
    return { won: won!, halfWon: halfWon!, void: voided!, halfLost: halfLost! };
  });

describe('offered price', () => {
  it.each([
    ['a coin at 4 %: 2 / 1.04 = 1.923', { ...certain, won: 0.5 }, 400, 1_920],
    ['no margin', { ...certain, won: 0.5 }, 0, 2_000],
    ['a void tenth: 0.9 / 0.45 / 1.04', { ...certain, won: 0.45, void: 0.1 }, 400, 1_920],
    ['half won a fifth: (1 − 0.1) / (0.4 + 0.1) / 1.03 = 1.747', { ...certain, won: 0.4, halfWon: 0.2 }, 300, 1_740],
    ['half lost a fifth: (1 − 0.1) / 0.4 / 1.03 = 2.184', { ...certain, won: 0.4, halfLost: 0.2 }, 300, 2_180],
    ['a long shot: 10 000 / 1.04 is above the ladder', { ...certain, won: 0.0001 }, 400, 1_000_000],
    ['as good as won: 1.0101 / 1.04', { ...certain, won: 0.99 }, 400, undefined],
    ['cannot be won', certain, 400, undefined],
    ['void for sure', { ...certain, void: 1 }, 400, undefined],
  ])('%s', (_, given, marginBp, price) => {
    expect(offeredPrice(given, marginBp)).toBe(price);
  });

  it('[SPORT-11] is never more than fair, and down the ladder it costs no more than the margin and a step', () => {
    fc.assert(
      fc.property(chances, fc.constantFrom(0, 300, 400, 600, 800), (given, marginBp) => {
        const price = offeredPrice(given, marginBp);
        if (price === undefined) return;
        const value = worth(price / 1_000, given);
        expect(value).toBeLessThanOrEqual(1 + 1e-6);
        const atRisk = 1 - given.void - given.halfWon / 2 - given.halfLost / 2;
        const paidOn = given.won + given.halfWon / 2;
        if (price < 1_000_000) expect(price / 1_000).toBeGreaterThan((atRisk / paidOn / (1 + marginBp / 10_000)) * 0.9);
      }),
    );
  });

  it('what a bet is worth is price × fair + back, exactly also with voids and halves', () => {
    fc.assert(
      fc.property(chances, fc.integer({ min: 1_010, max: 1_000_000 }), (given, price) => {
        const { fair, back } = fairOf(given);
        expect((price * fair) / 1e12 + back / 1e9).toBeCloseTo(worth(price / 1_000, given), 5);
        expect(Number.isInteger(fair) && Number.isInteger(back)).toBe(true);
        expect(fair + back).toBeLessThanOrEqual(1e9);
      }),
    );
  });
});

describe('margins', () => {
  it.each([
    ['handicap', 300],
    ['set_handicap', 300],
    ['1x2', 400],
    ['winner', 400],
    ['total', 400],
    ['corners_total', 400],
    ['next_goal', 600],
    ['scorer', 600],
    ['constructor', 600],
    ['correct_score', 800],
    ['builder', 800],
  ])('%s: %d hundredths of a percent', (type, bp) => {
    expect(marginOf(type)).toBe(bp);
  });
});
