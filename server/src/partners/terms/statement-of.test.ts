import type { PartnerPlan } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planOf } from './plan-of.ts';
import { shareOf } from './share-of.ts';
import { type CountedDay, type MonthOfPartner, statementOf } from './statement-of.ts';

const share = (changed: Partial<NonNullable<PartnerPlan['share']>> = {}) => ({
  tiers: [
    { from_cents: 0, hundredths: 2_500 },
    { from_cents: 1_000_000, hundredths: 3_000 },
  ],
  admin_fee_hundredths: 1_000,
  deducts_bonus: true,
  carries_over: true,
  ...changed,
});
const plan = (changed: Partial<PartnerPlan> = {}): PartnerPlan => ({
  market: null,
  product: null,
  share: share(),
  cpa: null,
  ...changed,
});
const cpa = { amount_cents: 10_000, first_deposit_cents: 2_000, wagered_cents: 5_000, within_days: 30 };
const day = (changed: Partial<CountedDay> = {}): CountedDay => ({
  playerId: 1,
  market: 'DE',
  product: 'casino',
  stakes: 0n,
  wins: 0n,
  bonus: 0n,
  corrections: 0n,
  late: false,
  ...changed,
});
const month = (changed: Partial<MonthOfPartner> = {}) =>
  statementOf({ plans: [plan()], days: [], unpaid: [], carriedIn: new Map(), ...changed });

const money = fc.bigInt({ min: 0n, max: 5_000_000n });
const aDay = fc.record({
  playerId: fc.integer({ min: 1, max: 4 }),
  market: fc.constantFrom('DE', 'NO', null),
  product: fc.constantFrom('casino' as const, 'sport' as const),
  stakes: money,
  wins: money,
  bonus: money,
  corrections: fc.bigInt({ min: -5_000n, max: 5_000n }),
  late: fc.boolean(),
});
const somePlans = fc.constantFrom<PartnerPlan[]>(
  [plan()],
  [plan({ share: share({ carries_over: false, deducts_bonus: false }) }), plan({ market: 'DE' })],
  [plan({ market: 'NO', product: 'sport', share: share({ admin_fee_hundredths: 0 }) }), plan({ product: 'casino' })],
);

describe('a share of the result', () => {
  test.each([
    ['nothing', 0n, { base: 0n, due: 0n, carriedOut: 0n }],
    ['within the first tier', 100_000n, { base: 90_000n, due: 22_500n, carriedOut: 0n }],
    ['at the edge', 1_111_112n, { base: 1_000_001n, due: 250_000n, carriedOut: 0n }],
    ['above it: each slice by its own tier', 2_000_000n, { base: 1_800_000n, due: 490_000n, carriedOut: 0n }],
    ['below zero: no fee, and it is carried', -5_000n, { base: -5_000n, due: 0n, carriedOut: -5_000n }],
  ])('%s', (_name, stakes, expected) => {
    expect(shareOf(share(), day({ stakes }), 0n)).toMatchObject(expected);
  });

  test('what was carried in is made good first, and is forgotten where terms say so', () => {
    expect(shareOf(share(), day({ stakes: 100_000n }), -100_000n)).toMatchObject({ due: 0n, carriedOut: -10_000n });
    const forgets = share({ carries_over: false });
    expect(shareOf(forgets, day({ wins: 10n }), 0n)).toMatchObject({ due: 0n, carriedOut: 0n });
  });

  test('it is never below zero, and never more than the highest tier of the result', () => {
    fc.assert(
      fc.property(money, money, money, (stakes, wins, bonus) => {
        const { due, base } = shareOf(share(), { stakes, wins, bonus, corrections: 0n }, 0n);
        expect(due >= 0n && due * 10_000n <= (base > 0n ? base * 3_000n : 0n)).toBe(true);
      }),
    );
  });

  test('more of a result is never less for the partner', () => {
    fc.assert(
      fc.property(money, money, (stakes, more) => {
        const due = (sum: bigint) => shareOf(share(), day({ stakes: sum }), 0n).due;
        expect(due(stakes + more) >= due(stakes)).toBe(true);
      }),
    );
  });
});

