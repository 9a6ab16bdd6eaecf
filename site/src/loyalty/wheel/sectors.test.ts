import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstAngle, restAngle, sectorAtPointer, sectorsOf, turnedBy, wayTo } from './sectors.ts';

const someWeights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 });

describe('sectors', () => {
  test('are as wide as their chances, one after the other, all round', () => {
    fc.assert(
      fc.property(someWeights, (weights) => {
        const of = weights.reduce((sum, weight) => sum + weight, 0);
        const sectors = sectorsOf(weights);
        expect(sectors.map(({ item }) => item).sort((a, b) => a - b)).toEqual(weights.map((_, item) => item));
        let end = 0;
        for (const { item, from, to } of sectors) {
          expect(from).toBe(end);
          expect(to - from).toBeCloseTo(((weights[item] ?? 0) / of) * 360, 8);
          end = to;
        }
        expect(end).toBe(360);
      }),
    );
  });

  test('[WHEEL-08] [WHEEL-09] 5 in 10 005 is a hairline between wide ones, and no wider than that', () => {
    const sectors = sectorsOf([4_000, 4_000, 2_000, 5]);
    expect(sectors.map(({ item }) => item)).toEqual([0, 3, 1, 2]);
    const hairline = sectors[1];
    expect((hairline?.to ?? 0) - (hairline?.from ?? 0)).toBeCloseTo(0.1799, 4);
  });

  test('there is nothing to draw of nothing', () => {
    expect(sectorsOf([])).toEqual([]);
    expect(sectorsOf([0])).toEqual([]);
    expect(firstAngle([])).toBe(0);
  });
});

describe('where the disc rests', () => {
  test('the pointer stands in what was drawn, at the place that was drawn', () => {
    fc.assert(
      fc.property(someWeights, fc.nat(), fc.integer({ min: 0, max: 999 }), (weights, some, rest) => {
        const sectors = sectorsOf(weights);
        const drawn = sectors[some % sectors.length];
        if (!drawn) throw new Error('there is one at least');
        const angle = restAngle(drawn, rest);
        expect(sectorAtPointer(sectors, angle)).toBe(drawn);
        const into = (turnedBy(-angle) - drawn.from) / (drawn.to - drawn.from);
        expect(into).toBeCloseTo((rest + 0.5) / 1_000, 3);
      }),
    );
  });

  test('the way there is clockwise, at least the whole turns and at most one more', () => {
    const angle = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(angle, angle, fc.integer({ min: 0, max: 9 }), (at, rest, turns) => {
        const way = wayTo({ at, rest, turns });
        expect(way).toBeGreaterThanOrEqual(turns * 360);
        expect(way).toBeLessThanOrEqual((turns + 1) * 360);
        const off = turnedBy(at + way - rest);
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
      }),
    );
  });

  test('before anything was drawn the pointer is in the middle of what is likeliest', () => {
    const sectors = sectorsOf([10, 70, 20]);
    expect(sectorAtPointer(sectors, firstAngle(sectors))?.item).toBe(1);
  });
});
