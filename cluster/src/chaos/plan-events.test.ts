import { expect, test } from 'vitest';
import { kinds, nameOf, planEvents, targets } from './plan-events.ts';

const whole = planEvents({ seed: 1, count: 200 });

test('[RUN-07] the same seed is the same plan, another seed is another', () => {
  expect(planEvents({ seed: 1, count: 200 })).toEqual(whole);
  expect(planEvents({ seed: 2, count: 200 })).not.toEqual(whole);
  expect(planEvents({ seed: 1, count: 10 })).toEqual(whole.slice(0, 10));
  expect(whole.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

test('[RUN-07] two hundred events do everything to every part, about equally often', () => {
  const counts = new Map<string, number>();
  for (const event of whole) counts.set(nameOf(event), (counts.get(nameOf(event)) ?? 0) + 1);
  expect(new Set(whole.map(({ kind }) => kind))).toEqual(new Set(kinds));
  for (const target of targets) {
    for (const kind of ['kill', 'freeze']) expect(counts.has(`${kind} ${target}`)).toBe(true);
  }
  const often = [...counts.values()];
  expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(1);
});

test('a primary is frozen both within its lease and past it; nothing lasts a minute', () => {
  const frozen = whole.filter((event) => nameOf(event) === 'freeze primary').map(({ forMs }) => forMs);
  expect(frozen.some((ms) => ms < 20_000)).toBe(true);
  expect(frozen.some((ms) => ms > 20_000)).toBe(true);
  for (const { forMs, kind, shiftMs } of whole) {
    expect(forMs).toBeGreaterThanOrEqual(500);
    expect(forMs).toBeLessThan(60_000);
    expect(shiftMs !== 0).toBe(kind === 'clock');
  }
});
