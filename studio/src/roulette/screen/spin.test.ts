import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallingPose, POCKET_RADIUS, pocketAngle, rollingPose, TRACK_RADIUS, type WheelPose } from './spin.ts';

const poses = fc.record({
  rotor: fc.double({ min: 0, max: 5_000, noNaN: true }),
  ball: fc.double({ min: -50_000, max: 50_000, noNaN: true }),
  radius: fc.constant(TRACK_RADIUS),
});
const numbers = fc.nat(36);

test('[PP-11] the ball comes to rest in the pocket of the number, wherever it ran', () => {
  fc.assert(
    fc.property(poses, numbers, (from, number) => {
      const { ball, radius } = fallingPose({ from, number, part: 1 });
      const away = (((ball - pocketAngle(number)) % 360) + 360) % 360;
      expect(Math.min(away, 360 - away)).toBeLessThan(1e-6);
      expect(radius).toBeCloseTo(POCKET_RADIUS);
    }),
  );
});

test('it never runs backwards, and begins to fall from where it ran', () => {
  fc.assert(
    fc.property(poses, numbers, (from, number) => {
      expect(fallingPose({ from, number, part: 0 })).toEqual(from);
      let last: WheelPose = from;
      for (let part = 0.05; part <= 1; part += 0.05) {
        const pose = fallingPose({ from, number, part });
        expect(pose.ball).toBeLessThan(last.ball + 1e-9);
        expect(pose.radius).toBeLessThanOrEqual(TRACK_RADIUS);
        last = pose;
      }
      expect(rollingPose(from, 100).ball).toBeLessThan(from.ball);
    }),
  );
});
