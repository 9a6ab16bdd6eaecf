import { NUMBERS, wheelOrder } from '../layout.ts';
import type { WheelParts } from './Wheel.tsx';

/** Where the ball runs, and where it rests: distances from the middle, in the wheel's own units. */
export const TRACK_RADIUS = 171;
export const POCKET_RADIUS = 102;

/** From the answer to the ball's rest. */
export const FALL_MS = 3_800;
/** Degrees in a second, while nobody knows the number yet. */
export const ROTOR_SPEED = 60;
export const BALL_SPEED = 640;

/** Where the wheel and its ball are. Angles in degrees, clockwise; the ball's against the rotor. */
export interface WheelPose {
  rotor: number;
  ball: number;
  radius: number;
}

export function pocketAngle(number: number): number {
  return (wheelOrder.indexOf(number) * 360) / NUMBERS;
}

export function restPose(number: number, rotor: number): WheelPose {
  return { rotor, ball: pocketAngle(number), radius: POCKET_RADIUS };
}

/** On its way, before the number is known: the ball runs against the wheel. */
export function rollingPose(from: WheelPose, ms: number): WheelPose {
  return {
    rotor: from.rotor + (ROTOR_SPEED * ms) / 1_000,
    ball: from.ball - (BALL_SPEED * ms) / 1_000,
    radius: TRACK_RADIUS,
  };
}

/** From where it runs into its pocket; `part` goes from 0 to 1, and at 1 it lies there. */
export function fallingPose(input: { from: WheelPose; number: number; part: number }): WheelPose {
  const { from, number, part } = input;
  // As far as its speed carries it, and on to the pocket: it slows down without a jerk.
  const coasts = (BALL_SPEED * FALL_MS) / 3_000;
  const beyond = from.ball - coasts - pocketAngle(number);
  const way = coasts + (((beyond % 360) + 360) % 360);
  const ball = from.ball - way * (1 - (1 - part) ** 3);
  const rotor = from.rotor + ((ROTOR_SPEED * FALL_MS) / 1_000) * (part - (part * part) / 2);
  return { rotor, ball, radius: POCKET_RADIUS + (TRACK_RADIUS - POCKET_RADIUS) * height(part) };
}

/** How high the ball is: on the track at first, then down with smaller and smaller hops. */
function height(part: number): number {
  const falls = (part - 0.52) / 0.48;
  if (falls <= 0) return 1;
  return Math.abs(Math.cos(falls * Math.PI * 2.5)) * (1 - falls) ** 2;
}

/** How wide and tall the wheel is drawn, in its own units. */
const SIZE = 400;

/** Only two transforms of sheets change: nothing is laid out or drawn again. */
export function showPose({ rotor, ball }: WheelParts, pose: WheelPose): void {
  if (!rotor.current || !ball.current) return;
  const inwards = ((POCKET_RADIUS - pose.radius) / SIZE) * 100;
  rotor.current.style.transform = `rotate(${pose.rotor}deg)`;
  ball.current.style.transform = `rotate(${pose.rotor + pose.ball}deg) translateY(${inwards}%)`;
  ball.current.setAttribute('visibility', 'visible');
}
