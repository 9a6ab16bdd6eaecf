import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedDraw } from '../../fair/testing/scripted-draw.ts';
import { checkBet, compareRatios } from '../../kit/index.ts';
import { moneyWheelGame, moneyWheelLimits, parseMoneyWheelChoice, publishedReturn } from './rules.ts';
import { type Emblem, emblems, paytable, SEGMENTS, wheelSegments } from './segments.ts';

const every = Array.from({ length: SEGMENTS }, (_, segment) => moneyWheelGame.outcomeOf(scriptedDraw(segment)));
const winsOf = (stake: bigint, bets: Partial<Record<Emblem, number>>) =>
  every.map((outcome) => moneyWheelGame.winOf({ stake, choice: { bets }, outcome, ceiling: null }));
const sum = (wins: readonly bigint[]) => wins.reduce((all, win) => all + win, 0n);

describe('the wheel', () => {
  test('has as many segments of each emblem as the pay table says, and none beside its like', () => {
    expect(wheelSegments).toHaveLength(SEGMENTS);
    for (const emblem of emblems) {
      expect(wheelSegments.filter((each) => each === emblem)).toHaveLength(paytable[emblem].segments);
    }
    for (const [at, emblem] of wheelSegments.entries()) expect(wheelSegments[(at + 1) % SEGMENTS]).not.toBe(emblem);
  });

  test('[PP-12] stops at every segment', () => {
    expect(every.map(({ segment }) => segment)).toEqual(Array.from({ length: SEGMENTS }, (_, at) => at));
    for (const { segment, emblem } of every) expect(emblem).toBe(wheelSegments[segment]);
  });

  test('[PP-14] returns exactly 26/27 on every emblem, counted over all segments, and that is what is published', () => {
    for (const emblem of emblems) {
      const back = { numerator: sum(winsOf(100n, { [emblem]: 100 })), denominator: 100n * BigInt(SEGMENTS) };
      expect(compareRatios(back, publishedReturn), emblem).toBe(0);
    }
    const { lowest, highest } = moneyWheelGame.listing.returns;
    expect([compareRatios(lowest, publishedReturn), compareRatios(highest, publishedReturn)]).toEqual([0, 0]);
  });

  test('[PP-14] the return at a stake, its largest win and its variance are those of all segments', () => {
    const layouts = fc.dictionary(fc.constantFrom(...emblems), fc.integer({ min: 1, max: 9_999 }), { minKeys: 1 });
    fc.assert(
      fc.property(layouts, (bets) => {
        const stake = BigInt(Object.values(bets).reduce((all, part) => all + part, 0));
        const wins = winsOf(stake, bets);
        const choice = { bets };
        const exact = { numerator: sum(wins), denominator: stake * BigInt(SEGMENTS) };
        expect(compareRatios(moneyWheelGame.rtpAtStake({ stake, choice }), exact)).toBe(0);
        expect(compareRatios(exact, publishedReturn)).toBeLessThanOrEqual(0);
        expect(moneyWheelGame.maxWin({ stake, choice })).toBe(wins.reduce((most, win) => (win > most ? win : most)));
        const pays = wins.map((win) => Number(win) / Number(stake));
        const mean = pays.reduce((all, each) => all + each, 0) / SEGMENTS;
        const variance = pays.reduce((all, each) => all + (each - mean) ** 2, 0) / SEGMENTS;
        expect(moneyWheelGame.variance?.(choice)).toBeCloseTo(variance, 9);
      }),
    );
  });

  test('rounds a win down once: three on the wave return 19, not 19.5', () => {
    expect(winsOf(3n, { wave: 3 }).find((win) => win > 0n)).toBe(19n);
  });

  test('[PP-07] the largest win can be won to the subunit in every currency', () => {
    for (const [currency, { stakeMax, winMax }] of Object.entries(moneyWheelLimits)) {
      const choice = { bets: { sun: Number(stakeMax) } };
      expect(checkBet(moneyWheelGame, { currency, stake: stakeMax, choice }).ok, currency).toBe(true);
      expect(winsOf(stakeMax, choice.bets)).toContain(winMax);
    }
  });
});

describe('a bet', () => {
  test('several are one, spot by spot', () => {
    const joined = moneyWheelGame.join?.({ bets: { sun: 10, leaf: 5 } }, { bets: { sun: 7, moon: 1 } });
    expect(joined).toEqual({ bets: { sun: 17, leaf: 5, moon: 1 } });
  });

  test.each([
    null,
    7,
    [],
    {},
    { bets: null },
    { bets: [] },
    { bets: {} },
    { bets: { star: 10 } },
    { bets: { sun: 0 } },
    { bets: { sun: -5 } },
    { bets: { sun: 1.5 } },
    { bets: { sun: '10' } },
    { bets: { sun: 10, __proto__x: 1 } },
  ])('%j is no choice', (bad) => {
    expect(parseMoneyWheelChoice(bad).ok).toBe(false);
  });

  test.each([
    [100n, { sun: 99 }, 'choice.invalid'],
    [100n, { sun: 99, moon: 1 }, 'stake_cents.too_small'],
    [9n, { sun: 9 }, 'stake_cents.too_small'],
    [50_001n, { frost: 50_001 }, 'stake_cents.too_large'],
  ])('of %s on %j is refused: %s', (stake, bets, code) => {
    const checked = checkBet(moneyWheelGame, { currency: 'EUR', stake, choice: { bets } });
    expect(checked.ok ? 'taken' : checked.refusal.code).toBe(code);
  });

  test('is described in a few words', () => {
    expect(moneyWheelGame.describe({ bets: { sun: 1 } })).toEqual({ messageKey: 'moneyWheel.sun', values: {} });
    expect(moneyWheelGame.describe({ bets: { sun: 1, leaf: 2 } })).toEqual({
      messageKey: 'moneyWheel.choice.several',
      values: { count: '2' },
    });
  });
});
