import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ballAt, pegMet, pegsOf } from './fall.ts';

const paths = fc.array(fc.constantFrom<number>(0, 1), { minLength: 8, maxLength: 16 });

it('[PP-11] the ball ends in the bucket that was recorded, whatever its way', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const bucket = path.reduce((sum, way) => sum + way, 0);
      const end = ballAt(path, path.length);
      expect(end.x).toBe(bucket - path.length / 2);
      expect(end.y).toBeCloseTo(path.length);
    }),
  );
});

it('it meets a peg of every row, and never jumps', () => {
  fc.assert(
    fc.property(paths, (path) => {
      for (let row = 0; row < path.length; row++) {
        const rights = path.slice(0, row).reduce((sum, way) => sum + way, 0);
        expect(ballAt(path, row)).toEqual({ x: pegMet(row, rights), y: row });
        expect(pegsOf(row)).toContain(pegMet(row, rights));
        const before = ballAt(path, row + 0.999_9);
        const after = ballAt(path, row + 1);
        expect(Math.abs(before.x - after.x) + Math.abs(before.y - after.y)).toBeLessThan(0.01);
      }
    }),
  );
});
