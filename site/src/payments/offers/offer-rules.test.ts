import type { BonusOffer } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { aDeal, anOffer } from '../../bonuses/testing/a-gift.ts';
import {
  additionalOffer,
  comingWith,
  leastOf,
  mayReceive,
  offerProblem,
  offersWithin,
  type WrittenOffer,
} from './offer-rules.ts';

const written = (change: Partial<WrittenOffer['bonuses'][number]> = {}): WrittenOffer => ({
  id: 'vip-extra',
  title: 'For you',
  bonuses: [{ title: 'For you', type: 'bonus', conditions: [], attributes: [], result_bonus: [], ...change }],
});
const least = (cents: number) => ({
  field: 'amount',
  type: 'min',
  value: [
    { currency: 'EUR', amount_cents: cents },
    { currency: 'JPY', amount_cents: 3_000 },
  ],
});
const player = (change: Partial<Parameters<typeof mayReceive>[0]> = {}) => ({
  can_issue_bonuses: true,
  deposit_bonus_code: null,
  statuses: [
    { id: 'level_3', name: '' },
    { id: 7, name: '' },
    { id: 5, name: '' },
  ],
  ...change,
});

describe('one more offer for a group', () => {
  const gifts = { 5: written(), 7: { ...written(), id: 'first' } };

  test('is that of the first group of the player that is named', () => {
    expect(additionalOffer(gifts, player(), true)?.id).toBe('first');
    expect(additionalOffer({ 5: written() }, player(), undefined)?.id).toBe('vip-extra');
    expect(additionalOffer({ 6: written() }, player(), true)).toBeUndefined();
  });

  test.each([
    [
      '[BONUS-11] who has several accounts',
      player({
        statuses: [
          { id: 100, name: '' },
          { id: 5, name: '' },
        ],
      }),
      true,
    ],
    ['[BONUS-11] who can be given none, says the house', player(), false],
    ['[BONUS-12] who has a bonus code', player({ deposit_bonus_code: 'COMET' }), true],
    ['who wants none', player({ can_issue_bonuses: false }), true],
  ])('is not for %s', (_who, one, available) => {
    expect(additionalOffer(gifts, one, available)).toBeUndefined();
  });

  test('says from which deposit on, in the currency of the wallet; a box, by its last', () => {
    expect(leastOf(written({ conditions: [least(2_000)] }), 'EUR')).toBe(2_000n);
    expect(leastOf(written({ conditions: [least(2_000)] }), 'JPY')).toBe(3_000n);
    expect(leastOf(written({ conditions: [least(2_000)] }), 'BTC')).toBeNull();
    const boxes = [5_000, 4_000].map((cents) => ({ bonuses: [{ conditions: [least(cents)] }] }));
    expect(leastOf(written({ type: 'random', boxes }), 'EUR')).toBe(4_000n);
    expect([leastOf(written(), 'EUR'), leastOf(written({ type: 'random' }), 'EUR')]).toEqual([null, null]);
  });
});

test('[BONUS-11] [GROUP-05] whoever has several accounts gets no offer, whatever the house has said', () => {
  const several = player({ statuses: [{ id: 100, name: '' }] });
  expect([mayReceive(several, true), mayReceive(several, undefined), mayReceive(player(), undefined)]).toEqual([
    false,
    false,
    true,
  ]);
});

const from = (cents: number | null, change: Partial<BonusOffer> = {}) =>
  anOffer({ deal: aDeal({ deposit_from_cents: cents }), ...change });

describe('[PR-02] offers of the cashier', () => {
  const offers = [from(2_000, { id: 'a' }), from(null, { id: 'b' }), from(5_000, { id: 'c' })];

  test.each([
    [null, ['a', 'b', 'c']],
    [5_000n, ['a', 'b', 'c']],
    [4_999n, ['a', 'b']],
    [0n, ['b']],
  ])('with %s left of the player’s own limit are %j', (left, ids) => {
    expect(offersWithin(offers, { currency: 'EUR', left }).map(({ id }) => id)).toEqual(ids);
  });

  test('of another wallet are not shown', () => {
    expect(offersWithin(offers, { currency: 'JPY', left: null })).toEqual([]);
  });
});

describe('what comes with a deposit', () => {
  const stake = { times: 10, requirement_cents: 0, left_cents: 0 };
  const half = aDeal({ gets: { type: 'bonus', percent: 50, amount_cents: null, cap_cents: 7_500 }, stake });

  test.each([
    [5_000n, 2_500n, 25_000n],
    [15_000n, 7_500n, 75_000n],
    [99_900n, 7_500n, 75_000n],
    [333n, 166n, 1_660n],
  ])('of %s is half of it up to the cap: %s, to be staked %s', (deposit, amount, requirement) => {
    expect(comingWith(half, deposit)).toEqual({ amount, requirement });
  });

  test('is a fixed amount, cash that asks for nothing, or nothing that is counted in money', () => {
    const fixed = aDeal({ gets: { type: 'bonus', percent: null, amount_cents: 1_000, cap_cents: null }, stake });
    expect(comingWith(fixed, 2_000n)).toEqual({ amount: 1_000n, requirement: 10_000n });
    const cash = aDeal({ gets: { type: 'cash', percent: 10, amount_cents: null, cap_cents: null }, stake: null });
    expect(comingWith(cash, 2_000n)).toEqual({ amount: 200n, requirement: null });
    const bet = aDeal({
      gets: { type: 'freebet', amount_cents: 500, returns: 'only_win', min_odds: 1.5 },
      stake: null,
    });
    expect(comingWith(bet, 2_000n)).toEqual({ amount: null, requirement: null });
  });
});

test.each([
  [undefined, 5_000n, 'undecided'],
  ['gone', 5_000n, 'undecided'],
  [null, 100n, undefined],
  ['a', 2_000n, undefined],
  ['a', 1_999n, 'too_small'],
  ['a', undefined, undefined],
])('[PR-05] chosen %s with %s: %s', (chosen, cents, problem) => {
  expect(offerProblem([from(2_000, { id: 'a' })], { chosen, cents })).toBe(problem);
  expect(offerProblem([], { chosen, cents })).toBeUndefined();
});
