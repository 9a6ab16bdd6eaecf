import { describe, expect, it } from 'vitest';
import { type FairDraw, fairDraw } from '../fair/stream.ts';
import { checkBet } from '../kit/check-bet.ts';
import { houseLimits } from '../kit/limits.ts';
import { compareRatios } from '../kit/ratio.ts';
import { coinGame, FLIPS_MAX, publishedReturn, winFor } from './rules.ts';

/** A coin that falls as the bits of a number say. */
function scripted(bits: number): FairDraw {
  let position = 0;
  return {
    float: () => 0,
    integer: () => (bits >> position++) & 1,
    get position() {
      return position;
    },
  };
}

describe('Moon Coin', () => {
  it.each([1, 2, 3, 8, 12])('[PP-14] all ways that %i coins can fall, played, return exactly 99 %%', (flips) => {
    const stake = 1_000_000n;
    for (const side of ['heads', 'tails'] as const) {
      let paid = 0n;
      for (let bits = 0; bits < 2 ** flips; bits += 1) {
        paid += coinGame.play({ stake, choice: { side, flips }, draw: scripted(bits) }).win;
      }
      const returned = { numerator: paid, denominator: stake * 2n ** BigInt(flips) };
      expect(compareRatios(returned, publishedReturn)).toBe(0);
      expect(compareRatios(returned, coinGame.rtpAtStake({ stake, choice: { side, flips } }))).toBe(0);
    }
  });

  it('one flip pays 1.98, and a subunit that does not divide stays with the house', () => {
    expect(winFor({ stake: 100n, choice: { side: 'heads', flips: 1 } })).toBe(198n);
    expect(winFor({ stake: 11n, choice: { side: 'heads', flips: 1 } })).toBe(21n);
  });

  it.each(Object.keys(houseLimits))('[PP-07] in %s the largest win can be won, and every series played', (currency) => {
    const { stakeMin, stakeMax, winMax } = coinGame.limits(currency)!;
    const last = { side: 'tails', flips: FLIPS_MAX } as const;
    expect(checkBet(coinGame, { currency, stake: stakeMin, choice: last }).ok).toBe(true);
    let reached = false;
    for (let flips = 1; flips <= FLIPS_MAX; flips += 1) {
      const choice = { side: 'heads', flips } as const;
      for (let stake = (winMax * 100n) / (99n * 2n ** BigInt(flips)); stake <= stakeMax; stake += 1n) {
        const win = winFor({ stake, choice });
        if (win === winMax) reached = true;
        if (win >= winMax) break;
      }
    }
    expect(reached).toBe(true);
    expect(winMax <= houseLimits[currency]!.winMax).toBe(true);
  });

  it.each([
    undefined,
    null,
    {},
    { side: 'edge', flips: 1 },
    { side: 'heads' },
    { side: 'heads', flips: 0 },
    { side: 'heads', flips: 19 },
    { side: 'heads', flips: 1.5 },
    { side: 'heads', flips: '2' },
  ])('refuses the choice %j', (choice) => {
    expect(coinGame.parseChoice(choice).ok).toBe(false);
  });

  it('[PP-12] both sides fall, and nothing is drawn after the first wrong one', () => {
    const fallen = new Set<string>();
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const source = { serverSeed: 'a1'.repeat(32), clientSeed: 'quiet-orange-harbour', nonce };
      const { outcome, win } = coinGame.play({
        stake: 100n,
        choice: { side: 'heads', flips: 3 },
        draw: fairDraw(source),
      });
      for (const side of outcome.fell) fallen.add(side);
      expect(outcome.won).toBe(outcome.fell.length === 3 && !outcome.fell.includes('tails'));
      expect(outcome.fell.slice(0, -1)).not.toContain('tails');
      expect(win).toBe(outcome.won ? 792n : 0n);
    }
    expect([...fallen].sort()).toEqual(['heads', 'tails']);
  });
});
