import { describe, expect, it } from 'vitest';
import { halfLost, halfWon, lost, type OutcomeResult, voided, won } from '../markets/index.ts';
import { type BetKind, sizesOf } from './bet-kinds.ts';
import type { BetShape } from './bet-shape.ts';
import type { LegResult } from './leg-return.ts';
import { largestReturn, settle } from './settle.ts';

const lucky = [2_500, 3_000, 4_000, 1_800, 2_200, 5_000];

function bet(
  kind: BetKind | number[],
  unitStake: bigint,
  prices: readonly number[],
  more: Partial<BetShape> = {},
): BetShape {
  const sizes = Array.isArray(kind) ? kind : sizesOf(kind, prices.length)!;
  return { legs: prices.map((price) => ({ price })), sizes, bankers: [], unitStake, eachWay: false, ...more };
}

const single = (unitStake: bigint, price: number) => bet('single', unitStake, [price]);
const all = (count: number, result: OutcomeResult) => Array.from({ length: count }, () => result);
const tied = (places: number, of: number): OutcomeResult => ({ ...won, dead_heat: [places, of] });

describe('[SPORT-07] [SPORT-09] settlement by hand', () => {
  it.each<[string, BetShape, readonly LegResult[], bigint]>([
    ['Lucky 63, all won: 3.5 × 4 × 5 × 2.8 × 3.2 × 6 − 1', bet('lucky63', 100n, lucky), all(6, won), 376_220n],
    ['the same as Heinz: less the singles, 18.5', bet('heinz', 100n, lucky), all(6, won), 374_370n],
    [
      'that Lucky 63, second void, third and fifth lost: 3.5 × 2 × 2.8 × 6 − 1',
      bet('lucky63', 100n, lucky),
      [won, voided, lost, won, lost, won],
      11_660n,
    ],
    ['Yankee × 0.30, four at 4.0: 0.30 × (5⁴ − 1 − 16)', bet('yankee', 30n, all4()), all(4, won), 18_240n],
    [
      'Lucky 15 × 0.30, three at 4.0, one void: 0.30 × (5³ × 2 − 1)',
      bet('lucky15', 30n, all4()),
      [won, won, won, voided],
      7_470n,
    ],
    [
      'Patent, 2.0 and 3.0 won, one lost: 3 × 4 − 1',
      bet('patent', 100n, [2_000, 3_000, 9_000]),
      [won, won, lost],
      1_100n,
    ],
    ['Trixie 2 3 4 won: 3 × 4 × 5 − 1 − 9', bet('trixie', 100n, [2_000, 3_000, 4_000]), all(3, won), 5_000n],
    [
      '2/3 × 10: half won at 1.90, won at 2.10, half lost: 3.045 + 0.725 + 1.05',
      bet([2], 1_000n, [1_900, 2_100, 1_950]),
      [halfWon, won, halfLost],
      4_820n,
    ],
    ['100 at 1.90, −0.75 or +0.25 half won', single(10_000n, 1_900), [halfWon], 14_500n],
    ['100 at 1.90, −0.25 at a draw or −1.25 by one: half lost', single(10_000n, 1_900), [halfLost], 5_000n],
    ['100 at 1.90, −1 by one: void', single(10_000n, 1_900), [voided], 10_000n],
    ['50 at 3.0 top 10, six tie for 8th: three places', single(5_000n, 3_000), [tied(3, 6)], 7_500n],
    ['50 at 2.5, two tie', single(5_000n, 2_500), [tied(1, 2)], 6_250n],
    ['100 at 4.0, three for one', single(10_000n, 4_000), [tied(1, 3)], 13_333n],
    [
      'each-way 2+2 at 17.0, ¼ five places, two tie for fifth: 2 × 5 / 2',
      { ...single(200n, 17_000), legs: [{ price: 17_000, place: { fraction: [1, 4] } }], eachWay: true },
      [{ ...lost, place: tied(1, 2) }],
      500n,
    ],
    [
      'each-way 2+2 at 17.0, won: 34 + 10',
      { ...single(200n, 17_000), legs: [{ price: 17_000, place: { fraction: [1, 4] } }], eachWay: true },
      [{ ...won, place: won }],
      4_400n,
    ],
    ['multiple of three: 2 × 3 × 4', bet('multiple', 100n, [2_000, 3_000, 4_000]), all(3, won), 2_400n],
    ['a banker lost loses all', bet([1], 100n, [2_000, 3_000, 4_000], { bankers: [0] }), [lost, won, won], 0n],
    [
      'banker 2.0 with singles 3 and 4: 6 + 8',
      bet([1], 100n, [2_000, 3_000, 4_000], { bankers: [0] }),
      all(3, won),
      1_400n,
    ],
    ['1 at 1.5: half a subunit goes to the player', single(1n, 1_500), [won], 2n],
    ['1 at 1.499: less than half does not', single(1n, 1_499), [won], 1n],
    ['a third was cashed out', { ...single(300n, 2_000), openShare: 666_667 }, [won], 400n],
    ['a tenth off the winnings: 1 + 2 × 0.9', single(1_000n, 3_000), [{ ...won, deduction: 100_000 }], 2_800n],
    ['the same in a dead heat of two', single(1_000n, 3_000), [{ ...tied(1, 2), deduction: 100_000 }], 1_400n],
    ['a group without a voided leg', single(100n, 5_000), [{ ...won, price: 2_500 }], 250n],
  ])('%s', (_, given, results, returned) => {
    expect(settle(given, results).returned).toBe(returned);
  });

  function all4() {
    return [4_000, 4_000, 4_000, 4_000];
  }
});

