import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRatios, houseLimits, type Ratio } from '../../kit/index.ts';
import { HIGHEST, LEAST, msUntil, START, worthAfter } from './curve.ts';
import { crashGame, highestFor, parseCrashChoice, pointOf, returnAt, WORDS, winAt, wordsReaching } from './rules.ts';

const curve = crashGame.curve!;

describe('where a comet burns out', () => {
  test('[PP-14] every worth is reached by exactly as many words as the return of 99 % asks for, and by no more', () => {
    // The words that reach m are 0 … n−1: the last of them does, the next does not. So counting words is exact.
    for (const worth of [101, 102, 150, 199, 200, 333, 1_000, 12_345, 99_999, 500_000, HIGHEST]) {
      const reaching = Number(wordsReaching(worth));
      expect(pointOf(reaching - 1)).toBeGreaterThanOrEqual(worth);
      expect(pointOf(reaching)).toBeLessThan(worth);
    }
    fc.assert(fc.property(fc.integer({ min: 0, max: WORDS - 2 }), (word) => pointOf(word) >= pointOf(word + 1)));
    expect([pointOf(0), pointOf(WORDS - 1)]).toEqual([HIGHEST, START]);
  });

  test('[PP-14] the published returns are the least and the most of all worths', () => {
    let lowest: Ratio = returnAt(LEAST);
    let highest: Ratio = returnAt(LEAST);
    for (let worth = LEAST; worth <= HIGHEST; worth++) {
      const each = returnAt(worth);
      if (each.numerator < lowest.numerator) lowest = each;
      if (each.numerator > highest.numerator) highest = each;
    }
    const { returns } = crashGame.listing;
    expect(compareRatios(lowest, returns.lowest)).toBe(0);
    expect(compareRatios(highest, returns.highest)).toBe(0);
  });

  test('the return at a stake counts the rounding', () => {
    // 10 at ×1.01 is 10.1: the tenth stays with the house.
    expect(crashGame.rtpAtStake({ stake: 10n, choice: { auto: 101 } }).numerator).toBe(10n * wordsReaching(101));
    expect(compareRatios(crashGame.rtpAtStake({ stake: 100n, choice: { auto: 150 } }), returnAt(150))).toBe(0);
  });

  test('[PP-07] the largest win can be won to the subunit in every currency, and nothing can win more', () => {
    for (const [currency, { stakeMin, stakeMax, winMax }] of Object.entries(houseLimits)) {
      const won = [stakeMin, stakeMax, (stakeMin + stakeMax) / 2n, winMax / 10_000n].map((stake) => {
        const ceiling = curve.ceilingOf({ stake, choice: { auto: null }, winMax });
        expect(ceiling, currency).toBeGreaterThanOrEqual(LEAST);
        return curve.winAt(stake, ceiling);
      });
      for (const win of won) expect(win <= winMax, currency).toBe(true);
      expect(
        won.some((win) => win === winMax),
        currency,
      ).toBe(true);
    }
    expect(highestFor(1n, 10n ** 12n)).toBe(HIGHEST);
  });
});

describe('the curve', () => {
  test('rises without a fall, from ×1.00 to the highest', () => {
    expect([worthAfter(-5), worthAfter(0), worthAfter(10 ** 9)]).toEqual([START, START, HIGHEST]);
    fc.assert(fc.property(fc.integer({ min: 0, max: 150_000 }), (ms) => worthAfter(ms) <= worthAfter(ms + 1)));
  });

  test('is worth something from exactly one millisecond on', () => {
    fc.assert(
      fc.property(fc.integer({ min: LEAST, max: HIGHEST }), (worth) => {
        const ms = msUntil(worth);
        expect(worthAfter(ms)).toBeGreaterThanOrEqual(worth);
        expect(worthAfter(ms - 1)).toBeLessThan(worth);
      }),
    );
  });

  test('ends before anything beyond the point could be cashed out', () => {
    fc.assert(
      fc.property(fc.integer({ min: START, max: HIGHEST - 1 }), (point) => {
        const endsMs = curve.endsAfterMs({ point });
        expect(worthAfter(endsMs - 1)).toBeLessThanOrEqual(point);
        expect(worthAfter(endsMs)).toBeGreaterThan(point);
      }),
    );
    expect(curve.endsAfterMs({ point: HIGHEST })).toBe(msUntil(HIGHEST));
  });

  test('an automatic cash-out pays exactly its worth, or nothing', () => {
    const bet = { stake: 1_234n, choice: { auto: 250 }, ceiling: 250 };
    expect(crashGame.winOf({ ...bet, outcome: { point: 250 } })).toBe(winAt(1_234n, 250));
    expect(crashGame.winOf({ ...bet, outcome: { point: 249 } })).toBe(0n);
  });
});

test('a choice is nothing, or a whole number of hundredths within the curve', () => {
  expect(parseCrashChoice({})).toEqual({ ok: true, value: { auto: null } });
  expect(parseCrashChoice({ auto: null, more: 1 })).toEqual({ ok: true, value: { auto: null } });
  expect(parseCrashChoice({ auto: 200 })).toEqual({ ok: true, value: { auto: 200 } });
  for (const bad of [
    null,
    7,
    'x',
    [],
    { auto: 100 },
    { auto: 1.5 },
    { auto: '200' },
    { auto: HIGHEST + 1 },
    { auto: Number.NaN },
  ]) {
    expect(parseCrashChoice(bad).ok).toBe(false);
  }
});
