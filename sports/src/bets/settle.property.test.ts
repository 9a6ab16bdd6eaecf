import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { lost, type OutcomeResult, voided, won } from '../markets/index.ts';
import type { BetShape } from './bet-shape.ts';
import { cashOut, expectedReturn } from './cash-out.ts';
import type { LegResult } from './leg-return.ts';
import { lineCount, totalStake } from './lines.ts';
import { largestReturn, settle } from './settle.ts';
import { legResult, randomBet, settledBet } from './testing/random-bet.ts';

/** Every line by itself, with a common denominator that holds all of them: another way than the one that is proved. */
function bruteForce(bet: BetShape, results: readonly LegResult[]): { returned: bigint; lines: number } {
  const unit = 2n * 20n * 1_000n * 60n * 2_520n;
  const scaled = (index: number, part: OutcomeResult, isPlace: boolean): bigint => {
    const { price, place } = bet.legs[index]!;
    const [n, d] = isPlace ? place!.fraction : [1, 1];
    const left = 20n - BigInt((part.deduction ?? 0) / 50_000);
    const paid = unit + ((BigInt(price) - 1_000n) * unit * BigInt(n) * left) / (20n * 1_000n * BigInt(d));
    const [places, tied] = part.dead_heat ?? [1, 1];
    const back = BigInt(part.void_factor * 2);
    const prize = part.result === 'won' ? (paid * BigInt(places)) / BigInt(tied) : 0n;
    return (unit * back + prize * (2n - back)) / 2n;
  };
  const others = bet.legs.flatMap((_, index) => (bet.bankers.includes(index) ? [] : [index]));
  let [sum, lines] = [0n, 0];
  for (const isPlace of bet.eachWay ? [false, true] : [false]) {
    const returns = results.map((result, index) => scaled(index, isPlace ? result.place! : result, isPlace));
    for (let choice = 0; choice < 2 ** others.length; choice++) {
      const chosen = others.filter((_, bit) => (choice >> bit) & 1);
      if (!bet.sizes.includes(chosen.length)) continue;
      lines++;
      const line = [...bet.bankers, ...chosen];
      sum +=
        line.reduce((product, index) => product * returns[index]!, 1n) * unit ** BigInt(bet.legs.length - line.length);
    }
  }
  const whole = unit ** BigInt(bet.legs.length);
  return { returned: (sum * bet.unitStake * 2n + whole) / (2n * whole), lines };
}

describe('settlement of any bet', () => {
  it('[SPORT-08] equals all its lines one by one, to the subunit', () => {
    fc.assert(
      fc.property(settledBet(7), ([bet, results]) => {
        const { returned, lines } = bruteForce(bet, results);
        expect(settle(bet, results).returned).toBe(returned);
        expect(totalStake(bet)).toBe(bet.unitStake * BigInt(lines));
      }),
      { numRuns: deep(3_000, 30_000) },
    );
  });

  it('equals all its lines one by one with many legs', () => {
    fc.assert(
      fc.property(settledBet(12), ([bet, results]) => {
        expect(settle(bet, results).returned).toBe(bruteForce(bet, results).returned);
      }),
      { numRuns: deep(20, 1_000) },
    );
    const twenty: BetShape = {
      legs: Array.from({ length: 20 }, () => ({ price: 2_000 })),
      sizes: Array.from({ length: 20 }, (_, index) => index + 1),
      bankers: [],
      unitStake: 1n,
      eachWay: false,
    };
    expect(lineCount(twenty)).toBe(2 ** 20 - 1);
    expect(largestReturn(twenty)).toBe(3n ** 20n - 1n);
  });

  it('a full cover is the product of 1 + r less 1, without singles less their sum', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1_010, max: 9_000 }), { minLength: 2, maxLength: 8 }), (prices) => {
        const sizes = prices.map((_, index) => index + 1);
        const bet = { legs: prices.map((price) => ({ price })), bankers: [], unitStake: 1_000n ** 8n, eachWay: false };
        const unit = 1_000n ** BigInt(prices.length);
        const product = prices.reduce((done, price) => done * BigInt(1_000 + price), 1n);
        const whole = ((product - unit) * bet.unitStake) / unit;
        const singles = prices.reduce((sum, price) => sum + BigInt(price), 0n) * 1_000n ** 7n;
        expect(largestReturn({ ...bet, sizes })).toBe(whole);
        expect(largestReturn({ ...bet, sizes: sizes.slice(1) })).toBe(whole - singles);
      }),
    );
  });

  it('a void leg is a won leg at 1.0', () => {
    fc.assert(
      fc.property(settledBet(6), fc.nat(), ([bet, results], at) => {
        const index = at % bet.legs.length;
        const place = <T extends object>(list: readonly T[], put: T) =>
          list.map((one, other) => (other === index ? put : one));
        const byVoid = settle(bet, place(results, { ...voided, place: voided }));
        const at1 = { ...bet, legs: place(bet.legs, { ...bet.legs[index]!, price: 1_000 }) };
        expect(byVoid.returned).toBe(settle(at1, place(results, { ...won, place: won })).returned);
      }),
    );
  });

  it('a better result never returns less, and nothing more than the largest return', () => {
    fc.assert(
      fc.property(settledBet(6), fc.nat(), ([bet, results], at) => {
        const index = at % bet.legs.length;
        const [worse, better] = [lost, won].map((end) =>
          settle(
            bet,
            results.map((result, other) => (other === index ? { ...end, place: end } : result)),
          ),
        );
        const { returned } = settle(bet, results);
        expect(worse!.returned <= returned && returned <= better!.returned).toBe(true);
        expect(returned <= largestReturn(bet)).toBe(true);
      }),
    );
  });

  it('what is decided early stays as it is whatever comes', () => {
    fc.assert(
      fc.property(
        settledBet(6),
        fc.nat(),
        fc.array(legResult, { minLength: 6, maxLength: 6 }),
        ([bet, results], known, later) => {
          const early = settle(
            bet,
            results.map((result, index) => ((known >> index) & 1 ? result : undefined)),
          );
          const end = settle(
            bet,
            results.map((result, index) => ((known >> index) & 1 ? result : later[index]!)),
          );
          if (early.state !== 'open') expect([early.state, early.returned]).toEqual([end.state, end.returned]);
          else expect(early.returned).toBe(0n);
          expect(end.state).not.toBe('open');
        },
      ),
    );
  });
});

