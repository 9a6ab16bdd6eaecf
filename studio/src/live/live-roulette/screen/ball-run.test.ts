import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POCKET_RADIUS, pocketAngle, TRACK_RADIUS } from '../../../roulette/screen/index.ts';
import { liveRouletteGame } from '../rules.ts';
import { landsAfterMs, poseOf, restingRotor } from './ball-run.ts';

const { showingMs } = liveRouletteGame.timing;
const runs = fc.record({
  number: fc.nat(36),
  before: fc.option(fc.nat(36), { nil: undefined }),
  turn: fc.integer({ min: 1, max: 50_000 }),
});
const circle = (angle: number) => ((angle % 360) + 360) % 360;
/** Apart on a circle. */
const apart = (one: number, other: number) => Math.min(circle(one - other), circle(other - one));

test('[PP-11] it ends in the pocket of the recorded number, lies there to the end, and nobody can make it end elsewhere', () => {
  fc.assert(
    fc.property(runs, fc.integer({ min: landsAfterMs(showingMs), max: showingMs * 3 }), (run, elapsedMs) => {
      const { ball, radius } = poseOf({ ...run, elapsedMs, showingMs });
      expect(apart(ball, pocketAngle(run.number))).toBeLessThan(1e-6);
      expect(radius).toBe(POCKET_RADIUS);
    }),
  );
});

test('a round begins exactly where the one before has left wheel and ball', () => {
  fc.assert(
    fc.property(runs, fc.nat(36), (run, next) => {
      const end = poseOf({ ...run, elapsedMs: showingMs, showingMs });
      const start = poseOf({ number: next, before: run.number, turn: run.turn + 1, elapsedMs: 0, showingMs });
      expect(apart(end.rotor, start.rotor)).toBeLessThan(1e-6);
      expect(apart(end.ball, start.ball)).toBeLessThan(1e-6);
      expect(start.radius).toBe(end.radius);
      expect(apart(start.rotor, restingRotor(run.turn + 1, showingMs))).toBeLessThan(1e-6);
    }),
  );
});

test('there is no jerk in between: in a fiftieth of a second nothing goes further than full speed carries it', () => {
  fc.assert(
    fc.property(runs, (run) => {
      let last = poseOf({ ...run, elapsedMs: 0, showingMs });
      for (let elapsedMs = 20; elapsedMs <= showingMs; elapsedMs += 20) {
        const pose = poseOf({ ...run, elapsedMs, showingMs });
        expect(apart(pose.rotor, last.rotor)).toBeLessThan(2);
        expect(apart(pose.ball, last.ball)).toBeLessThan(32);
        expect(pose.radius).toBeLessThanOrEqual(TRACK_RADIUS);
        last = pose;
      }
    }),
    { numRuns: 40 },
  );
});