describe('state of a bet', () => {
  const treble = bet('multiple', 100n, [2_000, 3_000, 4_000]);

  it.each<[string, BetShape, readonly (LegResult | undefined)[], string]>([
    ['nothing known', treble, [], 'open'],
    ['one leg open', treble, [won, undefined, won], 'open'],
    ['one lost, the rest open', treble, [undefined, lost, undefined], 'lost'],
    ['all won', treble, [won, won, won], 'won'],
    ['all void', treble, [voided, voided, voided], 'void'],
    ['void and won', treble, [voided, voided, won], 'won'],
    ['half lost', single(100n, 2_000), [halfLost], 'won'],
    ['2/3, one lost: a line is left', bet([2], 100n, [2_000, 2_000, 2_000]), [lost, undefined, won], 'open'],
    ['2/3, two lost: none is left', bet([2], 100n, [2_000, 2_000, 2_000]), [lost, undefined, lost], 'lost'],
    [
      'patent, two lost: the single is left',
      bet('patent', 100n, [2_000, 2_000, 2_000]),
      [lost, undefined, lost],
      'open',
    ],
    [
      'a lost banker decides',
      bet([1], 100n, [2_000, 2_000, 2_000], { bankers: [1] }),
      [undefined, lost, undefined],
      'lost',
    ],
  ])('%s', (_, given, results, state) => {
    expect(settle(given, results).state).toBe(state);
  });

  it('an each-way bet waits for its places when its wins are gone', () => {
    const legs = [17_000, 3_000].map((price) => ({ price, place: { fraction: [1, 4] as const } }));
    const given = bet('multiple', 100n, [1_010, 1_010], { legs, eachWay: true });
    expect(settle(given, [{ ...lost, place: won }, undefined])).toMatchObject({
      state: 'open',
      legs: ['placed', 'open'],
    });
    expect(settle(given, [{ ...lost, place: lost }, undefined])).toMatchObject({
      state: 'lost',
      legs: ['lost', 'open'],
    });
    // Places: 5.0 × 1.5.
    expect(
      settle(given, [
        { ...lost, place: won },
        { ...won, place: won },
      ]).returned,
    ).toBe(750n);
  });

  it('an open bet returns nothing yet; what it can return at most is known', () => {
    expect(settle(treble, [won, won, undefined]).returned).toBe(0n);
    expect(largestReturn(treble)).toBe(2_400n);
    expect(
      largestReturn({
        ...treble,
        eachWay: true,
        legs: [2, 3, 4].map((odds) => ({ price: odds * 1_000, place: { fraction: [1, 1] } })),
      }),
    ).toBe(4_800n);
  });

  it('says how many lines are left', () => {
    const { explanation } = settle(bet('lucky15', 100n, [2_000, 2_000, 2_000, 2_000]), [won, lost, won, won]);
    expect(explanation).toEqual({ key: 'bet.lines', values: { alive: 7, lines: 15 } });
  });
});