describe('cash-out of any bet', () => {
  it('[SPORT-43] of a decided bet is worth its return', () => {
    fc.assert(
      fc.property(settledBet(6), ([bet, results]) => {
        expect(expectedReturn(bet, results)).toBe(settle(bet, results).returned);
      }),
    );
  });

  it('[SPORT-43] is worth the average of all ways it can end', () => {
    const chance = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(randomBet(5), fc.array(fc.tuple(chance, chance), { minLength: 5, maxLength: 5 }), (bet, chances) => {
        const odds = bet.legs.map((_, index) => ({
          won: Math.min(...chances[index]!),
          back: Math.abs(chances[index]![0] - chances[index]![1]),
        }));
        // A stake that every rounding of its ends leaves whole.
        const large = { ...bet, unitStake: bet.unitStake * 60_000n ** 6n };
        let sum = 0n;
        for (let way = 0; way < 3 ** bet.legs.length; way++) {
          const ends = odds.map(({ won: wins, back }, index) => {
            const end = Math.floor(way / 3 ** index) % 3;
            return { end: [won, voided, lost][end]!, weight: BigInt([wins, back, 1_000 - wins - back][end]!) };
          });
          const weight = ends.reduce((product, one) => product * one.weight, 1n);
          if (weight > 0n)
            sum +=
              weight *
              settle(
                large,
                ends.map(({ end }) => ({ ...end, place: end })),
              ).returned;
        }
        const now = odds.map(({ won: wins, back }) => {
          const worth = { fair: wins * 1_000_000, back: back * 1_000_000 };
          return { ...worth, place: worth };
        });
        const whole = 1_000n ** BigInt(bet.legs.length);
        expect(expectedReturn(large, now)).toBe((2n * sum + whole) / (2n * whole));
      }),
      { numRuns: deep(40, 1_000) },
    );
  });

  it('costs what is published, rounded down to the subunit', () => {
    const bet: BetShape = {
      legs: [{ price: 4_000 }, { price: 2_000 }],
      sizes: [2],
      bankers: [],
      unitStake: 1_000n,
      eachWay: false,
    };
    // 4 × (2 × 0.5): worth 40.00, at 2 % 39.20; a third of it 13.33, at 2 % 13.066….
    const now = [won, { fair: 500_000_000 }];
    expect(cashOut(bet, now, { costBp: 200 })).toEqual({ value: 4_000n, offer: 3_920n });
    expect(cashOut(bet, now, { costBp: 200, share: 333_333 })).toEqual({ value: 1_333n, offer: 1_306n });
    expect(cashOut({ ...bet, openShare: 500_000 }, now, { costBp: 300 })).toEqual({ value: 2_000n, offer: 1_940n });
    // A void of a tenth is worth its stake: 4 × (2 × 0.45 + 0.1).
    expect(expectedReturn(bet, [won, { fair: 450_000_000, back: 100_000_000 }])).toBe(4_000n);
  });

  it('shares add up: parts are worth no more than the whole, and less by at most a subunit each', () => {
    fc.assert(
      fc.property(settledBet(5), fc.integer({ min: 1, max: 999_999 }), ([bet, results], share) => {
        const terms = { costBp: 200 };
        const whole = cashOut(bet, results, terms).offer;
        const parts =
          cashOut(bet, results, { ...terms, share }).offer +
          cashOut(bet, results, { ...terms, share: 1_000_000 - share }).offer;
        expect(parts <= whole && whole - parts <= 1n).toBe(true);
      }),
    );
  });
});
