import { labDraw } from '@halley/studio/fair';
import { describe, expect, it } from 'vitest';
import { settleRace } from '../../rules/index.ts';
import { finishTicks } from './finish-ticks.ts';
import { orderChances, type Runner } from './order-chances.ts';
import { gates, leastTicks } from './race-course.ts';

/** A few ticks each, so that every way the race can go is written out. `deductions` in hundredths, for who never starts. */
function brute(runners: readonly Runner[], deductions: readonly number[] = runners.map(() => 0)) {
  const sums: Record<string, number> = {};
  const keys = ['race_winner', 'place;places=2', 'place;places=3', 'forecast'];
  const visit = (finish: number[], weight: number) => {
    const runner = runners[finish.length];
    if (weight === 0) return;
    if (runner) {
      for (const [at, chance] of runner.chances.entries()) visit([...finish, 1 + runner.first + at], weight * chance);
      visit([...finish, 0], weight * runner.never);
      return;
    }
    const out = finish.flatMap((tick, at) => (tick === 0 ? [at + 1] : []));
    for (const key of keys) {
      const results = settleRace({ end: 'finished', finish, out, deductions }, key)!;
      for (const [outcome, { result, void_factor, dead_heat = [1, 1], deduction = 0 }] of Object.entries(results)) {
        const part = result === 'won' && void_factor === 0 ? (dead_heat[0] / dead_heat[1]) * (1 - deduction / 1e6) : 0;
        sums[`${key} ${outcome}`] = (sums[`${key} ${outcome}`] ?? 0) + weight * part;
      }
    }
  };
  visit([], 1);
  return sums;
}

function expectSame(runners: readonly Runner[], sums: Record<string, number>): void {
  const { win, place2, place3, forecast } = orderChances(runners);
  for (const [at] of runners.entries()) {
    expect(win[at]).toBeCloseTo(sums[`race_winner starter:${at + 1}`]!, 12);
    expect(place2[at]).toBeCloseTo(sums[`place;places=2 starter:${at + 1}`]!, 12);
    expect(place3[at]).toBeCloseTo(sums[`place;places=3 starter:${at + 1}`]!, 12);
    for (const [other] of runners.entries()) {
      if (other === at) continue;
      expect(forecast[at]![other]).toBeCloseTo(sums[`forecast starters:${at + 1}-${other + 1}`]!, 12);
    }
  }
}

function randomField(seed: number, never: number): Runner[] {
  const random = labDraw(seed);
  return Array.from({ length: 4 + random.integer(2) }, () => {
    const weights = Array.from({ length: 2 + random.integer(2) }, () => 0.05 + random.float());
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return {
      first: random.integer(4),
      chances: Float64Array.from(weights, (weight) => (weight / sum) * (1 - never)),
      never,
    };
  });
}

describe('[SPORT-18] chances of an order', () => {
  it('are those of every way the race can go, ties shared as the rules say', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const field = randomField(seed, 0);
      expectSame(field, brute(field));
    }
  });

  it('count those who never start, and what they take off the winnings', () => {
    for (let seed = 21; seed <= 23; seed += 1) {
      const field = randomField(seed, 0.1);
      expectSame(field, brute(field));
      const deductions = field.map((_, at) => at * 5);
      const less = field.map((runner, at) => ({ ...runner, never: runner.never * (1 - deductions[at]! / 100) }));
      expectSame(less, brute(field, deductions));
    }
  });

  it('are shared evenly by twelve who are all level', () => {
    const field = Array.from({ length: 12 }, () => ({ first: 3, chances: Float64Array.of(1), never: 0 }));
    const { win, place3, forecast } = orderChances(field);
    expect(win[7]).toBeCloseTo(1 / 12, 12);
    expect(place3[7]).toBeCloseTo(3 / 12, 12);
    expect(forecast[2]![9]).toBeCloseTo(1 / 132, 12);
  });

  it('are certain for who is far ahead', () => {
    const field = [0, 50, 100].map((first) => ({ first, chances: Float64Array.of(0.5, 0.5), never: 0 }));
    expect(orderChances(field).forecast[0]![1]).toBeCloseTo(1, 12);
  });
});

describe('the tick of a finish', () => {
  it('has the distribution of gates passed one by one', () => {
    const pass = 0.3;
    const { first, chances } = finishTicks({ passed: gates - 2, since: 10, from: 30 }, pass);
    expect(first).toBe(30 + leastTicks);
    // Two waits, one after the other.
    const wait = (ticks: number) => pass * (1 - pass) ** ticks;
    for (let total = 0; total < 40; total += 1) {
      let sum = 0;
      for (let one = 0; one <= total; one += 1) sum += wait(one) * wait(total - one);
      expect(chances[total]).toBeCloseTo(sum, 13);
    }
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 11);
  });

  it('cannot be before the least time of every gate', () => {
    expect(finishTicks({ passed: 0, since: 0, from: 1 }, 0.1).first).toBe(gates * leastTicks);
  });
});