describe('[OPS-44] a statement', () => {
  test('of a month is that of its days, in whatever pieces and order they come', () => {
    fc.assert(
      fc.property(somePlans, fc.array(aDay, { maxLength: 12 }), (plans, days) => {
        // Every day in two pieces, backwards.
        const pieces = days.flatMap((one) => [
          { ...one, stakes: one.stakes / 3n, wins: 0n, bonus: one.bonus },
          { ...one, stakes: one.stakes - one.stakes / 3n, bonus: 0n, corrections: 0n },
        ]);
        expect(month({ plans, days: pieces.reverse() })).toEqual(month({ plans, days }));
      }),
    );
  });

  test('its lines add up to what is due, and carry what they leave', () => {
    fc.assert(
      fc.property(somePlans, fc.array(aDay, { maxLength: 12 }), (plans, days) => {
        const { due, lines, carriedOut } = month({ plans, days });
        const sum = (kind: string, field: 'due_cents' | 'base_cents') =>
          lines.reduce((total, line) => (line.kind === kind ? total + BigInt(line[field]) : total), 0n);
        expect(sum('share', 'due_cents') + sum('cpa', 'due_cents')).toBe(due);
        expect(sum('carried_out', 'base_cents')).toBe([...carriedOut.values()].reduce((one, two) => one + two, 0n));
      }),
    );
  });

  test('two months with a debt between them are never worth more than both at once', () => {
    const plans = [plan({ share: share({ tiers: [{ from_cents: 0, hundredths: 2_500 }], admin_fee_hundredths: 0 }) })];
    fc.assert(
      fc.property(fc.array(aDay, { maxLength: 6 }), fc.array(aDay, { maxLength: 6 }), (first, second) => {
        const one = month({ plans, days: first });
        const two = month({ plans, days: second, carriedIn: one.carriedOut });
        const both = month({ plans, days: [...first, ...second] });
        // A good month is paid before a bad one follows: only then is it more.
        if (one.due === 0n) expect(one.due + two.due).toBe(both.due);
        else expect(one.due + two.due >= both.due - 1n).toBe(true);
      }),
    );
  });

  test('the plan that says most holds: market before product, and all for the rest', () => {
    const plans = [
      plan(),
      plan({ product: 'casino' }),
      plan({ market: 'DE' }),
      plan({ market: 'DE', product: 'sport' }),
    ];
    const found = (market: string | null, product: 'casino' | 'sport') =>
      plans.indexOf(planOf(plans, { market, product, part: 'share' }) as PartnerPlan);
    expect([found('DE', 'sport'), found('DE', 'casino'), found('NO', 'casino'), found(null, 'sport')]).toEqual([
      3, 2, 1, 0,
    ]);
  });

  test('an amount is paid for whoever qualifies, and says for whom', () => {
    const player = (playerId: number, firstDeposit: bigint | null, staked: bigint) => ({
      playerId,
      market: 'DE',
      firstDeposit,
      wagered: () => staked,
    });
    const unpaid = [
      player(1, 2_000n, 5_000n),
      player(2, 1_999n, 5_000n),
      player(3, null, 9_000n),
      player(4, 2_000n, 4_999n),
    ];
    expect(month({ plans: [plan({ share: null, cpa })], unpaid })).toMatchObject({ due: 10_000n, paidFor: [1] });
    const hybrid = month({ plans: [plan({ cpa })], unpaid, days: [day({ stakes: 100_000n })] });
    expect(hybrid.lines.map(({ kind, due_cents }) => [kind, due_cents])).toEqual([
      ['share', 22_500],
      ['cpa', 10_000],
    ]);
  });

  test('debts outlive the plan they came from', () => {
    const carriedIn = new Map([['DE casino', -5_000n]]);
    expect(month({ carriedIn }).carriedOut).toEqual(new Map([['all', -5_000n]]));
  });
});
