import fc from 'fast-check';
import type { OutcomeResult } from '../../markets/index.ts';
import type { BetShape } from '../bet-shape.ts';
import type { LegResult } from '../leg-return.ts';

const outcomeResult: fc.Arbitrary<OutcomeResult> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<OutcomeResult>({ result: 'won', void_factor: 0 }) },
  { weight: 2, arbitrary: fc.constant<OutcomeResult>({ result: 'lost', void_factor: 0 }) },
  { weight: 1, arbitrary: fc.constant<OutcomeResult>({ result: 'lost', void_factor: 1 }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<OutcomeResult['result']>('won', 'lost')
      .map((result) => ({ result, void_factor: 0.5 as const })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .map(([places, more]): OutcomeResult => ({ result: 'won', void_factor: 0, dead_heat: [places, places + more] })),
  },
);

/** In twentieths of the winnings, mostly nothing. */
const deduction = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 19 }));

export const legResult: fc.Arbitrary<LegResult> = fc
  .tuple(outcomeResult, outcomeResult, deduction)
  .map(([result, place, twentieths]) => {
    const taken = twentieths > 0 ? { deduction: twentieths * 50_000 } : {};
    return { ...result, ...taken, place: { ...place, ...taken } };
  });

const price = fc.oneof(fc.integer({ min: 1_010, max: 6_000 }), fc.integer({ min: 1_010, max: 1_000_000 }));

/** Any bet of up to so many legs that may be placed: sizes and bankers in any mixture. */
export const randomBet = (mostLegs: number): fc.Arbitrary<BetShape> =>
  fc
    .tuple(
      fc.array(fc.tuple(price, fc.constantFrom([1, 4], [1, 5], [1, 3], [1, 2])), { minLength: 1, maxLength: mostLegs }),
      fc.nat(),
      fc.nat(),
      fc.bigInt({ min: 1n, max: 10_000_000n }),
      fc.boolean(),
    )
    .map(([legs, sizeBits, bankerBits, unitStake, eachWay]) => {
      const bankers = legs.flatMap((_, index) => (index > 0 && (bankerBits >> (2 * index)) % 4 === 0 ? [index] : []));
      const others = legs.length - bankers.length;
      const chosen = Array.from({ length: others }, (_, index) => index + 1).filter((size) => (sizeBits >> size) & 1);
      return {
        legs: legs.map(([given, fraction]) => ({ price: given, place: { fraction: fraction as [number, number] } })),
        sizes: chosen.length > 0 ? chosen : [others],
        bankers,
        unitStake,
        eachWay,
      };
    });

/** With a result for each leg. */
export const settledBet = (mostLegs: number): fc.Arbitrary<[BetShape, LegResult[]]> =>
  randomBet(mostLegs).chain((bet) =>
    fc.tuple(fc.constant(bet), fc.array(legResult, { minLength: bet.legs.length, maxLength: bet.legs.length })),
  );
