import { SEGMENTS } from '../segments.ts';

/** Degrees of one segment. */
export const STEP = 360 / SEGMENTS;
/** From the first move to rest; what is left of the show belongs to the result. */
export const TURN_MS = 7_400;
const TURNS = 4;
/** Of the turn, until the wheel is fastest. */
const PUSH = 0.07;
/** How it slows down: the larger, the longer the last segments take. */
const DRAG = 3.1;

/** How far the wheel is turned when a segment lies under the pointer, with its middle. */
export function restAngle(segment: number): number {
  return 360 - segment * STEP;
}

const PUSHED = PUSH / 2;
const SLOWED = (1 - PUSH) / DRAG;

/** The part of its way that the wheel has made in a part of its time: pushed, then slower and slower. */
export function wayAfter(part: number): number {
  const time = Math.min(1, Math.max(0, part));
  if (time < PUSH) return (time * time) / (2 * PUSH) / (PUSHED + SLOWED);
  const left = ((1 - time) / (1 - PUSH)) ** DRAG;
  return (PUSHED + SLOWED * (1 - left)) / (PUSHED + SLOWED);
}

/** Clockwise, from where the wheel lay to where the record says, whoever looks and whenever they came. */
export function angleAt(turn: { from: number; to: number; elapsedMs: number }): number {
  const start = restAngle(turn.from);
  const way = ((restAngle(turn.to) - start) % 360) + 360;
  // At the end it is the resting place itself, not a sum that comes near it.
  if (turn.elapsedMs >= TURN_MS) return restAngle(turn.to);
  return start + ((way % 360) + 360 * TURNS) * wayAfter(turn.elapsedMs / TURN_MS);
}

/** The segment under the pointer. */
export function segmentAt(angle: number): number {
  return ((Math.round(-angle / STEP) % SEGMENTS) + SEGMENTS) % SEGMENTS;
}

/** How far the tongue of the pointer is bent by the last peg that passed, 0 … 1. */
export function bentAt(angle: number): number {
  const past = angle / STEP - 0.5 - Math.floor(angle / STEP - 0.5);
  return past < 0.42 ? 1 - past / 0.42 : 0;
}
