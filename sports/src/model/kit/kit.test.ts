import { labDraw } from '@halley/studio/fair';
import { describe, expect, it } from 'vitest';
import { chance, lineChances, pick, pickWeighted, rounded, winShare } from './index.ts';

describe('drawing', () => {
  const times = 20_000;

  it('happens as often as the probability says, within four standard deviations', () => {
    for (const probability of [0, 0.01, 0.3, 0.5, 0.97, 1]) {
      const random = labDraw(7);
      let count = 0;
      for (let at = 0; at < times; at += 1) if (chance(random, probability)) count += 1;
      const deviation = Math.sqrt(times * probability * (1 - probability));
      expect(Math.abs(count - times * probability)).toBeLessThanOrEqual(4 * deviation);
    }
  });

  it('picks by probabilities, by weights, and nothing where they leave room', () => {
    const random = labDraw(9);
    const counts = [0, 0, 0, 0];
    for (let at = 0; at < times; at += 1) counts[pick(random, [0.2, 0, 0.3]) + 1]! += 1;
    expect(counts[2]).toBe(0);
    expect(Math.abs(counts[0]! - times / 2)).toBeLessThan(4 * Math.sqrt(times / 4));
    const weighted = [0, 0, 0];
    for (let at = 0; at < times; at += 1) weighted[pickWeighted(random, [3, 1, 0])]! += 1;
    expect(weighted[2]).toBe(0);
    expect(Math.abs(weighted[0]! - (times * 3) / 4)).toBeLessThan(4 * Math.sqrt((times * 3) / 16));
  });

  it('does not see a difference in the last bit', () => {
    for (let at = 1; at < 2000; at += 1) {
      const probability = Math.exp(-at / 300);
      const neighbour = probability * (1 + Number.EPSILON);
      const [one, other] = [labDraw(at), labDraw(at)];
      expect(chance(one, probability)).toBe(chance(other, neighbour));
    }
  });

  it('publishes numbers that JSON holds', () => {
    expect(rounded(Math.exp(2))).toBe(7.389056);
    expect(JSON.parse(JSON.stringify(rounded(1 / 3)))).toBe(rounded(1 / 3));
  });
});

describe('a line', () => {
  const goals = [0.1, 0.2, 0.3, 0.25, 0.15];

  it.each([
    [10, { won: 0.4, halfWon: 0, void: 0, halfLost: 0 }],
    [8, { won: 0.4, halfWon: 0, void: 0.3, halfLost: 0 }],
    [9, { won: 0.4, halfWon: 0, void: 0, halfLost: 0.3 }],
    [7, { won: 0.4, halfWon: 0.3, void: 0, halfLost: 0 }],
  ])('of %i quarters is won, halved or void as its neighbours are', (line, expected) => {
    const { over, under } = lineChances(goals, 0, line);
    for (const key of ['won', 'halfWon', 'void', 'halfLost'] as const) expect(over[key]).toBeCloseTo(expected[key], 12);
    const lostOver = 1 - over.won - over.halfWon - over.void - over.halfLost;
    expect(under.won).toBeCloseTo(lostOver, 12);
    expect(winShare(over) + winShare(under)).toBeCloseTo(1, 12);
  });
});
