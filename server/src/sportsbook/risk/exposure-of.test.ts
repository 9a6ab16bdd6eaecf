import { largestReturn } from '@halley/sports/bets';
import { describe, expect, test } from 'vitest';
import type { OfferedLeg, ReadSlip } from '../slip/read-slip.ts';
import { byScope, exposureOf } from './exposure-of.ts';
import { largestUnitStake } from './largest-stake.ts';

const half = { fair: 500_000_000 };
const quarter = { fair: 250_000_000 };
const single = { legs: [{ price: 1_900 }], sizes: [1], bankers: [], unitStake: 1_000n, eachWay: false };
const double = { ...single, legs: [{ price: 1_900 }, { price: 3_800 }], sizes: [2] };

const leg = (id: number, place: number): OfferedLeg =>
  ({
    place,
    type: '1x2',
    outcome: 'home',
    market: { key: '1x2;period=ft' },
    fixture: {
      id,
      status: 'not_started',
      startAt: new Date('2026-05-04T13:00:00Z'),
      description: { sport: 'football', tournament: { tier: 1 }, speed: 1 },
      overrides: [],
    },
  }) as unknown as OfferedLeg;

const read = (legs: OfferedLeg[]): ReadSlip => ({
  slip: {
    currency: 'EUR',
    kind: legs.length > 1 ? 'multiple' : 'single',
    legs: [],
    sizes: [],
    bankers: [],
    unit_stake_cents: 1_000,
    each_way: false,
  },
  legs,
  counted: legs.map(({ place }) => [place]),
  sizes: [legs.length],
  lines: 1,
  units: 1n,
});

describe('what a bet puts at risk', () => {
  test('of a single: what it wins', () => {
    expect(exposureOf(single, [half])).toEqual([900n]);
  });

  test('of a multiple at each leg: its payout × the fair chance of the others, less the stake', () => {
    expect(largestReturn(double)).toBe(7_220n);
    expect(exposureOf(double, [half, quarter])).toEqual([7_220n / 4n - 1_000n, 7_220n / 2n - 1_000n]);
  });

  test('of a system line by line, and never below nothing', () => {
    const system = { ...double, sizes: [1, 2] };
    expect(exposureOf(system, [half, quarter])).toEqual([
      1_900n + 950n + 1_805n - 3_000n,
      3_800n + 950n + 3_610n - 3_000n,
    ]);
    expect(exposureOf(system, [{ fair: 1 }, { fair: 1 }])).toEqual([0n, 800n]);
  });

  test('counts for sport, tier, market type, fixture and outcome; two legs of a sport count together', () => {
    const sums = byScope(read([leg(1, 0), leg(2, 1)]), [10n, 7n]);
    expect(Object.fromEntries(sums)).toEqual({
      'sport:football': 17n,
      'tier:football:1': 17n,
      'type:football:1x2': 17n,
      'fixture:1': 10n,
      'outcome:1:1x2;period=ft:home': 10n,
      'fixture:2': 7n,
      'outcome:2:1x2;period=ft:home': 7n,
    });
  });
});

describe('the largest stake', () => {
  const euros = { EUR: 1, USD: 0.5 } as never;
  const terms = {
    prices: [1_900],
    worths: [half],
    quotes: euros,
    now: new Date('2026-05-04T12:00:00Z'),
    factorOf: () => 1_000,
    leftOf: () => 10n ** 12n,
  };
  const one = read([leg(1, 0)]);

  test.each([
    ['liability ÷ (price − 1)', {}, 1_111_111n],
    ['what is left for all', { leftOf: (scope: string) => (scope === 'fixture:1' ? 90_000n : 10n ** 12n) }, 100_000n],
    ['the player’s factor', { factorOf: () => 10 }, 11_111n],
    ['nothing, where nothing is left', { leftOf: () => 0n }, 0n],
    ['the largest payout', { prices: [1_000_000] }, 1_001n],
  ])('is limited by %s', (_, more, most) => {
    expect(largestUnitStake(one, { ...terms, ...more })).toBe(most);
  });

  test('is in the slip’s currency', () => {
    const dollars = { ...one, slip: { ...one.slip, currency: 'USD' as const } };
    expect(largestUnitStake(dollars, terms)).toBe(2_222_222n);
  });
});
