import { expect, test } from 'vitest';
import { assignArm, placeOf } from '../assign-arm.ts';
import { newcombe, normalQuantile, plannedPerArm, verdictOf, wilson } from './intervals.ts';

/** Numbers that are the same in every run. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const drawOf = (dice: () => number, of: number, share: number) => {
  let did = 0;
  for (let turn = 0; turn < of; turn += 1) if (dice() < share) did += 1;
  return { did, of };
};
const isDeep = process.env.HALLEY_DEEP === '1';
const turns = isDeep ? 20_000 : 2_000;
/** Three standard deviations of a share that is found in so many turns. */
const slack = 3 * Math.sqrt((0.05 * 0.95) / turns);

test.each([
  [0.5, 0],
  [0.975, 1.959963985],
  [0.9875, 2.241402728],
  [0.8, 0.841621234],
  [0.01, -2.326347874],
])('the quantile of %d is %d', (p, z) => {
  expect(normalQuantile(p)).toBeCloseTo(z, 7);
});

test('intervals are those of the papers', () => {
  // Newcombe 1998a, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  for (const [did, of, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const found = wilson({ did, of }, 0.95);
    expect([found.low, found.high].map((value) => value.toFixed(4))).toEqual([low.toFixed(4), high.toFixed(4)]);
  }
  // Newcombe 1998b, table II, method 10: 56/70 − 48/80, 9/10 − 3/10, 10/10 − 0/20.
  for (const [a, m, b, n, low, high] of [
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 20, 0.6791, 1],
  ] as const) {
    const found = newcombe({ did: a, of: m }, { did: b, of: n }, 0.95);
    expect([found.low, found.high].map((value) => value.toFixed(4))).toEqual([low.toFixed(4), high.toFixed(4)]);
  }
});

test.each([
  [0.02, 0.02, 400],
  [0.1, 0.13, 250],
  [0.5, 0.45, 120],
  [0.9, 0.9, 60],
])('[OPS-25] with shares of %d and %d among %d the interval holds the truth as often as it says', (p, q, of) => {
  const dice = createDice(of);
  let held = 0;
  let single = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const [control, treated] = [drawOf(dice, of, p), drawOf(dice, of, q)];
    const { low, high } = newcombe(treated, control, 0.95);
    if (low <= q - p && q - p <= high) held += 1;
    const own = wilson(control, 0.95);
    if (own.low <= p && p <= own.high) single += 1;
  }
  expect(held / turns).toBeGreaterThan(0.945 - slack);
  // Single shares step: a sum of whole people cannot hit every share.
  expect(single / turns).toBeGreaterThan(0.93 - slack);
});

test('[OPS-25] without any effect one campaign in twenty seems to have one, at the planned size with the effect four in five do', () => {
  const dice = createDice(7);
  const [baseline, least, confidence] = [0.2, 0.1, 0.95];
  const of = plannedPerArm({ baseline, least, confidence });
  let wrong = 0;
  let seen = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const control = drawOf(dice, of, baseline);
    if (['more', 'fewer'].includes(verdictOf(drawOf(dice, of, baseline), control, confidence))) wrong += 1;
    if (verdictOf(drawOf(dice, of, baseline + least), control, confidence) === 'more') seen += 1;
  }
  expect(of).toBe(294);
  expect(wrong / turns).toBeLessThan(0.055 + slack);
  expect(seen / turns).toBeGreaterThan(0.77);
  expect(seen / turns).toBeLessThan(0.84);
});

test('[OPS-25] a few players say nothing, whatever they did', () => {
  expect(verdictOf({ did: 29, of: 29 }, { did: 0, of: 29 }, 0.95)).toBe('too_few');
  expect(verdictOf({ did: 4, of: 5_000 }, { did: 0, of: 5_000 }, 0.95)).toBe('too_few');
  expect(verdictOf({ did: 90, of: 100 }, { did: 10, of: 100 }, 0.95)).toBe('more');
  expect(verdictOf({ did: 10, of: 100 }, { did: 90, of: 100 }, 0.95)).toBe('fewer');
  expect(verdictOf({ did: 12, of: 100 }, { did: 10, of: 100 }, 0.95)).toBe('no_difference_seen');
  expect(wilson({ did: 0, of: 0 }, 0.95)).toEqual({ share: 0, low: 0, high: 1 });
});

test('[OPS-25] the split is the same for ever, as large as it was said, and another in each campaign', () => {
  const plan = { controlPercent: 20, arms: 2 };
  const ids = Array.from({ length: 20_000 }, (_, index) => index + 1);
  const armsOf = (campaignId: number) => ids.map((playerId) => assignArm({ campaignId, playerId }, plan));
  const [first, second] = [armsOf(1), armsOf(2)];
  expect(armsOf(1)).toEqual(first);
  for (const arms of [first, second]) {
    expect([0, 1, 2].map((arm) => Math.round((arms.filter((one) => one === arm).length / ids.length) * 100))).toEqual([
      20, 40, 40,
    ]);
  }
  const both = first.filter((arm, index) => arm === 0 && second[index] === 0).length / ids.length;
  expect(both).toBeGreaterThan(0.035);
  expect(both).toBeLessThan(0.045);
  expect(new Set(ids.map((id) => assignArm({ campaignId: 3, playerId: id }, { controlPercent: 0, arms: 1 })))).toEqual(
    new Set([1]),
  );
  expect(placeOf(1, 1)).toBeLessThan(10_000);
});
