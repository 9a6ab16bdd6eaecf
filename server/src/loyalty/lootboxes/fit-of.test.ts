import { labDraw } from '@halley/studio/fair';
import { describe, expect, test } from 'vitest';
import { fitOf } from './fit-of.ts';

const counted = (...items: [weight: number, given: number][]) => items.map(([weight, given]) => ({ weight, given }));

describe('whether counts fit their odds', () => {
  test.each([
    ['nothing was drawn', counted([1, 0], [1, 0])],
    ['too few were drawn', counted([1, 4], [1, 4])],
    ['all but a hairline is one item', counted([10_000, 900], [1, 0])],
  ])('nothing is said where %s', (_name, items) => {
    expect(fitOf(items)).toBeNull();
  });

  test('what is as expected fits fully; what is far off does not', () => {
    expect(fitOf(counted([1, 50], [1, 50]))).toBe(1);
    // χ² = 4 with one degree of freedom.
    expect(fitOf(counted([1, 60], [1, 40]))).toBeCloseTo(0.0455, 4);
    expect(fitOf(counted([1, 90], [1, 10]))).toBeLessThan(1e-12);
  });

  test('rare items are counted together, and none is left out', () => {
    // Of 10 000 draws the hairline has 5 to expect: it stands alone; of 1 000 it is counted with the next.
    expect(fitOf(counted([5, 5], [2_000, 2_000], [7_995, 7_995]))).toBe(1);
    expect(fitOf(counted([5, 200], [2_000, 0], [7_995, 799]))).toBeGreaterThan(0.9);
  });

  test('fair draws are below 0.05 about one time in twenty', () => {
    const weights = [340, 240, 160, 120, 70, 40, 20, 8, 2];
    const below = Array.from({ length: 400 }, (_, seed) => {
      const draw = labDraw(seed + 1);
      const given = weights.map(() => 0);
      for (let turn = 0; turn < 3_000; turn += 1) {
        let left = draw.integer(1_000);
        const item = weights.findIndex((weight) => {
          left -= weight;
          return left < 0;
        });
        given[item] = (given[item] ?? 0) + 1;
      }
      return fitOf(weights.map((weight, index) => ({ weight, given: given[index] ?? 0 })));
    }).filter((fit) => (fit ?? 1) < 0.05).length;
    expect(below).toBeGreaterThan(8);
    expect(below).toBeLessThan(36);
  });
});
