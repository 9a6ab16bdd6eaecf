import { type Currency, currencyCodes } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embeddedRates, usualDocuments } from '../config/index.ts';
import type { Turnover } from '../wallet/index.ts';
import { type ProgressFacts, planProgress } from './plan-progress.ts';

const { inEuro: quotes } = await embeddedRates.read();
const thresholds = usualDocuments['sum-thresholds'];
const progress = (given: Partial<ProgressFacts> = {}) =>
  planProgress({ playerId: 7, currency: 'EUR', groups: [], turnover: new Map(), thresholds, quotes, ...given });
const moved = (currency: Currency, deposits: bigint, stakes: bigint): [Currency, Turnover] => [
  currency,
  { deposits, stakes },
];

test('[VIP-03] who has done nothing is regular, with everything still open', () => {
  expect(progress()).toEqual({
    userId: 7,
    currency: 'EUR',
    currentStatus: 'REGULAR',
    activeStatus: 'REGULAR',
    nextStatus: 'BRONZE',
    depositAmountCents: 0,
    depositThresholdCents: 600_000,
    betSumCents: 0,
    betSumThresholdCents: 6_000_000,
    overallProgress: 0,
  });
});

describe('[VIP-11] the sums', () => {
  test.each([
    ['EUR', 600_000, 6_000_000],
    ['AUD', 900_000, 9_000_000],
    ['BRL', 3_000_000, 30_000_000],
    // One subunit is one yen, a hundred millionth of a bitcoin, a millionth of a tether.
    ['JPY', 900_000, 9_000_000],
    ['BTC', 6_000_000, 60_000_000],
    ['USDT', 6_000_000_000, 60_000_000_000],
  ] as const)('of %s are its own', (currency, deposits, bets) => {
    expect(progress({ currency })).toMatchObject({ depositThresholdCents: deposits, betSumThresholdCents: bets });
  });

  test('of a currency without any are 900 000 and 9 000 000', () => {
    for (const currency of currencyCodes) {
      expect(progress({ currency, thresholds: {} })).toMatchObject({
        depositThresholdCents: 900_000,
        betSumThresholdCents: 9_000_000,
      });
    }
  });
});

describe('[VIP-03] the progress', () => {
  test.each([
    [0n, 0n, 0],
    [300_000n, 0n, 0.25],
    [0n, 3_000_000n, 0.25],
    [300_000n, 3_000_000n, 0.5],
    [600_000n, 0n, 0.5],
    // Much of the one does not stand in for the other.
    [60_000_000n, 0n, 0.5],
    [599_999n, 6_000_000n, 0.99995],
    [600_000n, 6_000_000n, 1],
    [600_001n, 60_000_000n, 1],
  ])('with %d paid in and %d staked is %d', (deposits, stakes, overall) => {
    const { overallProgress, ...told } = progress({ turnover: new Map([moved('EUR', deposits, stakes)]) });
    expect(overallProgress).toBeCloseTo(overall, 6);
    expect(overallProgress === 1).toBe(overall === 1);
    expect(told).toMatchObject({ depositAmountCents: Number(deposits), betSumCents: Number(stakes) });
  });

  test('[VIP-04] of the highest status is whole, whatever was played, and of no other', () => {
    expect(progress({ groups: [759] })).toMatchObject({
      currentStatus: 'DIAMOND',
      activeStatus: 'DIAMOND',
      nextStatus: 'DIAMOND',
      overallProgress: 1,
    });
    for (const groups of [[1117], [257], [258], [259], [255]]) expect(progress({ groups }).overallProgress).toBe(0);
  });

  test('counts every wallet in the money of the chosen one, rounded down', () => {
    const turnover = new Map([moved('EUR', 10_000n, 20_000n), moved('JPY', 1_000n, 1n), moved('BTC', 100_000n, 7n)]);
    // ¥1,000 are 5.80 €, 0.001 ₿ are 96 €; a yen is 0.58 cents and seven satoshis 0.67, which is no cent at all.
    expect(progress({ turnover })).toMatchObject({ depositAmountCents: 10_000 + 580 + 9_600, betSumCents: 20_000 });
    expect(progress({ turnover, currency: 'JPY' }).depositAmountCents).toBe(17_241 + 1_000 + 16_551);
    expect(progress({ turnover, currency: 'BTC' }).depositAmountCents).toBe(104_166 + 6_041 + 100_000);
  });

  test('is never below zero, not even where more came back than was staked', () => {
    const turnover = new Map([moved('EUR', 0n, -5_000n)]);
    expect(progress({ turnover })).toMatchObject({ betSumCents: 0, overallProgress: 0 });
  });

  test('stays between nothing and all, and whole subunits, whatever moved', () => {
    const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 17n });
    fc.assert(
      fc.property(
        fc.constantFrom(...currencyCodes),
        fc.array(fc.tuple(fc.constantFrom(...currencyCodes), amount, amount), { maxLength: 5 }),
        (currency, moves) => {
          const turnover = new Map(moves.map(([from, deposits, stakes]) => moved(from, deposits, stakes)));
          const told = progress({ currency, turnover });
          expect(told.overallProgress).toBeGreaterThanOrEqual(0);
          expect(told.overallProgress).toBeLessThanOrEqual(1);
          expect(Number.isSafeInteger(told.depositAmountCents) && told.depositAmountCents >= 0).toBe(true);
          expect(Number.isSafeInteger(told.betSumCents) && told.betSumCents >= 0).toBe(true);
        },
      ),
    );
  });
});
