import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { usualRules } from '../rules/usual-rules.ts';
import { aQuarter } from '../testing/some-days.ts';
import { factsOfDay } from './facts-of-day.ts';

const [eve, day] = ['2026-11-17', '2026-11-18'];
const facts = (quarters: ReturnType<typeof aQuarter>[], rules = usualRules) => factsOfDay(day, quarters, rules);

describe('[OPS-35] the facts of a day', () => {
  test('are its sums; other days do not count', () => {
    const found = facts([
      aQuarter(day, '10:00', { rounds: 3, staked: 300n, lost: 120n }),
      aQuarter(day, '12:15', { deposits: 1, deposited: 5_000n, refusedDeposits: 2 }),
      aQuarter(eve, '10:00', { rounds: 9, deposits: 9, refusedDeposits: 9 }),
    ]);
    expect(found).toMatchObject({
      rounds: 3,
      staked: 300n,
      lost: 120n,
      deposits: 1,
      deposited: 5_000n,
      refusedDeposits: 2,
    });
  });

  test.each([
    ['in the night', '05:45', 7],
    ['at its first moment', '00:00', 7],
    ['behind it', '06:00', 0],
    ['by day', '14:00', 0],
  ])('play %s', (_when, time, nightRounds) => {
    expect(facts([aQuarter(day, time, { rounds: 7 })])).toMatchObject({ nightRounds });
  });

  test('the night is that of the house, and may cross midnight', () => {
    const rules = {
      ...usualRules,
      time_zone: 'Europe/Helsinki',
      night_play: { ...usualRules.night_play, from_hour: 23 },
    };
    const at = (time: string) => facts([aQuarter(day, time, { rounds: 1 })], rules).nightRounds;
    expect(['20:45', '21:00', '03:45', '04:00'].map(at)).toEqual([0, 1, 1, 0]);
  });

  test('the longest play goes on over midnight, and a quarter without play ends it', () => {
    const played = { rounds: 1 };
    const over = [aQuarter(eve, '23:30', played), aQuarter(eve, '23:45', played), aQuarter(day, '00:00', played)];
    expect(facts(over).longestMinutes).toBe(45);
    expect(facts([...over, aQuarter(day, '00:30', played)]).longestMinutes).toBe(45);
    expect(
      facts([...over, aQuarter(day, '00:15', { deposits: 1 }), aQuarter(day, '00:30', played)]).longestMinutes,
    ).toBe(45);
    expect(facts([aQuarter(eve, '10:00', played), aQuarter(eve, '10:15', played)]).longestMinutes).toBe(0);
  });

  test.each([
    ['soon after losing', '10:00', 6_000n, '10:45', 2],
    ['in the same quarter', '10:00', 5_000n, '10:00', 2],
    ['long after', '10:00', 6_000n, '11:00', 0],
    ['before', '10:00', 6_000n, '09:45', 0],
    ['after losing little', '10:00', 4_999n, '10:15', 0],
    ['after winning', '10:00', -6_000n, '10:15', 0],
  ])('deposits %s', (_when, lostAt, lost, paidAt, chases) => {
    const paid = { deposits: 2, deposited: 100n };
    const quarters =
      lostAt === paidAt
        ? [aQuarter(day, lostAt, { lost, ...paid })]
        : [aQuarter(day, lostAt, { lost }), aQuarter(day, paidAt, paid)];
    expect(facts(quarters).chases).toBe(chases);
  });

  test.each([
    ['doubled after losing', 6_000n, { rounds: 10, staked: 20_000n }, 1],
    ['a little larger', 6_000n, { rounds: 10, staked: 19_999n }, 0],
    ['more of the same', 6_000n, { rounds: 20, staked: 20_000n }, 0],
    ['doubled after winning', -6_000n, { rounds: 10, staked: 20_000n }, 0],
  ])('stakes %s', (_what, lost, then, stakeRaises) => {
    const quarters = [aQuarter(day, '10:00', { rounds: 10, staked: 10_000n, lost }), aQuarter(day, '10:15', then)];
    expect(facts(quarters).stakeRaises).toBe(stakeRaises);
  });

  test('do not depend on the order in which quarters come', () => {
    const quarter = fc.record({
      place: fc.integer({ min: 0, max: 191 }),
      rounds: fc.integer({ min: 0, max: 50 }),
      staked: fc.bigInt({ min: 0n, max: 100_000n }),
      lost: fc.bigInt({ min: -50_000n, max: 50_000n }),
      deposits: fc.integer({ min: 0, max: 3 }),
    });
    const quarters = fc.uniqueArray(quarter, { maxLength: 30, selector: ({ place }) => place });
    fc.assert(
      fc.property(quarters, fc.infiniteStream(fc.nat()), (made, dice) => {
        const all = made.map(({ place, ...counts }) => ({
          ...aQuarter(eve, '00:00', counts),
          at: new Date(Date.parse(eve) + place * 15 * 60_000),
        }));
        const keys = new Map(all.map((one) => [one, dice.next().value as number]));
        const mixed = all.toSorted((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0));
        expect(facts(mixed)).toEqual(facts(all));
      }),
      { numRuns: deep(100, 3_000) },
    );
  });
});
