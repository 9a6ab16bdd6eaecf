import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { fairDraw } from '../fair/index.ts';
import { checkBet, compareRatios, houseLimits, ratioInHundredthsOfPercent } from '../kit/index.ts';
import {
  HEIGHTS,
  limboGame,
  publishedReturn,
  reachedBy,
  TARGET_MAX,
  TARGET_MIN,
  winFor,
  winningHeights,
} from './rules.ts';

describe('Apogee', () => {
  it('[PP-14] returns between the published figures at every target up to ×1,000, and at the highest', () => {
    let lowest = publishedReturn.highest;
    for (let target = TARGET_MIN; target <= 100_000; target += 1) {
      const rtp = limboGame.rtp({ target });
      if (compareRatios(rtp, lowest) < 0) lowest = rtp;
      if (compareRatios(rtp, publishedReturn.highest) > 0) expect.fail(`${target} returns too much`);
    }
    expect(compareRatios(lowest, publishedReturn.lowest)).toBe(1);
    expect(limboGame.rtp({ target: TARGET_MAX })).toEqual({
      numerator: BigInt(winningHeights(TARGET_MAX)) * BigInt(TARGET_MAX),
      denominator: BigInt(HEIGHTS) * 100n,
    });
    expect(ratioInHundredthsOfPercent(limboGame.rtp({ target: TARGET_MAX }))).toBe(9_900);
    // What is rounded off is less than one height, so no target at all can fall below this.
    expect((99 * HEIGHTS - TARGET_MAX) / (HEIGHTS * 100)).toBeGreaterThan(0.9898);
    for (const target of [101, 150, 198, 200, 1_000, 10_000]) {
      expect(ratioInHundredthsOfPercent(limboGame.rtp({ target })), String(target)).toBeGreaterThanOrEqual(9_899);
    }
    expect(limboGame.rtp({ target: 200 }).numerator * 100n).toBe(limboGame.rtp({ target: 200 }).denominator * 99n);
  });

  it('[PP-12] a height reaches a target exactly when it is one of its winning heights', () => {
    const height = fc.integer({ min: 0, max: HEIGHTS - 1 });
    const target = fc.integer({ min: TARGET_MIN, max: TARGET_MAX });
    fc.assert(
      fc.property(height, target, (drawn, wanted) => reachedBy(drawn) >= wanted === drawn < winningHeights(wanted)),
      { numRuns: deep(100, 5_000) },
    );
    fc.assert(
      fc.property(target, (wanted) => {
        const edge = winningHeights(wanted);
        return reachedBy(edge - 1) >= wanted && reachedBy(edge) < wanted;
      }),
      { numRuns: deep(100, 5_000) },
    );
    expect([reachedBy(0), reachedBy(HEIGHTS - 1)]).toEqual([TARGET_MAX, 100]);
  });

  it.each(Object.keys(houseLimits))(
    '[PP-07] in %s every target can be played, and the largest win can be won',
    (currency) => {
      const { stakeMin, stakeMax, winMax } = houseLimits[currency]!;
      expect(checkBet(limboGame, { currency, stake: stakeMin, choice: { target: TARGET_MAX } }).ok).toBe(true);
      const stake = winMax / 200n;
      expect(stake <= stakeMax).toBe(true);
      expect(winFor({ stake, choice: { target: 20_000 } })).toBe(winMax);
      expect(checkBet(limboGame, { currency, stake, choice: { target: 20_001 } }).ok).toBe(false);
    },
  );

  it.each([
    undefined,
    null,
    5,
    {},
    { target: '200' },
    { target: 100 },
    { target: 200.5 },
    { target: TARGET_MAX + 1 },
    { target: Number.NaN },
  ])('refuses the choice %j', (choice) => {
    expect(limboGame.parseChoice(choice).ok).toBe(false);
  });

  it('plays what it says, and drops what nobody asked for', () => {
    const source = { serverSeed: 'a1'.repeat(32), clientSeed: 'quiet-orange-harbour' };
    expect(limboGame.parseChoice({ target: 200, win: true })).toEqual({ ok: true, value: { target: 200 } });
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { outcome, events, win } = limboGame.play({
        stake: 101n,
        choice: { target: 150 },
        draw: fairDraw({ ...source, nonce }),
      });
      expect(outcome.won).toBe(outcome.reached >= 150);
      expect(win).toBe(outcome.won ? 151n : 0n);
      expect(events).toEqual([{ type: 'flown', ...outcome }]);
    }
  });
});
