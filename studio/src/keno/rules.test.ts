import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedDraw } from '../fair/testing/scripted-draw.ts';
import { checkBet, compareRatios, type Ratio, verifyRound } from '../kit/index.ts';
import { paysOf, risks } from './pay-tables.ts';
import {
  chanceOf,
  choose,
  DRAWN,
  kenoGame,
  kenoLimits,
  NUMBERS,
  pickCounts,
  publishedReturn,
  returnOf,
  winFor,
} from './rules.ts';

const lines = risks.flatMap((risk) => pickCounts.map((picks) => [risk, picks] as const));
const upTo = (picks: number) => Array.from({ length: picks }, (_, index) => index + 1);
const most: Ratio = { numerator: 99n, denominator: 100n };

describe('[PP-14] the return', () => {
  it.each(lines)('of %s with %i numbers is the published fraction, at most 99 %% and near below', (risk, picks) => {
    let chances = 0n;
    let paid = 0n;
    paysOf(risk, picks).forEach((pays, hits) => {
      const { numerator } = chanceOf(hits, picks);
      chances += numerator;
      paid += numerator * BigInt(pays);
    });
    expect(chances).toBe(choose(NUMBERS, picks));
    const back = { numerator: paid, denominator: chances * 100n };
    expect(compareRatios(back, returnOf({ risk, picks }))).toBe(0);
    expect(compareRatios(back, most)).toBeLessThan(1);
    expect(compareRatios(back, { numerator: 9_898n, denominator: 10_000n })).toBe(1);
    expect(compareRatios(back, publishedReturn.lowest)).toBeGreaterThan(-1);
    expect(compareRatios(back, publishedReturn.highest)).toBeLessThan(1);
  });

  it('of one number is right over every first draw, played by the rules themselves', () => {
    // Which of forty the first draw takes decides for number 1; the nine behind it are as they are.
    expect(chanceOf(1, 1)).toEqual({ numerator: 10n, denominator: 40n });
    expect(chanceOf(10, 10)).toEqual({ numerator: 1n, denominator: 847_660_528n });
  });

  it('with rounding is never above the exact one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.constantFrom(...lines), (stake, [risk, picks]) => {
        const choice = { risk, numbers: upTo(picks) };
        expect(compareRatios(kenoGame.rtpAtStake({ stake, choice }), kenoGame.rtp(choice))).toBeLessThan(1);
      }),
    );
  });

  it.each(lines)('of %s with %i numbers: another hit never pays less', (risk, picks) => {
    const table = paysOf(risk, picks);
    expect(table).toHaveLength(picks + 1);
    const rising = risk === 'low' && picks <= 2 ? table : table.filter((pays) => pays > 0);
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
  });
});

it('draws ten different numbers of forty and counts those that were chosen', () => {
  const played = kenoGame.play({
    stake: 100n,
    choice: { risk: 'high', numbers: [1, 2, 40] },
    draw: scriptedDraw(0, 0, 37, 0, 0, 0, 0, 0, 0, 0),
  });
  expect(played.events).toEqual([{ type: 'drawn', numbers: [1, 2, 40, 3, 4, 5, 6, 7, 8, 9] }]);
  expect(played).toMatchObject({ outcome: { hits: [1, 2, 40], pays: 8_151 }, win: 8_151n });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 6 }), (nonce) => {
      const round = { serverSeed: 'f6'.repeat(32), clientSeed: 'a', nonce, stake: 100n };
      const verified = verifyRound(kenoGame, { ...round, choice: { risk: 'low', numbers: [7] } });
      const drawn = verified.ok ? (verified.value.events[0]?.numbers ?? []) : [];
      expect(new Set(drawn).size).toBe(DRAWN);
      expect(drawn.every((number) => number >= 1 && number <= NUMBERS)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it.each([
  [null],
  [{}],
  [{ risk: 'low', numbers: [] }],
  [{ risk: 'low', numbers: upTo(11) }],
  [{ risk: 'low', numbers: [1, 1] }],
  [{ risk: 'low', numbers: [0] }],
  [{ risk: 'low', numbers: [41] }],
  [{ risk: 'low', numbers: ['1'] }],
  [{ risk: 'low', numbers: [1.5] }],
  [{ risk: 'toString', numbers: [1] }],
  [{ risk: 'low', numbers: { length: 1, 0: 1 } }],
])('%j is no choice', (choice) => expect(kenoGame.parseChoice(choice).ok).toBe(false));

it('keeps a choice in order, so that the same numbers are the same choice', () => {
  expect(kenoGame.parseChoice({ risk: 'low', numbers: [9, 2, 30], more: 1 })).toEqual({
    ok: true,
    value: { risk: 'low', numbers: [2, 9, 30] },
  });
});

describe('[PP-07] the largest win', () => {
  it.each(Object.entries(kenoLimits))('of %s can be won to the subunit, and never passed', (currency, limits) => {
    const best = lines.map(([risk, picks]) => {
      const top = Math.max(...paysOf(risk, picks));
      const stake = ((limits.winMax + 1n) * 100n - 1n) / BigInt(top);
      const taken = stake < limits.stakeMax ? stake : limits.stakeMax;
      const choice = { risk, numbers: upTo(picks) };
      expect(checkBet(kenoGame, { currency, stake: taken, choice }).ok).toBe(true);
      expect(checkBet(kenoGame, { currency, stake: limits.stakeMin, choice }).ok).toBe(true);
      expect(kenoGame.maxWin({ stake: taken, choice })).toBe(winFor(taken, top));
      return kenoGame.play({ stake: taken, choice, draw: scriptedDraw(...Array(10).fill(0)) }).win;
    });
    expect(best).toContain(limits.winMax);
    expect(best.every((win) => win <= limits.winMax)).toBe(true);
  });
});
