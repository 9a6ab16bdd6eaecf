import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEGMENTS } from '../segments.ts';
import { angleAt, bentAt, restAngle, segmentAt, TURN_MS, wayAfter } from './turn.ts';

const segment = fc.integer({ min: 0, max: SEGMENTS - 1 });

test('[PP-11] the wheel always stops with the recorded segment under the pointer, exactly in its middle', () => {
  for (let from = 0; from < SEGMENTS; from++) {
    for (let to = 0; to < SEGMENTS; to++) {
      const angle = angleAt({ from, to, elapsedMs: TURN_MS });
      expect([angle, segmentAt(angle)]).toEqual([restAngle(to), to]);
      expect(angleAt({ from, to, elapsedMs: Number.POSITIVE_INFINITY })).toBe(angle);
    }
  }
});

test('it comes to that place and does not jump there', () => {
  fc.assert(
    fc.property(segment, segment, (from, to) => {
      const near = angleAt({ from, to, elapsedMs: TURN_MS - 1 });
      const turned = (near - restAngle(to)) / 360;
      expect(Math.abs(turned - Math.round(turned)) * 360).toBeLessThan(0.01);
      expect(angleAt({ from, to, elapsedMs: 0 })).toBe(restAngle(from));
    }),
  );
});

test('it turns one way only, and everybody sees it at the same place at the same time', () => {
  fc.assert(
    fc.property(segment, segment, fc.integer({ min: 0, max: TURN_MS - 2 }), (from, to, elapsedMs) => {
      const here = angleAt({ from, to, elapsedMs });
      expect(angleAt({ from, to, elapsedMs: elapsedMs + 1 })).toBeGreaterThanOrEqual(here);
      expect(angleAt({ from, to, elapsedMs })).toBe(here);
    }),
  );
  expect([wayAfter(-1), wayAfter(0), wayAfter(1), wayAfter(2)]).toEqual([0, 0, 1, 1]);
});

test('the tongue is bent when a peg has just passed, and straight at rest', () => {
  expect(bentAt(restAngle(0) + 180 / SEGMENTS + 0.001)).toBeCloseTo(1);
  for (let at = 0; at < SEGMENTS; at++) expect(bentAt(restAngle(at))).toBe(0);
});
