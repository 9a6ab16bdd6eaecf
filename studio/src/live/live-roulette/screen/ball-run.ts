import {
  BALL_SPEED,
  FALL_MS,
  fallingPose,
  POCKET_RADIUS,
  pocketAngle,
  ROTOR_SPEED,
  restPose,
  TRACK_RADIUS,
  type WheelPose,
} from '../../../roulette/screen/index.ts';

/** So long it lies there before the round counts as shown. */
const REST_MS = 1_500;
/** From standing still to full speed, and up to the track. */
const LAUNCH_MS = 700;

/** When the ball lies in its pocket, for a round that is shown so long. */
export const landsAfterMs = (showingMs: number) => showingMs - REST_MS;

export interface BallRun {
  /** Since the recorded start. */
  elapsedMs: number;
  showingMs: number;
  /** The number that falls. */
  number: number;
  /** Where the ball lay before; unknown at the first round of a table. */
  before: number | undefined;
  /** Of the round in its chain: how often the wheel has been turned. */
  turn: number;
}

/**
 * Wheel and ball at a moment of a round. It hangs on the record and the clock alone, so everybody sees the same, whenever
 * they came; it begins where the last round left the wheel and ends with the ball in its pocket.
 */
export function poseOf({ elapsedMs, showingMs, number, before, turn }: BallRun): WheelPose {
  const rollMs = landsAfterMs(showingMs) - FALL_MS;
  const start = restingRotor(turn, showingMs);
  const rolled = (ms: number): WheelPose => ({
    rotor: start + (ROTOR_SPEED * launched(ms)) / 1_000,
    ball: pocketAngle(before ?? 0) - (BALL_SPEED * launched(ms)) / 1_000,
    radius: POCKET_RADIUS + (TRACK_RADIUS - POCKET_RADIUS) * risen(ms),
  });
  if (elapsedMs <= rollMs) return rolled(Math.max(0, elapsedMs));
  const part = Math.min(1, (elapsedMs - rollMs) / FALL_MS);
  if (part === 1) return restPose(number, restingRotor(turn + 1, showingMs));
  return fallingPose({ from: rolled(rollMs), number, part });
}

/** Where the wheel stands before a turn: each turns it as far. */
export function restingRotor(turn: number, showingMs: number): number {
  const rollMs = landsAfterMs(showingMs) - FALL_MS;
  // While the ball falls the wheel slows down evenly, so it goes half as far.
  const each = (ROTOR_SPEED * (launched(rollMs) + FALL_MS / 2)) / 1_000;
  return (turn * each) % 360;
}

/** Milliseconds at full speed that come to the same way. */
function launched(ms: number): number {
  return ms < LAUNCH_MS ? (ms * ms) / (2 * LAUNCH_MS) : ms - LAUNCH_MS / 2;
}

function risen(ms: number): number {
  const part = Math.min(1, ms / LAUNCH_MS);
  return part * part * (3 - 2 * part);
}
