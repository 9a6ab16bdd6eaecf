import { describe, expect, test } from 'vitest';
import { aQuote, aQuoteLeg } from '../testing/a-fixture.ts';
import { movesOf } from './price-moves.ts';
import { groupKey, shapeOf } from './slip-shape.ts';
import { emptySlip, type SlipState } from './slip-state.ts';
import { aSlipLeg } from './testing/a-slip.ts';

const leg = aSlipLeg;
const two: SlipState = { ...emptySlip, legs: [leg(1), leg(2)], tab: 'combo' };
const quote = (...prices: (number | null)[]) =>
  aQuote({
    legs: prices.map((price, place) =>
      aQuoteLeg({ place, price, open: price !== null, moved: price === null ? 'gone' : 'same' }),
    ),
  });

describe('[SPORT-73] moved prices by the policy', () => {
  test.each([
    ['none', [2_000, 2_100], false],
    ['none', [1_900, 2_500], true],
    // As a whole it is higher.
    ['higher', [1_900, 2_500], false],
    ['higher', [1_900, 2_050], true],
    ['any', [1_100, 1_100], false],
  ] as const)('%s with %j needs consent: %s', (policy, prices, needsConsent) => {
    expect(movesOf(two, shapeOf(two), { quote: quote(...prices), policy }).needsConsent).toBe(needsConsent);
  });

  test('of a system every leg counts for itself', () => {
    const system: SlipState = { ...two, legs: [leg(1), leg(2), leg(3)], tab: 'system' };
    const moves = movesOf(system, shapeOf(system), { quote: quote(1_900, 4_000, 2_000), policy: 'higher' });
    expect(moves).toMatchObject({ needsConsent: true, isLower: true });
    expect([...moves.prices]).toEqual([
      [0, 1_900],
      [1, 4_000],
    ]);
  });

  test('a builder has one price, the one that was seen; its legs alone do not matter', () => {
    const builder: SlipState = { ...two, legs: [leg(1), leg(1, { market: 'both_score;period=ft', outcome: 'yes' })] };
    const shape = shapeOf(builder);
    const key = groupKey(builder.legs, [0, 1]);
    const at = (price: number) => ({
      ...quote(1_500, 1_500),
      builder: [{ group: 1, quote_id: 'q', price, error_ppm: 0, valid_until: '' }],
    });
    const seen = { ...builder, groups: { [key]: 2_950 } };
    expect(movesOf(builder, shape, { quote: at(2_950), policy: 'none' }).isLower).toBe(false);
    expect(movesOf(seen, shape, { quote: at(2_800), policy: 'higher' })).toMatchObject({
      needsConsent: true,
      groups: { [key]: 2_800 },
    });
    expect(movesOf(seen, shape, { quote: at(3_100), policy: 'none' }).needsConsent).toBe(false);
  });

  test('what is closed is told by its places', () => {
    expect(movesOf(two, shapeOf(two), { quote: quote(2_000, null), policy: 'any' }).closed).toEqual([1]);
  });
});
