import { type MarkerKind, markerKinds, ProtectionRules } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { usualRules } from '../rules/usual-rules.ts';
import { aDay, daysUpTo } from '../testing/some-days.ts';
import type { DayFacts } from './facts-of-day.ts';
import { countingOn, levelOf } from './level-of.ts';
import { markersOf } from './markers-of.ts';
import { daysAfter, noCounts } from './quarter.ts';

const today = '2026-11-18';
const raised = (days: readonly DayFacts[], rules = usualRules) => markersOf(today, days, rules);

/** Which facts each rule goes by. */
const factOf: Record<MarkerKind, keyof DayFacts> = {
  rising_deposits: 'deposited',
  chasing: 'chases',
  raising_stakes: 'stakeRaises',
  night_play: 'nightRounds',
  failed_cards: 'refusedDeposits',
  recalled_cashouts: 'recalledCashouts',
  raised_limits: 'limitsAsked',
  long_sessions: 'longestMinutes',
  at_the_limit: 'limitsReached',
};
const counts = fc.record(
  Object.fromEntries([
    ...Object.keys(noCounts).map((name) => [
      name,
      typeof noCounts[name as 'rounds'] === 'bigint' ? fc.bigInt({ min: 0n, max: 200_000n }) : fc.nat({ max: 8 }),
    ]),
    ...['nightRounds', 'longestMinutes', 'chases', 'stakeRaises'].map((name) => [name, fc.nat({ max: 300 })]),
  ]),
) as fc.Arbitrary<Partial<DayFacts>>;
const someDays = fc
  .uniqueArray(fc.tuple(fc.nat({ max: 60 }), counts), { maxLength: 20, selector: ([back]) => back })
  .map((made) => made.map(([back, facts]) => aDay(daysAfter(today, -back), facts)));

describe('[OPS-35] rules over days', () => {
  test('what is usual is what the contract allows', () => {
    expect(ProtectionRules.parse(usualRules)).toEqual(usualRules);
    const loose = { ...usualRules, chasing: { ...usualRules.chasing, act: 1 } };
    expect(ProtectionRules.safeParse(loose).success).toBe(false);
  });

  test.each<[MarkerKind, Partial<DayFacts>, number, number]>([
    ['chasing', { chases: 1 }, 2, 5],
    ['raising_stakes', { stakeRaises: 1 }, 3, 6],
    ['night_play', { nightRounds: 20 }, 3, 5],
    ['failed_cards', { refusedDeposits: 1 }, 3, 6],
    ['recalled_cashouts', { recalledCashouts: 1 }, 2, 4],
    ['raised_limits', { limitsAsked: 1 }, 1, 3],
    ['long_sessions', { longestMinutes: 180 }, 2, 4],
    ['at_the_limit', { limitsReached: 3 }, 2, 4],
  ])('%s: nothing below its figures, watch from the first on, act from the second', (kind, facts, watch, act) => {
    const levelAfter = (days: number) => raised(daysUpTo(today, days, facts)).find((one) => one.kind === kind)?.level;
    expect(levelAfter(watch - 1)).toBeUndefined();
    expect(levelAfter(watch)).toBe('watch');
    expect(levelAfter(act - 1)).toBe(act - 1 === watch - 1 ? undefined : 'watch');
    expect(levelAfter(act)).toBe('act');
  });

  test('rising deposits are held against four weeks before, or against what is usual where there were none', () => {
    const level = (deposited: bigint, before: bigint) =>
      raised([aDay(today, { deposited }), aDay(daysAfter(today, -14), { deposited: before })])[0]?.level;
    expect(level(19_999n, 0n)).toBeUndefined();
    expect(level(20_000n, 0n)).toBe('watch');
    expect(level(40_000n, 0n)).toBe('act');
    // Four weeks with 2,000 EUR are 500 EUR a week.
    expect(level(99_999n, 200_000n)).toBeUndefined();
    expect(level(100_000n, 200_000n)).toBe('watch');
  });

  test('a sign carries what was counted, and from what on', () => {
    expect(raised(daysUpTo(today, 3, { nightRounds: 25 }))).toEqual([
      { day: today, kind: 'night_play', level: 'watch', measure: 3n, threshold: 3n, figures: { days: 7, rounds: 75 } },
    ]);
  });

  test('nothing is raised without its facts', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        for (const { kind } of raised(days)) {
          const fact = factOf[kind];
          const without = days.map((facts) => ({ ...facts, [fact]: typeof facts[fact] === 'bigint' ? 0n : 0 }));
          expect(raised(without).map((one) => one.kind)).not.toContain(kind);
        }
      }),
      { numRuns: deep(100, 3_000) },
    );
    expect(raised([])).toEqual([]);
  });

  test('more of what a rule counts never makes it quieter', () => {
    const graveness = (days: readonly DayFacts[], kind: MarkerKind) => {
      const found = raised(days).find((one) => one.kind === kind);
      return found ? (found.level === 'act' ? 2 : 1) : 0;
    };
    fc.assert(
      fc.property(someDays, fc.constantFrom(...markerKinds), fc.nat({ max: 500 }), (days, kind, more) => {
        const fact = factOf[kind];
        const now = days.find(({ day }) => day === today) ?? aDay(today);
        const [less] = [[...days.filter(({ day }) => day !== today), now]];
        const grown = {
          ...now,
          [fact]: typeof now[fact] === 'bigint' ? now[fact] + BigInt(more) : Number(now[fact]) + more,
        };
        const others = days.filter(({ day }) => day !== today);
        expect(graveness([...others, grown], kind)).toBeGreaterThanOrEqual(graveness(less, kind));
      }),
      { numRuns: deep(200, 5_000) },
    );
  });
});

describe('[OPS-35] how a player stands', () => {
  const sign = (kind: MarkerKind, level: 'watch' | 'act' = 'watch', back = 0) => ({
    kind,
    level,
    day: daysAfter(today, -back),
  });
  test.each([
    ['nothing', [], 'none'],
    ['one to be watched', [sign('chasing')], 'watch'],
    ['one to act on', [sign('chasing', 'act')], 'act'],
    ['three to be watched', [sign('chasing'), sign('night_play'), sign('failed_cards', 'watch', 13)], 'act'],
    ['three of one rule', [sign('chasing'), sign('chasing', 'watch', 1), sign('chasing', 'watch', 2)], 'watch'],
    ['what is long ago', [sign('chasing', 'act', 14)], 'none'],
  ])('%s', (_what, markers, level) => {
    expect(levelOf(today, markers, usualRules)).toBe(level);
  });

  test('the gravest of each rule counts, then the newest, whatever their order', () => {
    const markers = [
      sign('chasing', 'watch', 0),
      sign('chasing', 'act', 3),
      sign('chasing', 'act', 5),
      sign('night_play'),
    ];
    for (const given of [markers, markers.toReversed()])
      expect(countingOn(today, given, usualRules)).toEqual([sign('chasing', 'act', 3), sign('night_play')]);
  });
});
